import Foundation
import Testing
import UniformTypeIdentifiers

extension UTType {
    fileprivate static let deck = UTType(exportedAs: "com.example.deck", conformingTo: .json)
    fileprivate static let card = UTType(exportedAs: "com.example.card")
}

struct UTTypeTests {
    @Test(arguments: [
        ("png", "image/png", UTType.png), ("JPG", "image/jpeg", .jpeg), ("htm", "text/html; charset=utf-8", .html),
        ("zip", "application/zip", .zip), ("swift", "text/x-swift", .swiftSource),
        ("csv", "text/csv", .commaSeparatedText),
    ])
    func `extensions and MIME types lead to the type, whatever their case and parameters`(
        name: String, mime: String, type: UTType
    ) {
        #expect(UTType(filenameExtension: name) == type)
        #expect(UTType(mimeType: mime) == type)
        #expect(UTType(type.identifier) == type && type.isDeclared && !type.isDynamic)
    }

    @Test func `types conform to what their parents conform to`() {
        #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .data) && UTType.png.conforms(to: .item))
        #expect(UTType.png.conforms(to: .content) && !UTType.png.conforms(to: .text))
        #expect(UTType.png.conforms(to: .png) && !UTType.png.isSubtype(of: .png))
        #expect(UTType.image.isSupertype(of: .jpeg) && UTType.swiftSource.isSubtype(of: .plainText))
        #expect(UTType.fileURL.conforms(to: .url) && !UTType.url.conforms(to: .fileURL))
        #expect(UTType.folder.supertypes == [.directory, .item])
    }

    @Test func `every type of the table leads up to types that are declared`() {
        for type in [UTType.usdz, .rtfd, .epub, .vCard, .osaScriptBundle, .mpeg4Audio, .applicationExtension] {
            #expect(type.supertypes.allSatisfy(\.isDeclared) && type.localizedDescription != nil)
        }
    }

    @Test func `a program's types are known once they are declared, and conform to data by default`() {
        #expect(UTType.deck.conforms(to: .json) && UTType.deck.conforms(to: .text))
        #expect(UTType.card.supertypes == [.data, .item] && UTType("com.example.card") == .card)
        #expect(UTType.deck.preferredFilenameExtension == nil && UTType.deck.isDeclared && !UTType.deck.isPublic)
        #expect(UTType("com.example.unknown") == nil)
        // The system's declarations stay.
        #expect(UTType(exportedAs: "public.png", conformingTo: .text).conforms(to: .image))
    }

    @Test func `an unknown extension gives a dynamic type with that extension`() throws {
        let type = try #require(UTType(filenameExtension: "lilt"))
        #expect(type.isDynamic && type.preferredFilenameExtension == "lilt" && type.conforms(to: .data))
        #expect(UTType(filenameExtension: "LILT") == type && UTType(type.identifier) == type)
        #expect(UTType(filenameExtension: "") == nil && UTType(mimeType: "") == nil)
        #expect(UTType(filenameExtension: "png", conformingTo: .text)?.isDynamic == true)
        #expect(UTType.types(tag: "lilt", tagClass: .filenameExtension, conformingTo: nil).isEmpty)
    }

    @Test func `names get the type's extension unless they have one of its extensions`() {
        let folder = URL(filePath: "/tmp")
        #expect(folder.appendingPathComponent("a", conformingTo: .png).lastPathComponent == "a.png")
        #expect(folder.appendingPathComponent("a.jpg", conformingTo: .jpeg).lastPathComponent == "a.jpg")
        #expect(folder.appendingPathComponent("a.txt", conformingTo: .jpeg).lastPathComponent == "a.txt.jpeg")
        #expect(folder.appendingPathComponent("a", conformingTo: .deck).lastPathComponent == "a")
    }

    @Test func `a type is encoded as its identifier`() throws {
        let data = try JSONEncoder().encode([UTType.png])
        #expect(String(decoding: data, as: UTF8.self) == #"["public.png"]"#)
        #expect(try JSONDecoder().decode([UTType].self, from: data) == [.png])
    }
}
