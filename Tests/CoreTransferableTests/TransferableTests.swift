import CoreTransferable
import Foundation
import Testing
import UniformTypeIdentifiers

extension UTType {
    static let note = UTType(exportedAs: "com.example.note")
    static let sketch = UTType(exportedAs: "com.example.sketch", conformingTo: .image)
}

struct Note: Codable, Transferable, Equatable {
    var title: String
    var isSecret = false

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .note)
        ProxyRepresentation(exporting: \.title)
            .exportingCondition { !$0.isSecret }
    }
}

struct Sketch: Transferable, Equatable {
    var bytes: Data

    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .sketch) {
            $0.bytes
        } importing: {
            Sketch(bytes: $0)
        }
        .visibility(.ownProcess)
        DataRepresentation(exportedContentType: .png) { sketch in Data([0x89]) + sketch.bytes }
            .suggestedFileName("Sketch.png")
        FileRepresentation(importedContentType: .image) { received in
            Sketch(bytes: try Data(contentsOf: received.file))
        }
    }
}

struct Recording: Transferable {
    var file: URL

    static var transferRepresentation: some TransferRepresentation {
        FileRepresentation(contentType: .mp3) {
            SentTransferredFile($0.file)
        } importing: { received in
            let kept = received.file.deletingLastPathComponent().appending(path: "kept.mp3")
            try FileManager.default.copyItem(at: received.file, to: kept)
            return Recording(file: kept)
        }
    }
}

struct TransferableTests {
    @Test func `forms are those of the representations in order, as far as their conditions are met`() {
        #expect(Note.exportedContentTypes() == [.note, .utf8PlainText] && Note.importedContentTypes() == [.note])
        #expect(Note(title: "a", isSecret: true).exportedContentTypes() == [.note])
        #expect(Sketch.exportedContentTypes() == [.png])
        #expect(Sketch.exportedContentTypes(.ownProcess) == [.sketch, .png])
        #expect(Sketch.importedContentTypes() == [.sketch, .image])
        #expect(Sketch(bytes: Data()).suggestedFilename == "Sketch.png")
    }

    @Test func `values come back from their content`() async throws {
        let note = Note(title: "gr\u{fc}n")
        #expect(try await Note(importing: note.exported(as: .note), contentType: .note) == note)
        #expect(try await note.exported(as: .plainText) == Data("gr\u{fc}n".utf8))
        let sketch = Sketch(bytes: Data([1, 2]))
        #expect(try await sketch.exported(as: .image) == Data([1, 2]), "the first form that is an image")
        #expect(try await Sketch(importing: Data([7]), contentType: .jpeg).bytes == Data([7]))
    }

    @Test func `what no form has is an error`() async {
        await #expect(throws: (any Error).self) { try await Note(title: "a").exported(as: .png) }
        await #expect(throws: (any Error).self) { try await Note(title: "a", isSecret: true).exported(as: .text) }
        await #expect(throws: (any Error).self) { try await Note(importing: Data("x".utf8), contentType: .note) }
        await #expect(throws: (any Error).self) { try await Note(importing: Data(), contentType: .png) }
    }

    private func roundTrip<T: Transferable & Equatable>(_ value: T) async throws -> Bool {
        let type = value.exportedContentTypes().first
        return try await T(importing: value.exported(as: type), contentType: type) == value
    }

    @Test func `texts, addresses and attributed texts are what they were`() async throws {
        #expect(try await roundTrip("gr\u{fc}n \u{1F44B}\n# no comment"))
        let file = try #require(URL(string: "file:///tmp/a%20b"))
        #expect(try await roundTrip(file))
        #expect(try await roundTrip(Data([0, 255, 10])))
        var text = AttributedString("see ")
        var link = AttributedString("here")
        link.link = URL(string: "https://example.org")
        text += link
        #expect(try await roundTrip(text))
        #expect(URL.exportedContentTypes() == [.fileURL, .url, .utf8PlainText])
        #expect(URL(string: "https://a.b")?.exportedContentTypes() == [.url, .utf8PlainText])
    }

    @Test func `files are copied to the receiver`() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "song.mp3")
        try Data([1, 2, 3]).write(to: file)
        let copy = try await Recording(importing: file, contentType: .mp3)
        #expect(copy.file.deletingLastPathComponent() != folder)
        #expect(try Data(contentsOf: copy.file) == Data([1, 2, 3]))
        let data = try await Recording(file: file).exported(as: .audio)
        #expect(data == Data([1, 2, 3]))
    }
}
