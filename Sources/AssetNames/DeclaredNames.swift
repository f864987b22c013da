import Foundation

/// Static properties that Swift files declare.
package enum DeclaredNames {
    /// Returns the names of all static properties in `files`, whatever their types.
    ///
    /// - Throws: an error of Foundation if a file cannot be read.
    package static func find(in files: [String]) throws -> Set<String> {
        var names: Set<String> = []
        for file in files {
            let text = try String(contentsOfFile: file, encoding: .utf8)
            for match in text.matches(of: /\bstatic\s+(?:let|var)\s+`?(\w+)/) { names.insert(String(match.1)) }
        }
        return names
    }
}
