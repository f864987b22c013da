import Foundation

/// Folders of the program's resources.
enum ProgramFolders {
    /// The main bundle's resource folder, the folder of the executable, and the `.resources` folders in it that SwiftPM
    /// makes for modules with resources.
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
