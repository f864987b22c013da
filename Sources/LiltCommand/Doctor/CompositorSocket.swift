import Glibc

/// Connection to a compositor's socket, for one question.
enum CompositorSocket {
    /// Seconds to wait for each part of the answer.
    private static let patience = 2

    /// Asks the compositor for its interfaces. Returns nil if nobody answers at the socket.
    static func globals(at path: String) -> CompositorGlobals? {
        let socket = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard socket >= 0 else { return nil }
        defer { close(socket) }
        guard connect(socket, to: path) else { return nil }
        var limit = timeval(tv_sec: patience, tv_usec: 0)
        unsafe setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        let requests = CompositorGlobals.requests
        guard unsafe send(socket, requests, requests.count, Int32(MSG_NOSIGNAL)) == requests.count else {
            return nil
        }
        var globals = CompositorGlobals()
        var buffer = [UInt8](repeating: 0, count: 4_096)
        while !globals.isComplete {
            let count = unsafe recv(socket, &buffer, buffer.count, 0)
            guard count > 0 else { return nil }
            globals.read(Array(buffer[..<count]))
        }
        return globals
    }

    private static func connect(_ socket: Int32, to path: String) -> Bool {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let bytes = Array(path.utf8)
        // The last byte stays 0, which ends the path.
        guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else { return false }
        unsafe withUnsafeMutableBytes(of: &address.sun_path) { unsafe $0.copyBytes(from: bytes) }
        return unsafe withUnsafePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe Glibc.connect(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
            }
        }
    }
}
