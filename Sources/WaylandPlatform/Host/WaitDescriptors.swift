import CDispatchRunLoop
import Glibc

/// Descriptors of one wait.
@MainActor struct WaitDescriptors {
    private var requests: [pollfd]
    /// Descriptor that is readable while the main queue has blocks to run.
    private static let mainQueue = _dispatch_get_main_queue_port_4CF()

    /// - Parameters:
    ///   - socket: the compositor's socket; nil without a connection.
    ///   - waitsForRoom: true if requests are waiting for room in the socket.
    ///   - runLoop: descriptor of the run loop's sources and timers; nil if it is not known.
    init(socket: Int32?, waitsForRoom: Bool, runLoop: Int32?) {
        // A negative descriptor is ignored.
        requests = [
            pollfd(fd: socket ?? -1, events: Int16(POLLIN | (waitsForRoom ? POLLOUT : 0)), revents: 0),
            pollfd(fd: runLoop ?? -1, events: Int16(POLLIN), revents: 0),
            pollfd(fd: Self.mainQueue, events: Int16(POLLIN), revents: 0),
        ]
    }

    /// Waits until one of the descriptors is ready, at most for `seconds`; nil is without an end.
    ///
    /// - Returns: false if none is ready: time is up, or a signal arrived.
    mutating func wait(seconds: Double?) -> Bool {
        let milliseconds = seconds.map { Int32(min(max(($0 * 1_000).rounded(.up), 0), 1e9)) } ?? -1
        return unsafe poll(&requests, nfds_t(requests.count), milliseconds) > 0
    }

    var isSocketReady: Bool { requests[0].revents != 0 }
    var isRunLoopReady: Bool { requests[1].revents != 0 || requests[2].revents != 0 }
}
