import Foundation

/// Swift file with the names of assets.
package struct SymbolFile {
    let images: [String]
    let colors: [String]
    /// Expression for the bundle of the resources.
    let bundle: String
    /// Names that the target declares itself. Colours and pictures of these names are found as resources alone.
    let taken: Set<String>

    package init(images: [String], colors: [String], bundle: String, taken: Set<String>) {
        self.images = images
        self.colors = colors
        self.bundle = bundle
        self.taken = taken
    }

    /// The file's text.
    package var text: String {
        let images = Self.identifiers(images, without: "Image")
        let colors = Self.identifiers(colors, without: "Color")
        var lines = ["// Names of the assets, written by Lilt's AssetSymbols.", "import SwiftUI", ""]
        func add(_ declaration: String, _ members: [String]) {
            guard !members.isEmpty else { return }
            lines += ["extension \(declaration) {"] + members.map { "    \($0)" } + ["}", ""]
        }
        func resource(_ type: String, _ entry: Entry) -> String {
            // Reflected, a name is a literal, whatever characters it has.
            "static let \(entry.quoted) = \(type)(name: \(String(reflecting: entry.name)), bundle: \(bundle))"
        }
        add("ColorResource", colors.map { resource("ColorResource", $0) })
        add("ImageResource", images.map { resource("ImageResource", $0) })
        // A colour is a member of Color as well, unless Color has one of that name.
        let ownColors = colors.filter {
            !Self.colorNames.contains($0.identifier) && $0.identifier != "accent" && !taken.contains($0.identifier)
        }
        add("Color", ownColors.map { "static var \($0.quoted): Color { Color(ColorResource.\($0.quoted)) }" })
        add(
            "ShapeStyle where Self == Color",
            ownColors.map { "static var \($0.quoted): Color { Color(ColorResource.\($0.quoted)) }" })
        add(
            "UIColor",
            ownColors.filter { !Self.uiColorNames.contains($0.identifier) }.map {
                "static var \($0.quoted): UIColor { UIColor(resource: .\($0.quoted)) }"
            })
        add(
            "UIImage",
            images.filter { !taken.contains($0.identifier) }.map {
                "static var \($0.quoted): UIImage { UIImage(resource: .\($0.quoted)) }"
            })
        return lines.joined(separator: "\n")
    }

    /// Identifiers of assets, in alphabetical order; of several assets with one identifier, the first.
    private static func identifiers(_ names: [String], without suffix: String) -> [Entry] {
        var seen: Set<String> = []
        return names.sorted().compactMap { name in
            let identifier = Entry.identifier(of: name, without: suffix)
            guard !identifier.isEmpty, seen.insert(identifier).inserted else { return nil }
            return Entry(name: name, identifier: identifier)
        }
    }

    private static let colorNames: Set<String> = [
        "clear", "black", "white", "gray", "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo",
        "purple", "pink", "brown", "primary", "secondary", "accentColor",
    ]
    private static let uiColorNames: Set<String> = [
        "darkGray", "lightGray", "magenta", "label", "link", "separator", "tint", "tintColor",
    ]
}

/// An asset and the identifier that stands for it.
struct Entry {
    let name: String
    let identifier: String

    /// The identifier, in backquotes if it is a keyword.
    var quoted: String { Self.keywords.contains(identifier) ? "`\(identifier)`" : identifier }

    /// Returns the name as an identifier: words joined, the first letter small, and without the suffix that tells the
    /// kind.
    static func identifier(of name: String, without suffix: String) -> String {
        let words = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
        var result = words.enumerated().map { $0 == 0 ? lowered($1) : $1.prefix(1).uppercased() + $1.dropFirst() }
            .joined()
        if result.hasSuffix(suffix), result.count > suffix.count { result.removeLast(suffix.count) }
        if result.first?.isNumber == true { result = "_" + result }
        return result
    }

    /// Returns the word with its capitals at the beginning made small: "URLIcon" becomes "urlIcon".
    private static func lowered(_ word: String) -> String {
        let capitals = word.prefix { $0.isUppercase }
        if capitals.count <= 1 { return capitals.lowercased() + word.dropFirst(capitals.count) }
        if capitals.count == word.count { return word.lowercased() }
        return capitals.dropLast().lowercased() + word.dropFirst(capitals.count - 1)
    }

    private static let keywords: Set<String> = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
        "else",
        "enum", "extension", "false", "for", "func", "guard", "if", "import", "in", "init", "internal", "is", "let",
        "nil",
        "operator", "private", "protocol", "public", "repeat", "return", "self", "static", "struct", "subscript",
        "super",
        "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]
}
