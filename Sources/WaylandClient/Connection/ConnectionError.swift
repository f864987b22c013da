/// Reason why a connection cannot be made, or is broken.
package enum ConnectionError: Error, Equatable, CustomStringConvertible {
    /// `wl_display_connect` failed with this `errno`.
    case unreachable(code: Int32)
    /// The compositor hung up, or the socket failed, with this `errno`.
    case lost(code: Int32)
    /// The compositor does not read: the socket is full, and so is the memory for requests that wait for it.
    case unread
    /// The compositor sent `wl_display.error`: this program broke the protocol. `requests` describes the last requests
    /// to that object.
    case violation(interface: String, object: UInt32, code: UInt32, message: String, requests: String)
    /// The compositor did not answer for this many seconds.
    case silent(seconds: Int)

    package var description: String {
        switch self {
        case .unreachable(let code): "no Wayland compositor can be reached (\(systemMessage(code)))"
        case .lost(let code): "the Wayland compositor closed the connection (\(systemMessage(code)))"
        case .unread: "the Wayland compositor has stopped reading, and no more requests can wait for it"
        case .violation(let interface, let object, let code, let message, let requests):
            "the Wayland compositor ended the connection: \(interface)#\(object), error \(code): \(message)"
                + (requests.isEmpty ? "" : "; the last requests to it were \(requests)")
        case .silent(let seconds): "the Wayland compositor did not answer for \(seconds) seconds"
        }
    }
}
