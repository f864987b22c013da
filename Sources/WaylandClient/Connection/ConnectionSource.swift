import Dispatch

/// Watches a connection's socket on the main queue, and so on the main run loop.
///
/// Wakes when the compositor sent something; while the socket is full also when there is room again; never else.
@MainActor package final class ConnectionSource {
    private let readable: any DispatchSourceRead
    private let writable: any DispatchSourceWrite
    private var state = State.reading

    private enum State { case reading, readingAndWriting, cancelled }

    /// - Parameters:
    ///   - onReadable: to dispatch what arrived.
    ///   - onWritable: to flush again.
    package init(
        _ connection: Connection, onReadable: @escaping @MainActor () -> Void,
        onWritable: @escaping @MainActor () -> Void
    ) {
        let fileDescriptor = connection.fileDescriptor
        readable = DispatchSource.makeReadSource(fileDescriptor: fileDescriptor, queue: .main)
        writable = DispatchSource.makeWriteSource(fileDescriptor: fileDescriptor, queue: .main)
        readable.setEventHandler { MainActor.assumeIsolated(onReadable) }
        writable.setEventHandler { MainActor.assumeIsolated(onWritable) }
        // The socket may be closed only after both sources have let go of it.
        let display = connection.display
        readable.setCancelHandler { withExtendedLifetime(display) {} }
        writable.setCancelHandler { withExtendedLifetime(display) {} }
        readable.activate()
    }

    /// Says whether requests are waiting for room in the socket.
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
