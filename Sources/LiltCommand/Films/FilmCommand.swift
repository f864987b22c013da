import CommandLineOptions
import Foundation
import ProgramPackages
import Projects

/// `lilt film`: runs a program offscreen by a script, and makes a film of it.
struct FilmCommand {
    private let options: FilmOptions
    private let script: FilmScript
    private let length: FilmTime
    /// Nil for a filmstrip, which the program itself makes.
    private let encoder: FilmEncoder?
    private let environment: [String: String]

    /// Reads the options and the script.
    ///
    /// - Throws: ``CommandLineError`` or ``CommandFailure``; nothing has been built by then.
    init(_ command: ParsedCommand, environment: [String: String]) throws {
        options = try FilmOptions(command)
        script = try Self.script(options)
        length = try options.length(of: script)
        encoder = options.format.needsEncoder ? try FilmEncoder(for: options.format, environment: environment) : nil
        self.environment = environment
    }

    /// Reads the script of the user, or makes one that taps.
    ///
    /// - Throws: ``CommandFailure`` if the file cannot be read.
    private static func script(_ options: FilmOptions) throws(CommandFailure) -> FilmScript {
        guard let path = options.script else { return FilmScript(taps: options.taps) }
        do { return FilmScript(try String(contentsOfFile: path, encoding: .utf8)) } catch {
            throw .usage("the script \(path) cannot be read: \(error.localizedDescription)")
        }
    }

    /// Runs the program and writes the film.
    ///
    /// - Throws: ``CommandFailure`` with the program's status if it fails, or if a file cannot be written.
    func run(_ bundle: ApplicationBundle, _ arguments: [String], _ terminal: inout Terminal) throws(CommandFailure) {
        var shown = terminal
        try OffscreenRun.inFolder(named: "lilt-film") { folder throws(CommandFailure) in
            let run = OffscreenRun(
                executable: bundle.executable, arguments: arguments, environment: environment, folder: folder)
            try make(by: run, fonts: bundle.fonts, &shown)
        }
        print(options.file)
    }

    /// Runs the program and writes the film.
    ///
    /// - Throws: ``CommandFailure`` as ``run(_:_:_:)`` does.
    private func make(by run: OffscreenRun, fonts: String?, _ terminal: inout Terminal) throws(CommandFailure) {
        // The folder of the pictures has a name that no script's file has by accident.
        let name = ".lilt-film"
        let pictures = "\(run.out)/\(name)"
        do { try FileManager.default.createDirectory(atPath: pictures, withIntermediateDirectories: true) } catch {
            throw .unwritable("\(pictures) cannot be made: \(error.localizedDescription)")
        }
        let command = encoder == nil ? "filmstrip \(name)/film.png" : "capture \(name)/%05d.png"
        try run.play(
            script.text(every: options.interval, until: length, command), from: options.script ?? "--tap",
            fonts: fonts, &terminal)
        let count = Files.namesIfAny(in: pictures).count
        guard count > 0 else { throw .data("the program has shown no window") }
        let film = "\(run.folder)/film.\(options.format.rawValue)"
        try encoder?.encode(
            options.format, pictures: "\(pictures)/%05d.png", every: options.interval, to: film, &terminal)
        try hand(encoder == nil ? "\(pictures)/film.png" : film, to: options.file)
        for file in Files.namesIfAny(in: run.out) where file != name {
            try hand("\(run.out)/\(file)", to: "\(Files.absolute(environment["LILT_OUT"] ?? "."))/\(file)")
        }
    }

    /// Puts a file in its place, whole or not at all.
    ///
    /// - Throws: ``CommandFailure`` if it cannot be written.
    private func hand(_ source: String, to file: String) throws(CommandFailure) {
        do {
            let parent = URL(filePath: file).deletingLastPathComponent()
            try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
            try Data(contentsOf: URL(filePath: source)).write(to: URL(filePath: file), options: .atomic)
        } catch {
            throw .unwritable("\(file) cannot be written: \(error.localizedDescription)")
        }
    }
}
