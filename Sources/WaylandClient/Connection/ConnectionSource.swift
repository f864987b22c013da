import Dispatch

/// Watches a connection's socket on the main queue, and so on the main run loop.
///
/// Wakes the program when the compositor has sent data and, after the socket was full, when it has room again.
@MainActor package final class ConnectionSource {
    private let readable: any DispatchSourceRead
    private let writable: any DispatchSourceWrite
    private var state = State.reading

    private enum State { case reading, readingAndWriting, cancelled }

    /// - Parameters:
    ///   - connection: the connection; its display is retained until the source is cancelled.
    ///   - onReadable: called when data has arrived.
    ///   - onWritable: called when the socket has room again, while ``setWaitsForRoom(_:)`` is true.
    package init(
        _ connection: Connection, onReadable: @escaping @MainActor () -> Void,
        onWritable: @escaping @MainActor () -> Void
    ) {
        let fileDescriptor = connection.fileDescriptor
        readable = DispatchSource.makeReadSource(fileDescriptor: fileDescriptor, queue: .main)
        writable = DispatchSource.makeWriteSource(fileDescriptor: fileDescriptor, queue: .main)
        readable.setEventHandler { MainActor.assumeIsolated(onReadable) }
        writable.setEventHandler { MainActor.assumeIsolated(onWritable) }
        // The socket may be closed only after both sources have been cancelled.
        let display = connection.display
        readable.setCancelHandler { withExtendedLifetime(display) {} }
        writable.setCancelHandler { withExtendedLifetime(display) {} }
        readable.activate()
    }

    /// Sets whether requests are waiting for room in the socket.
    package func setWaitsForRoom(_ waits: Bool) {
        switch (state, waits) {
        case (.reading, true):
            state = .readingAndWriting
            writable.resume()
        case (.readingAndWriting, false):
            state = .reading
            writable.suspend()
        default: break
        }
    }

    package func cancel() {
        guard state != .cancelled else { return }
        // A suspended source must not be released, and does not run its cancel handler.
        if state == .reading { writable.resume() }
        state = .cancelled
        readable.cancel()
        writable.cancel()
    }
}
