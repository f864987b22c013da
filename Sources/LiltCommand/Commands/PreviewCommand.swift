import CommandLineOptions
import Foundation
import Glibc
import PreviewMessages
import ProgramPackages
import Projects

/// `lilt preview`.
enum PreviewCommand {
    /// - Throws: ``CommandFailure`` if there is nothing to show, or when the window's program fails.
    static func run(
        _ command: ParsedCommand, environment: [String: String], _ terminal: inout Terminal
    ) throws(CommandFailure) {
        var build = try PreviewBuild(command, environment: environment, &terminal)
        guard let library = build.build.library else {
            throw .data("previews need the built library, which this package builds itself")
        }
        let pictures = command.value(of: "--pictures").map(Files.absolute)
        let options = PreviewOptions(look: look(of: command), pictures: pictures, title: build.name)
        let bundle = try PreviewHostProgram(build: build.build, library: library).bundle(&terminal)
        let start = { () throws(CommandFailure) in
            try PreviewProcess(bundle.executable, options, fonts: bundle.fonts)
        }
        if pictures != nil {
            try writePictures(&build, start, &terminal)
        } else {
            var session = try PreviewSession(build, start: start)
            try session.run(&terminal)
        }
    }

    private static func look(of command: ParsedCommand) -> PreviewLook {
        var look = PreviewLook()
        look.device = command.value(of: "--device").flatMap(PreviewLook.Device.init) ?? look.device
        look.appearance = command.value(of: "--appearance").flatMap(PreviewLook.Appearance.init) ?? look.appearance
        look.textSize = command.value(of: "--text-size").flatMap(PreviewLook.TextSize.init) ?? look.textSize
        look.locale = command.value(of: "--locale") ?? look.locale
        look.isRightToLeft = command.has("--right-to-left")
        return look
    }

    /// Builds once, and has the pictures written.
    ///
    /// - Throws: ``CommandFailure`` if the file does not compile, has no previews, or a picture cannot be written.
    private static func writePictures(
        _ build: inout PreviewBuild, _ start: () throws(CommandFailure) -> PreviewProcess, _ terminal: inout Terminal
    ) throws(CommandFailure) {
        guard case .built(let request) = try build.next(&terminal) else { throw .failed }
        let process = try start()
        process.send(.load(request))
        var failure = ""
        while let lines = process.lines() {
            for line in lines {
                switch PreviewAnswer(line: line) {
                case .failed(let reason): failure = reason
                case nil: print(line)
                default: break
                }
            }
        }
        let end = process.end()
        if let signal = end.signal { failure = "the previews have ended by signal \(signal)" }
        if end.status != 0 { throw CommandFailure(message: failure, status: end.signal == nil ? end.status : 1) }
    }
}
