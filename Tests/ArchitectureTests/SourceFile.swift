import Foundation
import ProgramSupport

/// One Swift file of the project: its text, and its code alone.
struct SourceFile {
    /// Path from the package's folder.
    let path: String
    /// Whole text, with comments and string literals.
    let text: String
    /// Text without comments and without the contents of string literals; line numbers are those of the text.
    let code: String

    init(path: String, text: String) {
        self.path = path
        self.text = text
        code = SwiftCode.only(text)
    }

    /// All Swift files below a folder of the package, in the order of their paths.
    static func all(under folder: String) -> [SourceFile] {
        let root = PackageFolder.url
        let files = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
        let paths = (files?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }.sorted()
        return paths.compactMap { path in
            guard let text = try? String(contentsOf: root.appendingPathComponent("\(folder)/\(path)"), encoding: .utf8)
            else { return nil }
            return SourceFile(path: "\(folder)/\(path)", text: text)
        }
    }

    /// Names of the imported modules.
    var imports: Set<String> {
        var found = Set<String>()
        for line in code.split(separator: "\n") {
            let words = line.split { $0 == " " || $0 == ";" }
            guard let keyword = words.firstIndex(of: "import"), keyword + 1 < words.endIndex else { continue }
            // Before `import`: attributes and access levels. After it there may be a kind, as in `import struct
            // Foundation.Date`.
            guard words[..<keyword].allSatisfy({ $0.hasPrefix("@") || Self.levels.contains($0) }) else { continue }
            let name = words[(keyword + 1)...].first { !Self.kinds.contains($0) } ?? ""
            found.insert(String(name.prefix { $0 != "." }))
        }
        return found
    }

    /// Lines that match one of the expressions, as `path:line: text`.
    func lines(matching expressions: [String]) -> [String] {
        let expression = expressions.joined(separator: "|")
        return code.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
            guard line.range(of: expression, options: .regularExpression) != nil else { return nil }
            return "\(path):\(index + 1): \(line.trimmingCharacters(in: .whitespaces))"
        }
    }

    private static let levels: Set<Substring> = ["public", "package", "internal", "private", "fileprivate"]
    private static let kinds: Set<Substring> = [
        "struct", "class", "enum", "protocol", "typealias", "func", "let", "var",
    ]
}
