import CWayland
import Glibc
import Synchronization

/// Owns one `wl_display`: connects it, and disconnects when the last reference is gone.
///
/// Every proxy retains the display, and so does the source that watches its socket, until the source is cancelled.
@safe final class Display: @unchecked Sendable {
    let raw: OpaquePointer

    /// Bytes of requests that may wait when the socket is full; one more breaks the connection. Some hundred thousand
    /// bytes are in the socket then. Windows draw nothing before the compositor has answered, so a program that is
    /// only unlucky does not get there, and one whose compositor stays stopped does not grow.
    static let mostBytesWaiting = 1 << 20

    /// Connects to the compositor that `WAYLAND_SOCKET` or `WAYLAND_DISPLAY` name.
    ///
    /// - Throws: ``ConnectionError/unreachable(code:)`` if no compositor accepts the connection.
    init() throws(ConnectionError) {
        DisplayLog.begin()
        guard let raw = unsafe wl_display_connect(nil) else { throw .unreachable(code: errno) }
        unsafe self.raw = raw
        unsafe lilt_limit_waiting_requests(raw, Self.mostBytesWaiting)
    }

    /// Takes over a connected socket. A failure closes it.
    ///
    /// - Throws: ``ConnectionError/unreachable(code:)`` if libwayland cannot use the socket.
    init(socket: consuming FileDescriptor) throws(ConnectionError) {
        DisplayLog.begin()
        guard let raw = unsafe wl_display_connect_to_fd(socket.release()) else { throw .unreachable(code: errno) }
        unsafe self.raw = raw
        unsafe lilt_limit_waiting_requests(raw, Self.mostBytesWaiting)
    }

    deinit { unsafe wl_display_disconnect(raw) }

    var fileDescriptor: Int32 { unsafe wl_display_get_fd(raw) }
}

/// Last line that libwayland would have printed on standard error, kept for a program's own error message.
enum DisplayLog {
    private static let last = Mutex("")

    static func begin() {
        unsafe wl_log_set_handler_client { format, arguments in
            guard let format = unsafe format, let arguments = unsafe arguments else { return }
            var line = [CChar](repeating: 0, count: 512)
            unsafe vsnprintf(&line, line.count, format, arguments)
            let text = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
            DisplayLog.last.withLock { $0 = text.split(whereSeparator: \.isNewline).joined(separator: " ") }
        }
    }

    static var lastLine: String { last.withLock { $0 } }
}
