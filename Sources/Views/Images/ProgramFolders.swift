import Foundation

/// Where a program has its resources.
enum ProgramFolders {
    /// The folder of resources, the program's own, and those that SwiftPM lays beside it for modules with resources.
    static let all: [String] = {
        let beside = Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent().path
        var folders: [String] = []
        for folder in [Bundle.main.resourcePath, beside].compactMap({ $0 }) where !folders.contains(folder) {
            folders.append(folder)
        }
        guard let beside else { return folders }
        let files = (try? FileManager.default.contentsOfDirectory(atPath: beside)) ?? []
        return folders + files.filter { $0.hasSuffix(".resources") }.sorted().map { "\(beside)/\($0)" }
    }()
}
