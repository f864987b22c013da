import Foundation
import Platform
import Runtime

/// Run of one scene in this process.
@MainActor struct SceneRun {
    var play: Play
    var idiom: Idiom
    var options: RuntimeOptions
    /// Running time in seconds; nil runs until the window is closed, or offscreen for ``usualSeconds``.
    var seconds: Double?

    static let usualSeconds = 5.0

    /// Runs the scene; returns the frame report (empty unless successful) and the exit status.
    func run() -> (report: [String: Any], status: ExitStatus) {
        let folder = FileManager.default.temporaryDirectory.appending(path: "frame-timing-\(getpid())")
        // If removing fails, the system clears the temporary folder itself.
        defer { try? FileManager.default.removeItem(at: folder) }
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            return try run(in: folder)
        } catch {
            return ([:], .cannotCreate("the run could not use \(folder.path): \(error.localizedDescription)"))
        }
    }

    /// Runs the scene with its files in `folder`.
    ///
    /// - Throws: an error of Foundation if a file cannot be written or read.
    private func run(in folder: URL) throws -> (report: [String: Any], status: ExitStatus) {
        let file = folder.appending(path: "report.json")
        var options = options
        options.report = .file(file.path)
        options.servesTimers = false
        // A script of the user's ends the run itself.
        let seconds =
            options.scriptPath == nil && options.host == .offscreen ? self.seconds ?? Self.usualSeconds : self.seconds
        if options.scriptPath == nil, let seconds {
            let script = folder.appending(path: "end.script")
            try Data("at \(seconds) quit\n".utf8).write(to: script)
            options.scriptPath = script.path
        }
        let status: ExitStatus
        switch idiom {
        case .layers, .views: status = Program(app: CardsApp(play: play, idiom: idiom), options: options).run()
        case .baseline: status = BaselineProgram(play: play, options: options, seconds: seconds, report: file).run()
        }
        guard status == .success else { return ([:], status) }
        var report = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any] ?? [:]
        report["scene"] = play.scene.rawValue
        report["cards"] = play.count
        report["idiom"] = idiom.rawValue
        return (report, status)
    }
}
