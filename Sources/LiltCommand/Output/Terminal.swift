import Foundation
import Glibc

/// Standard error: messages, and on a terminal one line that shows progress.
struct Terminal {
    private let isTerminal: Bool
    private let hasColors: Bool
    private var hasProgress = false
    private var isSilent = false

    init(environment: [String: String]) {
        isTerminal = isatty(2) == 1 && environment["TERM"] != "dumb"
        hasColors = isTerminal && environment["NO_COLOR"] == nil
    }

    /// A terminal on which nothing is printed.
    static let silent = Terminal()

    private init() { (isTerminal, hasColors, isSilent) = (false, false, true) }

    /// Replaces the progress line. Elsewhere than on a terminal nothing is printed.
    mutating func showProgress(_ text: String) {
        guard isTerminal else { return }
        // A longer line would be broken, and could not be replaced.
        write("\r\u{1B}[K\(text.prefix(78))")
        hasProgress = true
    }

    /// Removes the progress line.
    mutating func endProgress() {
        guard hasProgress else { return }
        write("\r\u{1B}[K")
        hasProgress = false
    }

    /// Prints a line that says what `lilt` does or leaves out.
    mutating func say(_ line: String) {
        endProgress()
        write("lilt: \(line)\n")
    }

    /// Prints a line of a compiler, with its errors and warnings in colour.
    mutating func printLine(_ line: String) {
        endProgress()
        guard hasColors else { return write("\(line)\n") }
        let colored = line.replacing(" error: ", with: " \u{1B}[1;31merror:\u{1B}[0m ", maxReplacements: 1)
            .replacing(" warning: ", with: " \u{1B}[1;35mwarning:\u{1B}[0m ", maxReplacements: 1)
        write("\(colored)\n")
    }

    private func write(_ text: String) {
        if isSilent { return }
        FileHandle.standardError.write(Data(text.utf8))
    }
}
