import CoreTransferable
import Foundation
import Testing
import UniformTypeIdentifiers

/// Content between programs: names of types, lists of addresses, and providers made of them.
struct WireTests {
    private func data(_ content: OfferedContent, _ name: String) async -> Data? {
        await withCheckedContinuation { next in
            content.load(name) { loaded in
                switch loaded {
                case .success(let data): next.resume(returning: data)
                case .failure: next.resume(returning: nil)
                }
            }
        }
    }

    @Test func `types have the names that desktops know, and a program's own types their identifiers`() {
        #expect(WireTypes.names(of: .utf8PlainText) == WireTypes.text)
        #expect(WireTypes.names(of: .fileURL) == ["text/uri-list"] && WireTypes.names(of: .png) == ["image/png"])
        #expect(WireTypes.names(of: .note) == ["com.example.note"])
        #expect(WireTypes.types(of: "com.example.note") == [.note])
        #expect(WireTypes.types(of: "TEXT/PLAIN;charset=UTF-8") == [.utf8PlainText])
        #expect(WireTypes.types(of: "text/uri-list") == [.fileURL, .url])
        #expect(WireTypes.types(of: "TARGETS").isEmpty && WireTypes.types(of: "text/plain;charset=utf-16").isEmpty)
    }

    @Test func `values are offered in their order, without what is this program's alone`() async {
        let note = NSItemProvider()
        note.register(Note(title: "t"))
        let offered = OfferedContent([note])
        #expect(offered.names == ["com.example.note"] + WireTypes.text)
        #expect(await data(offered, "UTF8_STRING") == Data("t".utf8))
        #expect(await data(offered, "image/png") == nil)
        let sketch = NSItemProvider()
        sketch.register(Sketch(bytes: Data([1])))
        #expect(OfferedContent([sketch]).names == ["image/png"])
    }

    @Test func `content that cannot be loaded says why`() async {
        let item = NSItemProvider()
        item.registerDataRepresentation(forTypeIdentifier: UTType.png.identifier, visibility: .all) { receive in
            receive(nil, CocoaError(.fileNoSuchFile))
            return nil
        }
        let error: (any Error)? = await withCheckedContinuation { next in
            OfferedContent([item]).load("image/png") { loaded in
                switch loaded {
                case .success: next.resume(returning: nil)
                case .failure(let error): next.resume(returning: error)
                }
            }
        }
        #expect((error as? CocoaError)?.code == .fileNoSuchFile)
    }

    @Test func `addresses and files are a list of addresses`() async throws {
        let links = try ["file:///tmp/a%20b", "https://example.org/"].map { text in
            let provider = NSItemProvider()
            let address = try #require(URL(string: text))
            provider.register(address)
            return provider
        }
        let list = await data(OfferedContent(links), "text/uri-list")
        #expect(list == Data("file:///tmp/a%20b\r\nhttps://example.org/\r\n".utf8))
        let recording = NSItemProvider()
        recording.register(Recording(file: URL(filePath: "/tmp/song.mp3")))
        let offered = OfferedContent([recording])
        #expect(offered.names == ["audio/mpeg", "text/uri-list"])
        #expect(await data(offered, "text/uri-list") == Data("file:///tmp/song.mp3\r\n".utf8))
    }

    @Test func `files of another program are items of their own types`() async throws {
        let list = Data("# from a file manager\r\nfile:///tmp/a%20b.png\r\n\r\nhttps://example.org/\nnothing\n".utf8)
        let addresses = WireTypes.addresses(in: list)
        #expect(addresses.map(\.absoluteString) == ["file:///tmp/a%20b.png", "https://example.org/"])
        let providers = ReceivedContent.providers(of: ["text/uri-list"], addresses: addresses) { _, receive in
            receive(nil)
        }
        #expect(providers.map(\.registeredContentTypes) == [[.png, .fileURL, .url], [.url]])
        #expect(providers.first?.suggestedName == "a b")
    }

    @Test func `other content is read when it is loaded`() async throws {
        let providers = ReceivedContent.providers(of: ["text/html", "UTF8_STRING", "TEXT"], addresses: nil) {
            name, done in
            done(Data("as \(name)".utf8))
        }
        let provider = try #require(providers.first)
        #expect(provider.registeredContentTypes == [.html, .utf8PlainText])
        let text = try await withCheckedThrowingContinuation { next in
            _ = provider.loadTransferable(type: String.self) { next.resume(with: $0) }
        }
        #expect(text == "as UTF8_STRING")
    }
}
