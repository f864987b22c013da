/// Conversion of protocol names to Swift names.
enum SwiftName {
    /// Name of a type: `wl_data_device` → `WlDataDevice`.
    static func type(_ name: String) -> String {
        let spelled = camel(name, capitalizingFirst: true)
        return reservedTypes.contains(spelled) ? spelled + "Value" : spelled
    }

    /// Name of a member: `set_buffer_scale` → `setBufferScale`; keywords in backticks, a leading digit behind an
    /// underscore.
    static func member(_ name: String) -> String {
        let spelled = camel(name, capitalizingFirst: false)
        if unusable.contains(spelled) { return spelled + "_" }
        return keywords.contains(spelled) ? "`\(spelled)`" : spelled
    }

    /// Name like ``member(_:)``, without backticks, where Swift accepts keywords.
    static func plainMember(_ name: String) -> String {
        member(name).filter { $0 != "`" }
    }

    /// Name of a parameter or of an event's value; fewer names are reserved than for members.
    static func label(_ name: String) -> String {
        let spelled = camel(name, capitalizingFirst: false)
        if spelled == "self" || spelled == "_" || spelled == "proxy" { return spelled + "_" }
        return keywords.contains(spelled) ? "`\(spelled)`" : spelled
    }

    /// Name like ``label(_:)``, without backticks, where Swift accepts keywords.
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

    /// Names that the bindings declare in every type, or that Swift rejects for a nested type.
    private static let reservedTypes: Set<String> = [
        "Type", "Protocol", "Self", "Any", "Event", "RequestCode", "EventCode", "Since", "Proxy", "Argument",
    ]

    /// Names taken by the bindings, or rejected by Swift even in backticks.
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
