import CommandLineOptions
import Foundation
import Glibc
import ProgramPackages

/// The command `lilt`.
@main struct LiltProgram {
    static func main() {
        let environment = ProcessInfo.processInfo.environment
        var terminal = Terminal(environment: environment)
        do {
            let request = try CommandLineRequest(Array(CommandLine.arguments.dropFirst()), for: LiltCommands.program)
            try run(request, environment, &terminal)
        } catch let error as CommandLineError {
            terminal.say("\(error)")
            exit(64)
        } catch let failure as CommandFailure {
            if !failure.message.isEmpty { terminal.say(failure.message) }
            exit(failure.status)
        } catch {
            terminal.say("\(error)")
            exit(70)
        }
    }

    /// Does what the command line asks for.
    ///
    /// - Throws: ``CommandFailure`` or ``CommandLineError``, which end the program.
    private static func run(
        _ request: CommandLineRequest, _ environment: [String: String], _ terminal: inout Terminal
    ) throws {
        switch request {
        case .version: print("lilt \(LiltCommands.version)")
        case .help(let name): try printHelp(on: name)
        case .run(let command): try run(command, environment, &terminal)
        }
    }

    /// Runs a command.
    ///
    /// - Throws: ``CommandFailure`` or ``CommandLineError``, which end the program.
    private static func run(
        _ command: ParsedCommand, _ environment: [String: String], _ terminal: inout Terminal
    ) throws {
        switch command.name {
        case "run":
            let build = try ProgramBuild(command, environment: environment, &terminal)
            let bundle = try build.bundle(&terminal)
            try ProgramStart.replace(
                with: bundle.executable, arguments: command.rest,
                variables: bundle.fonts.map { ["FONTCONFIG_FILE": $0] } ?? [:])
        case "build":
            let build = try ProgramBuild(command, environment: environment, &terminal)
            print(try build.bundle(&terminal).executable)
        case "test":
            let build = try ProgramBuild(command, includesTests: true, environment: environment, &terminal)
            try build.test(command.rest, &terminal)
        case "film":
            let film = try FilmCommand(command, environment: environment)
            let build = try ProgramBuild(command, includesTests: false, environment: environment, &terminal)
            try film.run(try build.bundle(&terminal), command.rest, &terminal)
        case "tree":
            let tree = try TreeCommand(command, environment: environment)
            if let executable = tree.executable {
                try tree.run(executable, fonts: nil, command.rest, &terminal)
            } else {
                let build = try ProgramBuild(command, environment: environment, &terminal)
                let bundle = try build.bundle(&terminal)
                try tree.run(bundle.executable, fonts: bundle.fonts, command.rest, &terminal)
            }
        case "preview": try PreviewCommand.run(command, environment: environment, &terminal)
        case "clean": try CleanCommand.run(command, environment: environment)
        case "new": try NewCommand.run(command, &terminal)
        case "doctor": try Doctor(environment: environment).run()
        case "library": print(try LibraryCommand.run(command, environment: environment, &terminal).path)
        case "completions":
            let shell = command.operands.first.flatMap(Completions.init)
            guard let shell else {
                throw CommandLineError.badValue(
                    "completions", command.operands.first ?? "",
                    wanted: Completions.allCases.map(\.rawValue).joined(separator: ", "))
            }
            print(shell.script(for: LiltCommands.program))
        case "manual":
            print(
                ManualPage.text(
                    of: LiltCommands.program, version: LiltCommands.version, statuses: LiltCommands.statuses))
        default: try printHelp(on: command.operands.first)
        }
    }

    /// Prints help on a command, or on the program.
    ///
    /// - Throws: ``CommandLineError`` if there is no command of that name.
    private static func printHelp(on name: String?) throws(CommandLineError) {
        let program = LiltCommands.program
        guard let name else { return print(HelpText.text(of: program)) }
        guard let command = program.command(named: name) else {
            throw .unknownCommand(name, known: program.commands.map(\.name))
        }
        print(HelpText.text(of: command, in: program.name))
    }
}
