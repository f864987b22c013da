import Foundation
import LiltCommand
import ProgramSupport
import Testing

/// Notices of changes in folders.
struct FolderWatchTests {
    private let temporary: TemporaryFolder
    private let folder: String
    private let watch: FolderWatch

    init() throws {
        temporary = try TemporaryFolder()
        folder = temporary.url.path
        watch = try FolderWatch()
        watch.add([folder])
    }

    private func make(_ name: String) throws {
        try FileManager.default.createDirectory(atPath: "\(folder)/\(name)", withIntermediateDirectories: false)
    }

    @Test func `tell of files that are written, replaced and removed, and of new folders`() throws {
        #expect(!watch.take())
        try Data("1".utf8).write(to: URL(filePath: "\(folder)/a"))
        #expect(watch.take() && !watch.take())
        try Data("2".utf8).write(to: URL(filePath: "\(folder)/a"), options: .atomic)
        #expect(watch.take() && !watch.take())
        try make("b")
        #expect(watch.take() && !watch.take())
        try FileManager.default.removeItem(atPath: "\(folder)/a")
        #expect(watch.take() && !watch.take())
    }

    @Test func `do not tell of what is made and not written`() throws {
        try FileManager.default.createSymbolicLink(atPath: "\(folder)/a", withDestinationPath: "/b")
        #expect(!watch.take())
        try FileManager.default.moveItem(atPath: "\(folder)/a", toPath: "\(folder)/b")
        #expect(watch.take())
    }

    @Test func `of a folder that took the place of another one are new`() throws {
        try make("b")
        #expect(watch.add([folder, "\(folder)/b"]) && !watch.add([folder, "\(folder)/b"]))
        try FileManager.default.removeItem(atPath: "\(folder)/b")
        #expect(watch.take() && !watch.add([folder, "\(folder)/b"]))
        try make("b")
        #expect(watch.add([folder, "\(folder)/b"]))
    }
}
