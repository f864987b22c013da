import Foundation

/// Message from `lilt preview` to the program that shows previews: one line of JSON on its standard input.
package enum PreviewRequest: Codable, Hashable, Sendable {
    /// Load a library and show its previews in place of those before.
    case load(LoadRequest)
    /// Show errors of a compilation over the last picture.
    case problems([CompilerProblem])
    /// Perform a command of a script, in memory only.
    case script(String)

    /// The message as one line, without its end.
    package var line: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        // Texts, numbers and lists of them always have a form in JSON.
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    }

    /// Reads a line; nil if it is no message.
    package init?(line: String) {
        guard let request = try? JSONDecoder().decode(Self.self, from: Data(line.utf8)) else { return nil }
        self = request
    }
}

/// A library with previews, and which of them are wanted.
package struct LoadRequest: Codable, Hashable, Sendable {
    /// Absolute path of the shared library.
    package var library: String
    /// Modules whose code is in the library.
    package var modules: [String]
    /// Module and file of the previews, as `#fileID` names it.
    package var file: String
    /// Names of the types of the file that conform to `PreviewProvider`.
    package var providers: [String]
    /// Number of the library, from 1, which the answer repeats.
    package var number: Int
    /// True if files of the program's resources have changed since the library before.
    package var hasNewResources: Bool

    package init(
        library: String, modules: [String], file: String, providers: [String], number: Int,
        hasNewResources: Bool = false
    ) {
        self.library = library
        self.modules = modules
        self.file = file
        self.providers = providers
        self.number = number
        self.hasNewResources = hasNewResources
    }
}

/// An error of a compiler at its place.
package struct CompilerProblem: Codable, Hashable, Sendable {
    /// File, line and column, such as `Card.swift:12:5`; empty if it has none.
    package var place: String
    package var text: String

    package init(place: String, text: String) {
        self.place = place
        self.text = text
    }

    /// Reads a line of a compiler; nil if it tells no error.
    package init?(line: String) {
        guard let mark = line.firstRange(of: ": error: ") else {
            guard line.hasPrefix("error: ") else { return nil }
            self.init(place: "", text: String(line.dropFirst(7)))
            return
        }
        self.init(place: String(line[..<mark.lowerBound]), text: String(line[mark.upperBound...]))
    }
}
