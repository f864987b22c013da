package import CommandLineOptions
import Foundation
import Projects

/// Options of `lilt film`.
package struct FilmOptions: Hashable, Sendable {
    package let format: FilmFormat
    /// Absolute path of the film.
    package let file: String
    package let interval: FilmTime
    /// Length of the film; nil for that of its script.
    package let seconds: FilmTime?
    package let taps: [String]
    /// Path of the script as the user wrote it.
    package let script: String?

    /// - Throws: ``CommandLineError``, or ``CommandFailure`` for options that exclude each other.
    package init(_ command: ParsedCommand) throws {
        let out = command.value(of: "--out") ?? "film.png"
        guard let format = FilmFormat(file: out) else {
            throw CommandLineError.badValue("--out", out, wanted: "a name that ends in .png, .gif or .webm")
        }
        self.format = format
        file = Files.absolute(out)
        interval = try Self.time("--every", command) ?? FilmTime(nanoseconds: 100_000_000)
        guard interval >= format.leastInterval else {
            throw CommandLineError.badValue(
                "--every", interval.text,
                wanted: "at least \(format.leastInterval.text) for a .\(format.rawValue)")
        }
        seconds = try Self.time("--seconds", command)
        taps = command.values(of: "--tap")
        script = command.value(of: "--script")
        guard taps.isEmpty || script == nil else {
            throw CommandFailure.usage("film takes --script or --tap, not both; a script taps by itself")
        }
    }

    /// Length of the film of a script.
    ///
    /// - Throws: ``CommandFailure`` if there would be too many pictures.
    package func length(of script: FilmScript) throws(CommandFailure) -> FilmTime {
        let length = seconds ?? script.length
        let count = length.nanoseconds / interval.nanoseconds + 1
        guard count <= format.mostPictures else {
            throw .usage(
                "\(length.text) s with a picture every \(interval.text) s makes \(count) pictures; a .\(format.rawValue) has "
                    + "at most \(format.mostPictures)")
        }
        return length
    }

    /// Value of an option in seconds.
    ///
    /// - Throws: ``CommandLineError`` if it is no time.
    private static func time(_ option: String, _ command: ParsedCommand) throws(CommandLineError) -> FilmTime? {
        guard let text = command.value(of: option) else { return nil }
        guard let time = FilmTime(text) else {
            throw .badValue(option, text, wanted: "seconds such as 0.25, with at most nine decimals")
        }
        return time
    }
}
