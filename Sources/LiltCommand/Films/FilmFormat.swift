/// Format of a film, by the ending of its file's name.
package enum FilmFormat: String, CaseIterable, Sendable {
    /// All pictures in one, in rows, each with its time below.
    case png
    case gif
    case webm

    /// - Parameter file: the film's path. Returns nil for another ending.
    package init?(file: String) {
        guard let format = Self.allCases.first(where: { file.lowercased().hasSuffix(".\($0.rawValue)") }) else {
            return nil
        }
        self = format
    }

    /// True if an encoder makes the film out of pictures.
    package var needsEncoder: Bool { self != .png }

    /// Most pictures of a film. A filmstrip is one picture, which is kept in memory and looked at as a whole.
    package var mostPictures: Int { self == .png ? 200 : 6_000 }

    /// Least time between two pictures. Offscreen there are 60 frames in a second; viewers show a GIF's pictures for two
    /// hundredths or longer.
    package var leastInterval: FilmTime { FilmTime(nanoseconds: self == .gif ? 20_000_000 : 16_000_000) }
}
