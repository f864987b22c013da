import Foundation
import ProgramSupport
import Testing

/// Suite of tests in real time, which run one at a time.
@Suite(.serialized) enum RealCompositors {
    /// Folder of the features and of their library.
    static let features = PackageFolder.url.appendingPathComponent("scripts/compositors")

    /// Program that runs a script within a compositor of the lab, with the functions of `scripts/compositors/library`.
    ///
    /// - Parameters:
    ///   - script: shell script to run.
    ///   - compositor: the compositor that it will run under.
    ///   - game: the game that `begin` starts; default the one built beside the tests.
    ///   - folder: folder of output files, `$OUT` in the script.
    /// - Returns: the program.
    static func program(
        _ script: URL, under compositor: Compositor, playing game: URL = BuiltProducts.url(of: "memory-game"),
        in folder: TemporaryFolder
    ) -> Program {
        var shell = Program(
            URL(fileURLWithPath: "/bin/bash"), ["-e", features.appendingPathComponent("library").path, script.path])
        shell.environment = LabGame.environment(home: folder)
        shell.environment["GAME"] = game.path
        shell.environment["OUT"] = folder.url.path
        shell.environment["COMPOSITOR"] = compositor == .labSway ? "sway" : "weston"
        return shell
    }

    /// Writes a script into a folder, for `program(_:under:playing:in:)`.
    ///
    /// - Returns: its file.
    /// - Throws: an error of Foundation if the file cannot be written.
    static func write(_ script: String, into folder: TemporaryFolder) throws -> URL {
        let file = folder.url("script.sh")
        try Data(script.utf8).write(to: file)
        return file
    }
}
