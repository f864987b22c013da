import Foundation

/// Search for commands.
enum CommandPath {
    /// Full path of a command: of `name` itself if it has a slash, else of the first of that name in the folders of
    /// `PATH`. Nil if there is none that can be executed.
    static func find(
        _ name: String, in path: String? = ProcessInfo.processInfo.environment["PATH"]
    ) -> URL? {
        let places =
            name.contains("/")
            ? [URL(filePath: name)]
            : (path ?? "/usr/bin:/bin").split(separator: ":").map { URL(filePath: String($0)).appending(path: name) }
        return places.first { url in
            // A file that is not there, or cannot be looked at, is not the command.
            let type = try? FileManager.default.attributesOfItem(atPath: url.resolvingSymlinksInPath().path)[.type]
            return type as? FileAttributeType == .typeRegular && FileManager.default.isExecutableFile(atPath: url.path)
        }
    }

    /// This program.
    static var own: URL { URL(filePath: "/proc/self/exe").resolvingSymlinksInPath() }
}
