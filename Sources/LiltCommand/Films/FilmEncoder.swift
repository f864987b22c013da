import Foundation

/// Encoder of films: FFmpeg, which Debian has.
package struct FilmEncoder {
    private let executable: String

    /// Debian's package.
    static let package = "ffmpeg"

    /// - Throws: ``CommandFailure`` if there is none on this machine.
    init(for format: FilmFormat, environment: [String: String]) throws(CommandFailure) {
        guard let tool = Executables.find("ffmpeg", environment: environment) else {
            throw .unavailable(
                "a .\(format.rawValue) needs ffmpeg, which is not in PATH; on Debian: sudo apt-get install \(Self.package)"
            )
        }
        executable = tool
    }

    /// Makes a film.
    ///
    /// - Throws: ``CommandFailure`` if that fails; what the encoder says has been printed.
    func encode(
        _ format: FilmFormat, pictures: String, every interval: FilmTime, to file: String, _ terminal: inout Terminal
    ) throws(CommandFailure) {
        let arguments = Self.arguments(format, pictures: pictures, every: interval, to: file)
        var shown = terminal
        let status = try ChildProcess(executable: executable, arguments: arguments).run { shown.printLine($0) }
        guard status == 0 else { throw .unavailable("\(executable) has not made the film") }
    }

    /// Words for FFmpeg. `pictures` is the path of the PNG files, with `%05d` for their numbers.
    package static func arguments(
        _ format: FilmFormat, pictures: String, every interval: FilmTime, to file: String
    ) -> [String] {
        let input = [
            "-nostdin", "-hide_banner", "-loglevel", "error", "-y", "-framerate", rate(of: interval), "-i", pictures,
        ]
        // Nothing of the encoder's version or the time gets into the file, so that equal pictures give equal bytes.
        let reproducible = ["-map_metadata", "-1", "-fflags", "+bitexact", "-flags", "+bitexact"]
        let encoding =
            switch format {
            // One palette for the whole film: with one for each picture, areas at rest would flicker.
            case .gif: ["-filter_complex", "split[a][b];[a]palettegen=stats_mode=full[p];[b][p]paletteuse=dither=none"]
            // Constant quality, by a single thread, since the number of threads changes the bytes. The colours are named:
            // players guess them otherwise, each in its own way.
            case .webm:
                [
                    "-vf", "scale=out_color_matrix=bt709:out_range=tv,format=yuv420p", "-colorspace", "bt709",
                    "-color_primaries", "bt709", "-color_trc", "iec61966-2-1", "-color_range", "tv",
                    "-c:v", "libvpx-vp9", "-crf", "20", "-b:v", "0", "-threads", "1",
                ]
            case .png: [String]()
            }
        return input + encoding + reproducible + [file]
    }

    /// Pictures in a second, as a fraction.
    private static func rate(of interval: FilmTime) -> String {
        var (first, second): (Int64, Int64) = (1_000_000_000, interval.nanoseconds)
        while second != 0 { (first, second) = (second, first % second) }
        return "\(1_000_000_000 / first)/\(interval.nanoseconds / first)"
    }
}
