import Foundation
import SwiftUI
import Testing

struct FileWrapperTests {
    @Test func `files and folders come back from disk`() throws {
        let place = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: place) }
        let folder = FileWrapper(directoryWithFileWrappers: [
            "a.txt": FileWrapper(regularFileWithContents: Data("a".utf8)),
            "inner": FileWrapper(directoryWithFileWrappers: [:]),
        ])
        #expect(folder.addRegularFile(withContents: Data("b".utf8), preferredFilename: "a.txt") == "2__#a.txt")
        try folder.write(to: place, options: .withNameUpdating)
        #expect(folder.filename == place.lastPathComponent)
        let read = try FileWrapper(url: place)
        #expect(read.isDirectory && read.fileWrappers?.keys.sorted() == ["2__#a.txt", "a.txt", "inner"])
        #expect(read.fileWrappers?["a.txt"]?.regularFileContents == Data("a".utf8))
        let child = try #require(read.fileWrappers?["inner"])
        read.removeFileWrapper(child)
        #expect(read.fileWrappers?.count == 2 && read.keyForChildFileWrapper(child) == nil)
    }

    @Test func `a folder that cannot be written as a whole leaves the one that is there`() throws {
        let place = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: place) }
        func folder(_ names: String...) -> FileWrapper {
            let files = names.map { ($0, FileWrapper(regularFileWithContents: Data($0.utf8))) }
            return FileWrapper(directoryWithFileWrappers: Dictionary(uniqueKeysWithValues: files))
        }
        try folder("a", "b").write(to: place, options: .atomic)
        #expect(throws: CocoaError.self) { try folder("c", "../d").write(to: place, options: .atomic) }
        #expect(try FileManager.default.contentsOfDirectory(atPath: place.path).sorted() == ["a", "b"])
        try folder("c").write(to: place, options: .atomic)
        #expect(try FileManager.default.contentsOfDirectory(atPath: place.path) == ["c"])
        let beside = place.deletingLastPathComponent().appending(path: ".\(place.lastPathComponent).new")
        #expect(!FileManager.default.fileExists(atPath: beside.path))
    }

    @Test func `a name that leads out of the folder is refused`() {
        let place = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: place) }
        let folder = FileWrapper(directoryWithFileWrappers: ["../out": FileWrapper(regularFileWithContents: Data())])
        #expect(throws: CocoaError.self) { try folder.write(to: place) }
    }

    @Test func `files may always be used`() {
        let url = URL(filePath: "/tmp")
        #expect(url.startAccessingSecurityScopedResource())
        url.stopAccessingSecurityScopedResource()
    }
}
