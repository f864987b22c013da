/// Names by which others use a group of declarations, and names that it uses.
package struct SourceNames: Hashable, Sendable {
    /// Names of everything that can be used elsewhere, those of members included.
    package private(set) var declared: Set<String> = []
    /// Words of the whole text.
    package let words: Set<String>
    /// Text of everything on which others can depend.
    package let interface: String
    /// Words of that.
    package let interfaceWords: Set<String>
    /// Modules that are imported. What one file imports can be seen in others.
    package private(set) var imports: Set<String> = []
    /// True if others can depend on it without naming it, as on an operator.
    package private(set) var isUsedUnnamed = false

    /// Members that are used without their names.
    private static let unnamed: Set<String> = ["subscript", "callAsFunction", "dynamicallyCall", "appendInterpolation"]

    /// Reads the tokens of one or more declarations, in the order of the text.
    init(_ bytes: [UInt8], _ pieces: [ArraySlice<SourceToken>]) {
        func texts(_ tokens: some Sequence<SourceToken>) -> Set<String> {
            Set(tokens.lazy.filter { $0.kind == .word }.map { String(decoding: bytes[$0.range], as: UTF8.self) })
        }
        words = texts(pieces.joined())
        let interfaces = pieces.map { SourceInterface(bytes, $0) }
        interface = interfaces.map(\.text).joined(separator: "\n")
        interfaceWords = texts(interfaces.flatMap(\.kept))
        let readers = interfaces.map { Reader(bytes: bytes, tokens: $0.kept) }
        let types = readers.reduce(into: Set()) { $0.formUnion($1.types) }
        for reader in readers { read(reader, types) }
    }

    /// Reads what declarations declare for others.
    ///
    /// Members of the group's own types are reached by the names of the types alone: whoever has a value of a type depends on
    /// what has told the type. Members of other types, such as `View`, are reached by their own names.
    private mutating func read(_ reader: Reader, _ types: Set<String>) {
        var depth = 0
        /// True between the braces of a type that is declared here, and of its extensions.
        var isOwn = false
        var importEnd = 0
        for index in reader.tokens.indices where index >= importEnd {
            if case .directive = reader.tokens[index].kind { isUsedUnnamed = true }
            if reader.isMark(index, "{") { depth += 1 }
            if reader.isMark(index, "}") { depth -= 1 }
            guard let word = reader.word(index), !reader.isMember(index), depth == 0 || !isOwn else { continue }
            if word == "import" {
                importEnd = reader.endOfLine(behind: index)
                imports.insert((index..<importEnd).compactMap(reader.word).joined(separator: "."))
            } else if word == "extension" {
                let names = reader.dottedName(index + 1)
                declared.formUnion(names)
                isOwn = names.first.map(types.contains) ?? false
                if !isOwn, reader.conforms(behind: index + names.count * 2) { isUsedUnnamed = true }
            } else if DeclarationWords.types.contains(word) {
                // `class func` and `class var` declare members.
                guard let name = reader.word(index + 1), !DeclarationWords.isDeclaring(name) else { continue }
                declared.insert(name)
                if depth == 0 { isOwn = true }
            } else if Self.unnamed.contains(word) || ["operator", "precedencegroup", "macro"].contains(word) {
                isUsedUnnamed = true
            } else if DeclarationWords.isDeclaring(word), word != "init", word != "deinit" {
                let names = reader.names(behind: index)
                // An operator has no name.
                if names.isEmpty { isUsedUnnamed = true }
                for name in names { add(name) }
            }
        }
    }

    private mutating func add(_ name: String) {
        // Property wrappers have two names more.
        declared.formUnion([name, "$\(name)", "_\(name)"])
        // Result builders are used without names.
        if name.hasPrefix("build") || Self.unnamed.contains(name) { isUsedUnnamed = true }
    }

    /// Reads tokens of an interface.
    private struct Reader {
        let bytes: [UInt8]
        let tokens: [SourceToken]

        func word(_ index: Int) -> String? {
            guard tokens.indices.contains(index), tokens[index].kind == .word else { return nil }
            return String(decoding: bytes[tokens[index].range], as: UTF8.self)
        }

        func isMark(_ index: Int, _ mark: String) -> Bool {
            guard tokens.indices.contains(index), case .mark(let byte) = tokens[index].kind else { return false }
            return mark.utf8.contains(byte)
        }

        /// Names of the types that are declared outside of all others.
        var types: Set<String> {
            var depth = 0
            var types: Set<String> = []
            for index in tokens.indices {
                if isMark(index, "{") { depth += 1 }
                if isMark(index, "}") { depth -= 1 }
                guard depth == 0, let keyword = word(index), keyword != "extension",
                    DeclarationWords.types.contains(keyword),
                    word(index - 1) != "import"
                else { continue }
                word(index + 1).map { _ = types.insert($0) }
            }
            return types
        }

        /// True for a word behind a point, which is no keyword.
        func isMember(_ index: Int) -> Bool { isMark(index - 1, ".") }

        func endOfLine(behind index: Int) -> Int {
            tokens[(index + 1)...].firstIndex(where: \.startsLine) ?? tokens.endIndex
        }

        func dottedName(_ index: Int) -> [String] {
            guard let first = word(index) else { return [] }
            return [first] + (isMark(index + 1, ".") ? dottedName(index + 2) : [])
        }

        /// True if an extension, whose name ends before a token, adds a conformance.
        func conforms(behind index: Int) -> Bool { isMark(index, ":") }

        /// Names that are declared behind a word: the next one, and those behind commas.
        func names(behind keyword: Int) -> [String] {
            var index = keyword + 1
            if isMark(index, "`(") { index += 1 }
            guard let first = word(index) else { return [] }
            var names = [first]
            var depth = 0
            while index + 1 < tokens.count {
                index += 1
                let goesOn = isMark(index - 1, ",")
                if isMark(index, "{}") || tokens[index].startsLine && depth == 0 && !goesOn { break }
                if goesOn, depth == 0, let name = word(index) { names.append(name) }
                if isMark(index, "([<") { depth += 1 }
                if isMark(index, ")]>"), !isMark(index - 1, "-") { depth = max(0, depth - 1) }
            }
            return names
        }
    }
}
