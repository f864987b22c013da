import Foundation
import PictureFormats
import RemoteBytes
import Testing

@testable import RemotePictures

/// Pictures in memory, and the fetching of addresses that cannot be had.
struct PictureFetcherTests {
    private func url(_ name: String) throws -> URL { try #require(URL(string: "http://example.org/\(name)")) }
    private func picture(_ count: Int) -> PictureData { PictureData(Data(count: count)) }

    @Test func `the pictures used last are kept, up to a number of bytes`() throws {
        var kept = KeptPictures(mostBytes: 100)
        let (a, b, c) = (try url("a"), try url("b"), try url("c"))
        kept.keep(picture(40), of: a)
        kept.keep(picture(40), of: b)
        #expect(kept[a] != nil)
        kept.keep(picture(40), of: c)
        #expect(kept[a] != nil && kept[b] == nil && kept[c] != nil && kept.bytes == 80)
        kept.keep(picture(10), of: a)
        #expect(kept.bytes == 50, "a newer picture replaces the older one")
        kept.keep(picture(101), of: b)
        #expect(kept[b] == nil && kept.bytes == 50, "one that is too large displaces nothing")
    }

    private func result(of url: URL, mostBytes: Int = 1_000) async -> Result<PictureData, FetchFailure> {
        let fetcher = PictureFetcher(mostBytes: mostBytes)
        return await withCheckedContinuation { continuation in
            _ = fetcher.fetch(url) { continuation.resume(returning: $0) }
        }
    }

    @Test func `an address without a server fails, with the reason`() async throws {
        // Port 1 of this machine: nothing listens there.
        let result = await result(of: try #require(URL(string: "http://127.0.0.1:1/a.png")))
        guard case .failure(.failed(let reason)) = result else {
            Issue.record("\(result)")
            return
        }
        #expect(!reason.isEmpty)
    }

    @Test func `only HTTP is spoken`() async throws {
        let result = await result(of: URL(filePath: "/etc/hostname"))
        guard case .failure(.failed) = result else {
            Issue.record("\(result)")
            return
        }
    }

    @Test(arguments: [
        ("200 OK", "", 1_000, "picture"), ("404 Not Found", "", 1_000, "status 404"),
        ("200 OK", "", 3, "more than 3 bytes"),
    ])
    func `a server's answer is the picture, or says why there is none`(
        status: String, header: String, most: Int, expected: String
    ) async throws {
        let server = try OneAnswerServer("HTTP/1.1 \(status)\r\n\(header)Content-Length: 7\r\n\r\npicture")
        let result = await result(of: try #require(URL(string: "http://127.0.0.1:\(server.port)/a")), mostBytes: most)
        switch result {
        case .success(let picture): #expect(String(decoding: picture.data, as: UTF8.self) == expected)
        case .failure(let failure): #expect(failure.description.contains(expected))
        }
    }

    @Test(arguments: [
        ("", true), ("Cache-Control: private, no-store\r\n", false), ("cache-control: max-age=60\r\n", true),
    ])
    func `a server may forbid to keep the picture`(header: String, isKept: Bool) async throws {
        let server = try OneAnswerServer("HTTP/1.1 200 OK\r\n\(header)Content-Length: 1\r\n\r\nx")
        let fetcher = PictureFetcher()
        let url = try #require(URL(string: "http://127.0.0.1:\(server.port)/a"))
        let result = await withCheckedContinuation { continuation in
            _ = fetcher.fetch(url) { continuation.resume(returning: $0) }
        }
        #expect((try? result.get()) != nil)
        #expect((fetcher.keptPicture(at: url) != nil) == isKept)
    }

    @Test func `a cancelled fetch ends without an answer`() async throws {
        let server = try OneAnswerServer(nil)
        let fetcher = PictureFetcher()
        let url = try #require(URL(string: "http://127.0.0.1:\(server.port)/a"))
        let result = await withCheckedContinuation { continuation in
            let cancel = fetcher.fetch(url) { continuation.resume(returning: $0) }
            cancel()
        }
        #expect(result.failure == .cancelled)
    }
}

extension Result {
    fileprivate var failure: Failure? { if case .failure(let failure) = self { failure } else { nil } }
}
