import Foundation
import Glibc

/// HTTP server on this machine that gives one answer to whoever connects.
final class OneAnswerServer: Sendable {
    let port: Int
    private let descriptor: Int32

    struct Refused: Error { let call: String }

    /// Begins to listen. With nil as the answer, connections stay open without one.
    init(_ answer: String?) throws {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard descriptor >= 0 else { throw Refused(call: "socket") }
        self.descriptor = descriptor
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let port = unsafe withUnsafeMutablePointer(to: &address) { pointer -> UInt16? in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                guard unsafe bind(descriptor, pointer, length) == 0, listen(descriptor, 8) == 0,
                    unsafe getsockname(descriptor, pointer, &length) == 0
                else { return nil }
                return unsafe pointer.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
                    UInt16(bigEndian: unsafe $0.pointee.sin_port)
                }
            }
        }
        guard let port else { throw Refused(call: "bind") }
        self.port = Int(port)
        Thread.detachNewThread {
            while true {
                let connection = accept(descriptor, nil, nil)
                guard connection >= 0 else { return }
                guard let answer else { continue }
                var request = [UInt8](repeating: 0, count: 4_096)
                _ = unsafe recv(connection, &request, request.count, 0)
                let bytes = Array(answer.utf8)
                _ = unsafe send(connection, bytes, bytes.count, Int32(MSG_NOSIGNAL))
                close(connection)
            }
        }
    }

    deinit {
        shutdown(descriptor, Int32(SHUT_RDWR))
        close(descriptor)
    }
}
