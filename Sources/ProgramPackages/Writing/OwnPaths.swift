/// Replaces paths of a program's package by those of the user's own files, in what a compiler says.
package struct OwnPaths: Sendable {
    private let origins: [String: String]
    /// Folder below which all copies lie, with a slash.
    private let prefix: String
    /// Folder below which paths are shown without it, with a slash.
    private let current: String

    /// - Parameters:
    ///   - program: the written program.
    ///   - folder: the program's folder in the cache.
    ///   - current: the user's current folder.
    package init(of program: WrittenProgram, in folder: String, current: String) {
        origins = program.origins
        prefix = folder + "/"
        self.current = current == "/" ? "/" : current + "/"
    }

    /// `line` with the user's paths.
    package func line(_ line: String) -> String {
        var result = ""
        var rest = line[...]
        while let found = rest.firstRange(of: prefix) {
            result += rest[..<found.lowerBound]
            rest = rest[found.lowerBound...]
            // A path ends before the line's number, or where the words of a message go on.
            let path = longestOrigin(atStartOf: rest) ?? ""
            if let origin = origins[path] {
                result += origin.hasPrefix(current) ? String(origin.dropFirst(current.count)) : origin
                rest = rest.dropFirst(path.count)
            } else {
                result += prefix
                rest = rest.dropFirst(prefix.count)
            }
        }
        return result + rest
    }

    /// The longest path of a copy with which `text` begins. Paths may have spaces and colons, so no sign ends them.
    private func longestOrigin(atStartOf text: Substring) -> String? {
        var end = text.endIndex
        while let dot = text[..<end].range(ofLast: ".swift") {
            let path = String(text[..<dot.upperBound])
            if origins[path] != nil { return path }
            end = dot.lowerBound
        }
        return nil
    }
}

extension Substring {
    fileprivate func range(ofLast mark: String) -> Range<Index>? { ranges(of: mark).last }
}
