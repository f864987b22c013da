import CoreTransferable
import Foundation
import Testing
import UniformTypeIdentifiers

struct ItemProviderTests {
    private func object<T: Sendable>(
        _ body: (@escaping @Sendable (T?, (any Error)?) -> Void) -> Progress
    ) async throws -> T? {
        try await withCheckedThrowingContinuation { next in
            _ = body { value, error in
                if let error { next.resume(throwing: error) } else { next.resume(returning: value) }
            }
        }
    }

    @Test func `an NSString is plain text, and comes back as String and NSString`() async throws {
        let provider = NSItemProvider(object: "hello" as NSString)
        #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
        #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
        #expect(provider.canLoadObject(ofClass: String.self) && provider.canLoadObject(ofClass: NSString.self))
        #expect(!provider.canLoadObject(ofClass: URL.self))
        #expect(try await object { provider.loadObject(ofClass: String.self, completionHandler: $0) } == "hello")
        let text: String? = try await object { done in
            provider.loadObject(ofClass: NSString.self) { item, error in done(item.map { $0 as Any } as? String, error)
            }
        }
        #expect(text == "hello")
        #expect(try await provider.loadItem(forTypeIdentifier: "public.plain-text") as? NSString == "hello")
    }

    @Test func `a file's address is one of a file, and another is not`() async throws {
        let file = NSItemProvider(object: URL(filePath: "/tmp/a.txt") as NSURL)
        #expect(file.registeredContentTypes == [.fileURL, .url, .utf8PlainText])
        let web = NSItemProvider(object: try #require(NSURL(string: "https://example.org/")))
        #expect(web.registeredContentTypes == [.url, .utf8PlainText])
        #expect(try await object { web.loadObject(ofClass: URL.self, completionHandler: $0) }?.host == "example.org")
        let item = try await file.loadItem(forTypeIdentifier: UTType.fileURL.identifier)
        #expect((item as Any as? URL)?.path == "/tmp/a.txt")
    }

    @Test func `data is loaded when it is wanted, and a handler that answers twice is heard once`() async throws {
        let provider = NSItemProvider()
        provider.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .all) { done in
            done(Data([1]), nil)
            done(Data([2]), nil)
            return nil
        }
        #expect(try await object { provider.loadDataRepresentation(for: .image, completionHandler: $0) } == Data([1]))
        await #expect(throws: (any Error).self) {
            try await object { provider.loadDataRepresentation(for: .text, completionHandler: $0) }
        }
    }

    @Test func `a value is registered in all its forms, and loaded from them`() async throws {
        let provider = NSItemProvider()
        provider.register(Note(title: "note"))
        #expect(provider.registeredContentTypes == [.note, .utf8PlainText])
        let note = try await withCheckedThrowingContinuation { next in
            _ = provider.loadTransferable(type: Note.self) { next.resume(with: $0) }
        }
        #expect(note == Note(title: "note"))
        let sketch = NSItemProvider()
        sketch.register(Sketch(bytes: Data()))
        #expect(sketch.suggestedName == "Sketch.png")
        await #expect(throws: (any Error).self) {
            try await withCheckedThrowingContinuation { next in
                _ = provider.loadTransferable(type: Sketch.self) { next.resume(with: $0) }
            }
        }
    }

    @Test func `a file that is loaded is a copy with the suggested name`() async throws {
        let provider = NSItemProvider(item: Data([5]) as NSData, typeIdentifier: "public.png")
        provider.suggestedName = "../sign"
        let found: String? = try await object { done in
            provider.loadFileRepresentation(forTypeIdentifier: "public.image") { url, error in
                // The copy is there until this returns.
                let isThere = url.flatMap { try? Data(contentsOf: $0) } == Data([5])
                done(isThere ? url?.lastPathComponent : nil, error)
            }
        }
        #expect(found == "sign.png")
    }
}
