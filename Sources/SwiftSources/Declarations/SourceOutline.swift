/// Declarations of a source text that decide how a program starts.
package struct SourceOutline: Hashable, Sendable {
    /// True if a type is marked with `@main` or an older form of it.
    package private(set) var hasEntryPoint = false
    /// Names of types that conform to `View` where they are declared, outside of other types, in the order of the text.
    /// Generic and private types are not among them, since no other file could make them.
    package private(set) var views: [String] = []

    /// Names of types that conform to `PreviewProvider` where they are declared, outside of other types, in the order of the
    /// text.
    package private(set) var previewProviders: [String] = []

    private static let entryPoints: Set<String> = ["main", "UIApplicationMain", "NSApplicationMain"]

    /// Reads the declarations in `text`, whose platform conditions are resolved.
    ///
    /// - Complexity: linear in the length of the text.
    package init(of text: String) {
        let words = Self.words(of: ScannedSource(text).code)
        var (depth, isPrivate) = (0, false)
        var index = 0
        while index < words.count {
            let word = words[index]
            index += 1
            switch word {
            case "{", "(", "[": depth += 1
            case "}", ")", "]": depth = max(0, depth - 1)
            case "@":
                if depth == 0, index < words.count, Self.entryPoints.contains(String(words[index])) {
                    hasEntryPoint = true
                }
            case "private", "fileprivate": isPrivate = true
            case "struct", "class", "enum", "actor", "extension", "func", "var", "let", "protocol":
                if depth == 0, ["struct", "class", "enum"].contains(word) {
                    readType(words[index...], isView: word != "enum" && !isPrivate)
                }
                isPrivate = false
            default: break
            }
        }
    }

    /// Reads a type's name and the types that it conforms to.
    private mutating func readType(_ words: ArraySlice<Substring>, isView: Bool) {
        guard let name = words.first, words.dropFirst().first == ":" else { return }
        // The limit keeps a text without braces from being read again and again.
        let inherited = words.dropFirst(2).prefix(30).prefix { $0 != "{" && $0 != "where" }
        if isView, inherited.contains("View") { views.append(String(name)) }
        if inherited.contains("PreviewProvider") { previewProviders.append(String(name)) }
    }

    private static func words(of code: [UInt8]) -> [Substring] {
        let text = String(decoding: code, as: UTF8.self)
        let bytes = text.utf8
        var words: [Substring] = []
        var index = bytes.startIndex
        while index < bytes.endIndex {
            let start = index
            if bytes[index].isWordByte {
                while index < bytes.endIndex, bytes[index].isWordByte { index = bytes.index(after: index) }
                words.append(text[start..<index])
            } else {
                let isMark = "{}()[]@:".utf8.contains(bytes[index])
                index = bytes.index(after: index)
                if isMark { words.append(text[start..<index]) }
            }
        }
        return words
    }
}
