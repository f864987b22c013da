import Foundation
import Glibc
import PreviewMessages

/// A window with previews, from its opening to its end: files that are saved are built and shown, commands of standard
/// input are passed on.
struct PreviewSession {
    private var build: PreviewBuild
    private let start: () throws(CommandFailure) -> PreviewProcess
    /// Nil after a crash, until the next build.
    private var process: PreviewProcess?
    private let watch: FolderWatch
    /// Commands for the window, in memory only; nil at their end.
    private var commands: LineReader?
    private let clock = ContinuousClock()
    private var saved: ContinuousClock.Instant
    /// True when the program has been read and compiled once, even with errors.
    private var hasBuilt = false

    /// Milliseconds without a notice after which a save is complete: editors write, rename and remove files together.
    private static let settling: Int32 = 15

    /// - Throws: ``CommandFailure`` if files cannot be watched, or the window's program cannot be started.
    init(_ build: PreviewBuild, start: @escaping () throws(CommandFailure) -> PreviewProcess) throws(CommandFailure) {
        self.build = build
        self.start = start
        watch = try FolderWatch()
        saved = clock.now
        if ProcessInfo.processInfo.environment["LILT_HOST"] == "offscreen" { commands = LineReader(STDIN_FILENO) }
    }

    /// Runs until the window closes, or until the commands end.
    ///
    /// - Throws: ``CommandFailure`` if the program cannot be built as such, or fails.
    mutating func run(_ terminal: inout Terminal) throws(CommandFailure) {
        process = try start()
        try buildAndShow(&terminal)
        while true {
            let ready = Descriptors.wait(
                for: [watch.descriptor, process?.descriptor ?? -1, commands?.descriptor ?? -1])
            if let process, ready.contains(process.descriptor), try !hearAnswers(of: process, &terminal) { return }
            if ready.contains(watch.descriptor) {
                saved = clock.now
                var isChange = false
                repeat {
                    if watch.take() { isChange = true }
                } while !Descriptors.wait(for: [watch.descriptor], milliseconds: Self.settling).isEmpty
                if isChange { try buildAndShow(&terminal) }
            }
            if let descriptor = commands?.descriptor, ready.contains(descriptor), !passOnCommands() {
                return try close()
            }
        }
    }

    /// Builds, and hands the result to the window.
    ///
    /// - Throws: ``CommandFailure`` if the first build is none of previews, or if a tool or the window cannot be started.
    private mutating func buildAndShow(_ terminal: inout Terminal) throws(CommandFailure) {
        // Ahead of the build, which reads what is in folders that have come.
        watch.add(build.folders)
        repeat {
            switch try outcome(&terminal) {
            case .built(let request): try send(.load(request))
            case .problems(let problems): try send(.problems(problems))
            case .unchanged: break
            }
            // Files that came into a new folder before it was watched told nobody.
        } while watch.add(build.folders)
    }

    /// Builds. A program that could be read before and cannot now is being changed: that is a problem to show.
    ///
    /// - Throws: ``CommandFailure`` of the first build, and for an interrupt.
    private mutating func outcome(_ terminal: inout Terminal) throws(CommandFailure) -> PreviewBuild.Outcome {
        do {
            let outcome = try build.next(&terminal)
            hasBuilt = true
            return outcome
        } catch  where hasBuilt && error != .interrupted {
            if !error.message.isEmpty { terminal.say(error.message) }
            return .problems([
                CompilerProblem(place: "", text: error.message.isEmpty ? "the build has failed" : error.message)
            ])
        }
    }

    /// Hands a request to the window, which is opened again after a crash.
    ///
    /// - Throws: ``CommandFailure`` if it cannot be started.
    private mutating func send(_ request: PreviewRequest) throws(CommandFailure) {
        if process == nil { process = try start() }
        process?.send(request)
    }

    /// Prints what the window's program says. Returns false when its window has closed.
    ///
    /// - Throws: ``CommandFailure`` if the program has failed.
    private mutating func hearAnswers(
        of process: PreviewProcess, _ terminal: inout Terminal
    ) throws(CommandFailure) -> Bool {
        guard let lines = process.lines() else {
            let end = process.end()
            self.process = nil
            if let signal = end.signal {
                terminal.say("the previews have ended by signal \(signal); they start again when a file is saved")
                Self.tell("crashed")
                return true
            }
            if end.status != 0 { throw CommandFailure(message: "", status: end.status) }
            return false
        }
        for line in lines {
            switch PreviewAnswer(line: line) {
            case .shown(let number): Self.tell("shown \(number) in \(Self.text(clock.now - saved))")
            case .problemsShown: Self.tell("errors shown in \(Self.text(clock.now - saved))")
            case .failed(let reason):
                terminal.say(reason)
                Self.tell("failed")
            case .done: Self.tell("done")
            case nil: Self.tell(line)
            }
        }
        return true
    }

    /// Passes commands of standard input on. Returns false at their end.
    private mutating func passOnCommands() -> Bool {
        guard let lines = commands?.lines() else { return false }
        for line in lines where !line.isEmpty { process?.send(.script(line)) }
        return true
    }

    /// Ends the window.
    ///
    /// - Throws: ``CommandFailure`` if its program fails.
    private func close() throws(CommandFailure) {
        guard let end = process?.end(), end.status != 0 else { return }
        throw CommandFailure(message: "", status: end.status)
    }

    /// Prints a line at once: a script's program may wait for it.
    private static func tell(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }

    private static func text(_ duration: Duration) -> String {
        let seconds = Double(duration.components.attoseconds) / 1e18 + Double(duration.components.seconds)
        return "\((seconds * 100).rounded() / 100) s"
    }
}
