import Foundation
import FoundationSupplement
import Testing

/// Bytes of files and addresses, as a sequence, and text in them.
struct AsyncBytesTests {
    private func bytes(_ text: String) -> AsyncStream<UInt8> { bytes(Array(text.utf8)) }

    private func bytes(_ bytes: [UInt8]) -> AsyncStream<UInt8> {
        AsyncStream { continuation in
            for byte in bytes { continuation.yield(byte) }
            continuation.finish()
        }
    }

    private func all<Sequence: AsyncSequence>(_ sequence: Sequence) async throws -> [Sequence.Element] {
        var elements: [Sequence.Element] = []
        for try await element in sequence { elements.append(element) }
        return elements
    }

    @Test(arguments: [
        ("one\ntwo", ["one", "two"]), ("one\r\ntwo\r\n", ["one", "two"]), ("\n\none\n\n\ntwo\n", ["one", "two"]),
        ("one\rtwo\u{2028}three\u{85}four", ["one", "two", "three", "four"]), ("", []), ("\n", []),
        ("grün 🎉\n한국어", ["grün 🎉", "한국어"]), (" \n", [" "]),
    ])
    func `lines end at every end of Unicode, and empty ones are left out`(text: String, lines: [String]) async throws {
        #expect(try await all(bytes(text).lines) == lines)
    }

    @Test func `characters are read whole`() async throws {
        #expect(try await all(bytes("e\u{301}👩‍👩‍👧a").characters) == ["e\u{301}", "👩‍👩‍👧", "a"])
        #expect(try await all(bytes("a\r\nb").characters) == ["a", "\r\n", "b"])
        #expect(try await all(bytes("").characters).isEmpty)
    }

    @Test func `bytes that are no text become replacement characters, and the rest is read`() async throws {
        #expect(try await all(bytes([0x61, 0xFF, 0x62]).unicodeScalars) == ["a", "\u{FFFD}", "b"])
        #expect(try await all(bytes([0xE2, 0x82, 0x61]).unicodeScalars) == ["\u{FFFD}", "a"])
        #expect(try await all(bytes([0xF0, 0x9F, 0x8E, 0x89, 0xC3]).unicodeScalars) == ["🎉", "\u{FFFD}"])
    }

    @Test func `a file is read as lines and as bytes, once and again`() async throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "lines-\(UUID()).txt")
        try Data("first\nsecond\n".utf8).write(to: file)
        defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: file) } }
        #expect(try await all(file.lines) == ["first", "second"])
        #expect(try await all(file.lines) == ["first", "second"])
        #expect(try await all(file.resourceBytes).count == 13)
        let handle = try FileHandle(forReadingFrom: file)
        #expect(try await all(handle.bytes.lines) == ["first", "second"])
        #expect(try await all(handle.bytes).isEmpty, "the handle stands at the end")
    }

    @Test func `what is not there, and what cannot be fetched, throws`() async {
        await #expect(throws: CocoaError.self) { try await all(URL(filePath: "/nothing/here").lines) }
        await #expect(throws: URLError(.unsupportedURL)) {
            try await all(try #require(URL(string: "mailto:someone")).lines)
        }
    }
}
