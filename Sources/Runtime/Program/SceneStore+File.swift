import Foundation
import ViewGraph

extension SceneStore {
    /// Returns the file of a program's scene storage. It lies in the folder that the XDG Base Directory Specification
    /// names for state, `$XDG_STATE_HOME` or `~/.local/state`.
    static func file(
        of program: String, environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> URL {
        // The specification requires that a relative path is ignored.
        let folder =
            environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? URL(filePath: $0) : nil }
            ?? FileManager.default.homeDirectoryForCurrentUser.appending(path: ".local/state")
        return folder.appending(path: program).appending(path: "scene.json")
    }
}
