import Foundation
import ViewGraph

extension SceneStore {
    /// Where a program's windows keep their state: the folder that the desktop's base directory specification names for
    /// it, `$XDG_STATE_HOME` or `~/.local/state`.
    static func file(
        of program: String, environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> URL {
        // A relative path is to be ignored, says the specification.
        let folder =
            environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? URL(filePath: $0) : nil }
            ?? FileManager.default.homeDirectoryForCurrentUser.appending(path: ".local/state")
        return folder.appending(path: program).appending(path: "scene.json")
    }
}
