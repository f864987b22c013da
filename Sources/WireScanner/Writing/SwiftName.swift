/// Spells a protocol's names in Swift.
enum SwiftName {
    /// `wl_data_device` → `WlDataDevice`.
    static func type(_ name: String) -> String {
        let spelled = camel(name, capitalizingFirst: true)
        return reservedTypes.contains(spelled) ? spelled + "Value" : spelled
    }

    /// `set_buffer_scale` → `setBufferScale`; keywords in backticks, digits after an underscore.
    static func member(_ name: String) -> String {
        let spelled = camel(name, capitalizingFirst: false)
        if unusable.contains(spelled) { return spelled + "_" }
        return keywords.contains(spelled) ? "`\(spelled)`" : spelled
    }

    /// As ``member(_:)``, for places where Swift takes keywords as they are.
    static func plainMember(_ name: String) -> String {
        member(name).filter { $0 != "`" }
    }

    /// The name of a parameter or of an event's value, which may be called whatever a member may not.
    static func label(_ name: String) -> String {
        let spelled = camel(name, capitalizingFirst: false)
        if spelled == "self" || spelled == "_" || spelled == "proxy" { return spelled + "_" }
        return keywords.contains(spelled) ? "`\(spelled)`" : spelled
    }

    /// As ``label(_:)``, for places where Swift takes keywords as they are.
    static func plainLabel(_ name: String) -> String { label(name).filter { $0 != "`" } }

    private static func camel(_ name: String, capitalizingFirst: Bool) -> String {
        let words = name.split { $0 == "_" || $0 == "-" || $0 == "." }
        var spelled = ""
        for (index, word) in words.enumerated() {
            spelled += index == 0 && !capitalizingFirst ? word.prefix(1).lowercased() : word.prefix(1).uppercased()
            spelled += word.dropFirst()
        }
        guard let first = spelled.first else { return "_" }
        return first.isLetter || first == "_" ? spelled : "_" + spelled
    }

    /// What the bindings themselves declare in every type, or Swift does not take as a nested type's name.
    private static let reservedTypes: Set<String> = [
        "Type", "Protocol", "Self", "Any", "Event", "RequestCode", "EventCode", "Since", "Proxy", "Argument",
    ]

    /// Taken by the bindings or by Swift even in backticks.
    private static let unusable: Set<String> = [
        "self", "init", "proxy", "version", "onEvent", "unrecognized", "rawValue", "_",
    ]

    private static let keywords: Set<String> = [
        "actor", "any", "as", "async", "await", "break", "case", "catch", "class", "consume", "continue", "copy",
        "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
        "for", "func", "guard", "if", "import", "in", "inout", "internal", "is", "let", "nil", "operator", "package",
        "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "static", "struct",
        "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]
}
