import CDispatchRunLoop
import Glibc

/// Descriptors on which the main thread waits. They are kept from wait to wait, so that a wait allocates nothing.
@MainActor struct WaitDescriptors {
    // A negative descriptor is ignored.
    private var requests = [pollfd](repeating: pollfd(fd: -1, events: Int16(POLLIN), revents: 0), count: 3)

    init() {
        // Readable while the main queue has blocks to run.
        requests[2].fd = _dispatch_get_main_queue_port_4CF()
    }

    /// Waits until one of the descriptors is ready.
    ///
    /// - Parameters:
    ///   - socket: the compositor's socket; nil without a connection.
    ///   - waitsForRoom: true if requests are waiting for room in the socket.
    ///   - runLoop: descriptor of the run loop's sources and timers; nil if it is not known.
    ///   - seconds: longest wait; nil is without an end.
    /// - Returns: false if none is ready: time is up, or a signal arrived.
    mutating func wait(socket: Int32?, waitsForRoom: Bool, runLoop: Int32?, seconds: Double?) -> Bool {
        requests[0].fd = socket ?? -1
        requests[0].events = Int16(POLLIN | (waitsForRoom ? POLLOUT : 0))
        requests[1].fd = runLoop ?? -1
        let milliseconds = seconds.map { Int32(min(max(($0 * 1_000).rounded(.up), 0), 1e9)) } ?? -1
        return unsafe poll(&requests, nfds_t(requests.count), milliseconds) > 0
    }

    var isSocketReady: Bool { requests[0].revents != 0 }
    var isRunLoopReady: Bool { requests[1].revents != 0 || requests[2].revents != 0 }
}
