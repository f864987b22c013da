import Foundation
import ProgramSupport
import Testing

@testable import ProgramPackages

/// Bytes of a `URLSession`, in a program that gets them.
struct NetworkBytesTests {
    @Test(arguments: [
        "let (b, r) = try await session.bytes(for: request)", "try await URLSession.shared.bytes(from: url)",
        "func read(_ bytes: URLSession.AsyncBytes) {}",
    ])
    func `a source that reads bytes needs them`(source: String) { #expect(NetworkBytesText.isNeeded(by: source)) }

    @Test func `other sources do not`() {
        #expect(!NetworkBytesText.isNeeded(by: "let a = data.bytes; session.data(for: b)"))
    }

    /// A server on this machine that sends the second line of its answer when the client has read the first one.
    private static let program = #"""
        import Foundation
        import FoundationNetworking

        let server = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                _ = bind(server, $0, length)
                _ = getsockname(server, $0, &length)
            }
        }
        listen(server, 4)
        let port = UInt16(bigEndian: address.sin_port)
        let firstIsRead = DispatchSemaphore(value: 0)

        func send(_ text: String, to client: Int32) { _ = text.withCString { write(client, $0, strlen($0)) } }

        func serve(_ rest: (Int32) -> Void) {
            let client = accept(server, nil, nil)
            var request = [UInt8](repeating: 0, count: 4096)
            _ = read(client, &request, 4096)
            rest(client)
            close(client)
        }

        DispatchQueue.global().async {
            serve { client in
                send("HTTP/1.1 200 OK\r\nContent-Length: 10\r\nX-Kind: lines\r\n\r\nfour\n", to: client)
                firstIsRead.wait()
                send("five\n", to: client)
            }
            serve { send("HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n", to: $0) }
            serve { _ in }
        }

        let url = URL(string: "http://127.0.0.1:\(port)/")!
        let (bytes, response) = try await URLSession.shared.bytes(from: url)
        print((response as! HTTPURLResponse).value(forHTTPHeaderField: "X-Kind") ?? "")
        var line = ""
        for try await byte in bytes {
            guard byte == 10 else {
                line.append(Character(Unicode.Scalar(byte)))
                continue
            }
            print(line)
            if line == "four" { firstIsRead.signal() }
            line = ""
        }
        let (nothing, missing) = try await URLSession.shared.bytes(for: URLRequest(url: url))
        var count = 0
        for try await _ in nothing { count += 1 }
        print((missing as! HTTPURLResponse).statusCode, count)
        do {
            _ = try await URLSession.shared.bytes(from: url)
            print("answered")
        } catch {
            print(error is URLError)
        }
        """#

    @Test func `bytes come while the server still sends, errors are thrown`() async throws {
        let folder = try TemporaryFolder()
        try Self.program.write(to: folder.url("main.swift"), atomically: true, encoding: .utf8)
        try NetworkBytesText.text.write(to: folder.url("Bytes.swift"), atomically: true, encoding: .utf8)
        let program = folder.url("program")
        let compiling = try await Program(
            URL(filePath: "/usr/bin/env"),
            [
                "swiftc", "-swift-version", "5", folder.url("main.swift").path, folder.url("Bytes.swift").path, "-o",
                program.path,
            ]
        ).run(limit: 300)
        try #require(compiling.ending == .exited(0), "\(compiling.errorText)")
        let result = try await Program(program).run()
        #expect(result.outputText == "lines\nfour\nfive\n404 0\ntrue\n")
    }
}
