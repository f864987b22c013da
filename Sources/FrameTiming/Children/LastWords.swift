import Foundation

/// Output of a process that failed.
enum LastWords {
    /// The last line of a file that is not empty, for a message; nil if there is none.
    static func line(of file: URL) -> String? {
        // A missing file has no lines either.
        guard let data = try? Data(contentsOf: file) else { return nil }
        return line(in: String(decoding: data, as: UTF8.self))
    }

    static func line(in text: String) -> String? {
        text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }.last { !$0.isEmpty }
    }
}
