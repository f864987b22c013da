import CommandLineOptions
import Foundation
import ProgramPackages
import Projects

/// `lilt tree`: runs a program offscreen, and prints what assistive technology reads of its window.
struct TreeCommand {
    private let options: TreeOptions
    private let environment: [String: String]
    /// Absolute path of the executable that the user named; nil for a program that has to be built.
    let executable: String?

    /// Reads the options.
    ///
    /// - Throws: ``CommandLineError``; nothing has been built by then.
    init(_ command: ParsedCommand, environment: [String: String]) throws(CommandLineError) {
        options = try TreeOptions(command)
        self.environment = environment
        executable = command.operands.first.flatMap(Self.executable)
    }

    /// Absolute path of an executable file; nil for folders, and for files of Swift.
    private static func executable(at path: String) -> String? {
        let file = Files.absolute(path)
        guard !file.hasSuffix(".swift"), !Files.isFolder(file), FileManager.default.isExecutableFile(atPath: file)
        else { return nil }
        return file
    }

    /// Runs the program, and prints the tree and the faults.
    ///
    /// - Throws: ``CommandFailure`` with the program's status if it fails, with 1 if the audit finds faults.
    func run(
        _ executable: String, fonts: String?, _ arguments: [String], _ terminal: inout Terminal
    ) throws(CommandFailure) {
        var shown = terminal
        try OffscreenRun.inFolder(named: "lilt-tree") { folder throws(CommandFailure) in
            let run = OffscreenRun(
                executable: executable, arguments: arguments, environment: environment, folder: folder)
            try run.play(options.script, from: "--tap", fonts: fonts, &shown)
            print(try read("\(run.out)/\(options.treeFile)"), terminator: "")
            guard options.audits else { return }
            let faults = try read("\(run.out)/\(options.auditFile)")
            guard !faults.isEmpty else { return }
            shown.printLine(faults.trimmingCharacters(in: .newlines))
            throw .failed
        }
    }

    /// Reads what the program has written.
    ///
    /// - Throws: ``CommandFailure`` if there is nothing.
    private func read(_ file: String) throws(CommandFailure) -> String {
        guard let data = FileManager.default.contents(atPath: file) else {
            throw .data("the program has shown no window")
        }
        let text = String(decoding: data, as: UTF8.self)
        return text.isEmpty || text.hasSuffix("\n") ? text : text + "\n"
    }
}
