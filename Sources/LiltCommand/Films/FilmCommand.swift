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
        // An interrupt waits until the folder is removed.
        Interrupts.begin()
        defer { Interrupts.end() }
        let folder = FileManager.default.temporaryDirectory.appending(path: "lilt-film-\(UUID().uuidString)").path
        // A file that cannot be removed lies in the folder for temporary files.
        defer { try? FileManager.default.removeItem(atPath: folder) }
        // The folder of the pictures has a name that no script's file has by accident.
        let pictures = ".lilt-film"
        do {
            try FileManager.default.createDirectory(
                atPath: "\(folder)/out/\(pictures)", withIntermediateDirectories: true)
        } catch {
            throw .unwritable("\(folder) cannot be made: \(error.localizedDescription)")
        }
        try play(bundle, arguments, in: folder, pictures, &terminal)
        let count = Files.namesIfAny(in: "\(folder)/out/\(pictures)").count
        guard count > 0 else { throw .data("the program has shown no window") }
        let film = "\(folder)/film.\(options.format.rawValue)"
        try encoder?.encode(
            options.format, pictures: "\(folder)/out/\(pictures)/%05d.png", every: options.interval, to: film, &terminal
        )
        try hand(encoder == nil ? "\(folder)/out/\(pictures)/film.png" : film, to: options.file)
        for name in Files.namesIfAny(in: "\(folder)/out") where name != pictures {
            try hand("\(folder)/out/\(name)", to: "\(Files.absolute(environment["LILT_OUT"] ?? "."))/\(name)")
        }
        print(options.file)
    }

    /// Runs the program with the script.
    ///
    /// - Throws: ``CommandFailure`` with its status if it fails.
    private func play(
        _ bundle: ApplicationBundle, _ arguments: [String], in folder: String, _ pictures: String,
        _ terminal: inout Terminal
    ) throws(CommandFailure) {
        let file = "\(folder)/film.script"
        let command = encoder == nil ? "filmstrip \(pictures)/film.png" : "capture \(pictures)/%05d.png"
        try write(script.text(every: options.interval, until: length, command), to: file)
        var variables = environment
        // Films do not depend on the day. A program that is killed leaves its files in the folder of the film.
        let defaults = ["LILT_DATE": "2025-06-09T09:41:00Z", "FONTCONFIG_FILE": bundle.fonts]
        variables.merge(defaults.compactMapValues(\.self)) { own, _ in own }
        variables.merge(["LILT_HOST": "offscreen", "LILT_SCRIPT": file, "LILT_OUT": "\(folder)/out", "TMPDIR": folder])
        {
            $1
        }
        var shown = terminal
        let status = try ChildProcess(executable: bundle.executable, arguments: arguments, environment: variables).run {
            shown.printLine($0.replacing(file, with: options.script ?? "--tap"))
        }
        guard status == 0 else { throw CommandFailure(message: "", status: status) }
    }

    /// Writes a text file.
    ///
    /// - Throws: ``CommandFailure`` if it cannot be written.
    private func write(_ text: String, to file: String) throws(CommandFailure) {
        do { try text.write(toFile: file, atomically: false, encoding: .utf8) } catch {
            throw .unwritable("\(file) cannot be written: \(error.localizedDescription)")
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
