/// Words of Swift source text that begin declarations, by which its readers find their way.
enum DeclarationWords {
    /// Those of declarations whose braces enclose others.
    static let types: Set<String> = ["struct", "class", "enum", "actor", "extension", "protocol"]
    static let functions: Set<String> = ["func", "init", "deinit", "subscript"]
    static let variables: Set<String> = ["var", "let"]
    /// Those that can only be outside of types, or that have no braces.
    static let others: Set<String> = [
        "import", "typealias", "associatedtype", "operator", "precedencegroup", "macro", "case",
    ]
    static let modifiers: Set<String> = [
        "public", "package", "internal", "fileprivate", "private", "open", "final", "indirect", "nonisolated", "lazy",
        "weak",
        "unowned", "dynamic", "infix", "prefix", "postfix", "distributed", "borrowing", "consuming", "static",
        "mutating",
    ]
    /// Those that begin a declaration outside of all others.
    static let outer = types.union(["func"]).union(variables).union(others).subtracting(["case", "associatedtype"])

    /// True for words behind which names of types or members come.
    static func isDeclaring(_ word: String) -> Bool {
        types.contains(word) || functions.contains(word) || variables.contains(word)
            || ["typealias", "associatedtype", "case"].contains(word)
    }
}
