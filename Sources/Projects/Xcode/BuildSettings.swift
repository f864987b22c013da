import SwiftSources

/// Build settings of one target, of the project's and the target's lists and their configuration files.
struct BuildSettings {
    /// Length beyond which a value is cut: variables that name each other twice would grow without a limit.
    private static let lengthLimit = 65_536
    private static let depthLimit = 12

    private var values: [String: String]

    /// - Parameter constants: values that Xcode provides, such as `TARGET_NAME`.
    init(constants: [String: String]) { values = constants }

    /// Lays values over those that are there; `$(inherited)` stands for them. The platform decides which of the
    /// conditional settings, such as `NAME[sdk=iphoneos*]`, count.
    mutating func add(_ settings: [String: PropertyListValue], for platform: SourcePlatform) {
        // Conditional settings come after those without a condition.
        let keys = settings.keys.sorted()
        for key in keys.filter({ !$0.contains("[") }) + keys.filter({ $0.contains("[") }) {
            let parts = key.split(separator: "[", maxSplits: 1)
            guard let name = parts.first.map(String.init), let value = settings[key] else { continue }
            if parts.count > 1, !Self.matches(parts[1], platform) { continue }
            let text = value.texts.joined(separator: " ")
            let before = values[name] ?? ""
            values[name] = String(
                text.replacing("$(inherited)", with: before).replacing("${inherited}", with: before)
                    .prefix(Self.lengthLimit))
        }
    }

    private static func matches(_ condition: Substring, _ platform: SourcePlatform) -> Bool {
        guard condition.hasPrefix("sdk=") else { return false }
        let system = condition.dropFirst(4)
        return platform == .macos ? system.hasPrefix("macosx") : system.hasPrefix("iphone") || system.hasPrefix("*")
    }

    /// The value of a setting with its variables replaced; nil if it has none.
    subscript(name: String) -> String? { value(of: name, depth: 0) }

    func isOn(_ name: String) -> Bool { self[name]?.uppercased() == "YES" }

    /// Names of the settings that begin with `prefix`.
    func names(startingWith prefix: String) -> [String] { values.keys.filter { $0.hasPrefix(prefix) }.sorted() }

    private func value(of name: String, depth: Int) -> String? { values[name].map { expanded($0, depth: depth) } }

    /// `text` with variables such as `$(NAME)`, `${NAME}` and `$(NAME:c99extidentifier)` replaced.
    func expanded(_ text: String, depth: Int = 0) -> String {
        guard text.contains("$"), depth < Self.depthLimit else { return text }
        var result = ""
        var rest = text[...]
        while let dollar = rest.firstIndex(of: "$"), result.utf8.count < Self.lengthLimit {
            result += rest[..<dollar]
            rest = rest[dollar...].dropFirst()
            guard let open = rest.first, open == "(" || open == "{",
                let close = rest.firstIndex(of: open == "(" ? ")" : "}")
            else {
                result += "$"
                continue
            }
            let words = rest[rest.index(after: rest.startIndex)..<close].split(
                separator: ":", omittingEmptySubsequences: false)
            rest = rest[close...].dropFirst()
            var value = value(of: String(words.first ?? ""), depth: depth + 1) ?? ""
            for modifier in words.dropFirst() { value = Self.modified(value, by: modifier) }
            result += value
        }
        return String((result + rest).prefix(Self.lengthLimit))
    }

    private static func modified(_ value: String, by modifier: Substring) -> String {
        switch modifier {
        case "c99extidentifier": ModuleName.identifier(value)
        case "rfc1034identifier": String(value.map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "-" })
        case "lower": value.lowercased()
        case "upper": value.uppercased()
        case _ where modifier.hasPrefix("default="): value.isEmpty ? String(modifier.dropFirst(8)) : value
        default: value
        }
    }
}
