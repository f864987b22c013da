import CairoRenderer
import Foundation
import Lilt
import PictureFormats
import SwiftUI
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Pictures at addresses: files, data, and remote ones from a source that the test controls.
@MainActor struct AsyncImageTests {
    /// Source whose pictures arrive when the test says so.
    private final class Source: PictureSource {
        var kept: [URL: PictureData] = [:]
        private var waiting: [URL: @MainActor (Result<PictureData, any Error>) -> Void] = [:]
        private(set) var cancelled: [URL] = []
        private(set) var fetches = 0

        func keptPicture(at url: URL) -> PictureData? { kept[url] }

        func fetch(
            _ url: URL, _ receive: @escaping @MainActor (Result<PictureData, any Error>) -> Void
        ) -> @MainActor () -> Void {
            fetches += 1
            waiting[url] = receive
            return { [self] in
                cancelled.append(url)
                waiting[url] = nil
            }
        }

        func deliver(_ result: Result<PictureData, any Error>, to url: URL) { waiting[url]?(result) }
    }

    private struct Offline: Error {}

    private static let red: UInt32 = 0xFFFF_0000
    private static let blue: UInt32 = 0xFF00_00FF

    private func png(_ pixel: UInt32, side: Int = 20) throws -> Data {
        Data(try PNGFile.encode(Bitmap(width: side, height: side, filledWith: pixel)))
    }

    private func address(_ name: String) throws -> URL { try #require(URL(string: "https://example.org/\(name)")) }

    private struct Shown: View {
        let url: URL?
        let source: Source
        var transaction = Transaction()
        var isThere = true

        var body: some View {
            VStack {
                if isThere {
                    AsyncImage(url: url, scale: 2, transaction: transaction) { phase in
                        switch phase {
                        case .empty: Color.green
                        case .success(let image): image.resizable()
                        case .failure: Color.black
                        }
                    }
                }
            }
            .environment(\.pictureSource, source)
        }
    }

    private func stage(_ url: URL?, _ source: Source = Source()) -> Stage {
        Stage(size: CGSize(width: 40, height: 40)) { Shown(url: url, source: source) }
    }

    @Test func `a picture in the address itself is there in the first frame`() throws {
        let data = try png(Self.red).base64EncodedString()
        let stage = stage(URL(string: "data:image/png;base64,\(data)"))
        #expect(stage.image[20, 20] == Self.red && stage.problems == [])
    }

    @Test func `so is that of a file, in its own size`() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "AsyncImageTests-\(UUID().uuidString).png")
        try png(Self.blue).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let stage = Stage(size: CGSize(width: 40, height: 40)) { AsyncImage(url: file, scale: 2) }
        #expect(stage.image[20, 20] == Self.blue)
        #expect(stage.image[12, 20] != Self.blue, "20 pixels at two a point are 10 points")
    }

    @Test func `a remote one comes later, and stays for the next view`() throws {
        let source = Source()
        let url = try address("red.png")
        let stage = stage(url, source)
        #expect(stage.image[20, 20] != Self.red && source.fetches == 1)
        source.deliver(.success(PictureData(try png(Self.red))), to: url)
        stage.advance(frames: 1)
        #expect(stage.image[20, 20] == Self.red)
        source.kept[url] = PictureData(try png(Self.blue))
        let second = self.stage(url, source)
        #expect(second.image[20, 20] == Self.blue && source.fetches == 1)
    }

    @Test func `the phase changes in the transaction that is given`() throws {
        let source = Source()
        let url = try address("red.png")
        let stage = Stage(size: CGSize(width: 40, height: 40)) {
            Shown(url: url, source: source, transaction: Transaction(animation: .linear(duration: 1)))
        }
        source.deliver(.success(PictureData(try png(Self.red))), to: url)
        stage.advance(by: 0.5)
        let pixel = stage.image[20, 20]
        #expect(pixel != Self.red && pixel >> 16 & 255 > 60, "it fades: \(String(pixel, radix: 16))")
        try stage.settle()
        #expect(stage.image[20, 20] == Self.red)
    }

    @Test func `failures are told apart from waiting`() throws {
        let source = Source()
        let url = try address("red.png")
        let stage = stage(url, source)
        source.deliver(.failure(Offline()), to: url)
        stage.advance(frames: 1)
        #expect(stage.image[20, 20] == 0xFF00_0000)
        let broken = self.stage(URL(string: "data:image/png;base64,AAAA"))
        #expect(broken.image[20, 20] == 0xFF00_0000, "bytes that are no picture")
        let odd = self.stage(URL(string: "gopher://example.org/a.png"))
        #expect(odd.image[20, 20] == 0xFF00_0000, "a scheme that nobody reads")
    }

    private struct Changing: View {
        let urls: [URL]
        let source: Source
        @State private var index = 0
        @State private var isThere = true

        var body: some View {
            VStack {
                Button("Next") { index += 1 }
                Button("Away") { isThere = false }
                Shown(url: urls[index], source: source, isThere: isThere).frame(width: 40, height: 40)
            }
        }
    }

    @Test func `a fetch ends with its address, and with its view`() throws {
        let source = Source()
        let urls = [try address("a.png"), try address("b.png")]
        let stage = Stage(size: CGSize(width: 200, height: 200)) { Changing(urls: urls, source: source) }
        try stage.tap("Next")
        stage.advance(frames: 2)
        #expect(source.cancelled == [urls[0]] && source.fetches == 2)
        try stage.tap("Away")
        try stage.settle()
        #expect(source.cancelled == urls)
    }

    @Test func `without an address there is only the placeholder`() {
        let stage = Stage(size: CGSize(width: 40, height: 40)) {
            AsyncImage(url: nil) {
                $0
            } placeholder: {
                Color.blue
            }
        }
        #expect(stage.problems == [] && stage.layers.all.contains { $0.frame.width == 40 })
    }
}
