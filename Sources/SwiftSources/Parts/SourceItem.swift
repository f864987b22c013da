/// A declaration outside of all others, as far as its file can be divided by it.
struct SourceItem {
    enum Kind {
        case importing
        case declaration
        /// Use of a macro, such as `#Preview`.
        case macro
    }

    let kind: Kind
    let tokens: ArraySlice<SourceToken>
    /// Bytes from its first token to the first one of the next item. The comment before an item belongs to the one before.
    let range: Range<Int>
    /// Name that it declares, or of the type that it extends; nil if it has none, as an operator.
    let name: String?
    /// True for types and their extensions, which see each other's private members.
    let isType: Bool
    /// The word that keeps it to its file; nil if it has none, or if that says more.
    let hidingWord: Range<Int>?
    /// Names that only its file may use because of that word.
    let namesHiddenByWord: Set<String>
    /// Other names that only its file may use.
    let namesOfHiddenMembers: Set<String>
    /// All words in it.
    let words: Set<String>

    init(
        kind: Kind, tokens: ArraySlice<SourceToken>, range: Range<Int>, name: String?, isType: Bool,
        hidingWord: Range<Int>? = nil, namesHiddenByWord: Set<String> = [], namesOfHiddenMembers: Set<String> = [],
        words: Set<String>
    ) {
        (self.kind, self.tokens, self.range, self.name, self.isType) = (kind, tokens, range, name, isType)
        self.hidingWord = hidingWord
        self.namesHiddenByWord = namesHiddenByWord
        self.namesOfHiddenMembers = namesOfHiddenMembers
        self.words = words
    }

    var hiddenNames: Set<String> { namesHiddenByWord.union(namesOfHiddenMembers) }

    /// The declaration for all files of its module.
    var opened: SourceItem {
        SourceItem(
            kind: kind, tokens: tokens, range: range, name: name, isType: isType,
            namesOfHiddenMembers: namesOfHiddenMembers, words: words)
    }
}

/// Finds the declarations of a source text that are outside of all others.
struct SourceItems {
    private let source: ScannedSource
    private let tokens: [SourceToken]

    init(_ source: ScannedSource, _ tokens: [SourceToken]) {
        self.source = source
        self.tokens = tokens
    }

    /// The items in the order of the text; nil if the text cannot be read with certainty: it has statements, braces that do not
    /// match, imports below conditions, or operators for its file alone.
    ///
    /// - Complexity: linear in the length of the text.
    func found() -> [SourceItem]? {
        guard let starts = starts(), let first = starts.first, first == 0 else { return nil }
        var items: [SourceItem] = []
        for (number, start) in starts.enumerated() {
            let end = number + 1 < starts.count ? starts[number + 1] : tokens.count
            let byteEnd = end < tokens.count ? tokens[end].range.lowerBound : source.bytes.count
            guard let item = item(tokens[start..<end], tokens[start].range.lowerBound..<byteEnd) else { return nil }
            items.append(item)
        }
        return items
    }

    private func word(_ index: Int) -> String? {
        guard tokens.indices.contains(index), tokens[index].kind == .word else { return nil }
        return text(tokens[index])
    }

    private func text(_ token: SourceToken) -> String { String(decoding: source.bytes[token.range], as: UTF8.self) }

    // MARK: Where items begin

    /// Indices of the tokens with which items begin; nil if braces or conditions do not match.
    private func starts() -> [Int]? {
        var starts: [Int] = []
        var (depth, conditions) = (0, 0)
        /// Word that decides how the present item ends; nil before it.
        var keyword: String?
        var isComplete = true
        for (index, token) in tokens.enumerated() {
            if depth == 0, conditions == 0, isComplete, token.startsLine, begins(index) {
                starts.append(index)
                (keyword, isComplete) = (nil, false)
            }
            switch token.kind {
            case .mark(UInt8(ascii: "{")), .mark(.openParenthesis), .mark(UInt8(ascii: "[")):
                depth += 1
                isComplete = false
            case .mark(UInt8(ascii: "}")), .mark(.closeParenthesis), .mark(UInt8(ascii: "]")):
                depth -= 1
                guard depth >= 0 else { return nil }
                let isBrace = token.kind == .mark(UInt8(ascii: "}"))
                isComplete = depth == 0 && keyword.map { isBrace || !Self.isBraced($0) } ?? false
            case .mark(.pound) where depth == 0 && keyword == nil: keyword = "#"
            case .mark(let byte):
                if depth == 0, let keyword { isComplete = !Self.isBraced(keyword) && !Self.continuing.contains(byte) }
            case .literal:
                if depth == 0, let keyword { isComplete = !Self.isBraced(keyword) }
            case .word:
                guard depth == 0 else { break }
                if keyword == nil, let word = word(index), DeclarationWords.outer.contains(word) { keyword = word }
                isComplete = keyword.map { !Self.isBraced($0) } ?? false
            case .directive(.if):
                if depth == 0 || conditions > 0 { conditions += 1 }
                // Whatever is below the condition belongs to one item.
                if depth == 0, keyword == nil { keyword = "#if" }
            case .directive(.endif):
                if conditions > 0 { conditions -= 1 }
                if depth == 0, conditions == 0 { isComplete = true }
            case .directive: break
            }
        }
        return depth == 0 && conditions == 0 ? starts : nil
    }

    /// True for items that end with a brace.
    private static func isBraced(_ keyword: String) -> Bool {
        DeclarationWords.types.contains(keyword) || keyword == "func" || keyword == "precedencegroup"
    }

    /// Marks at the end of a line after which an item goes on.
    private static let continuing = Set("=,:&|?+-*/<.@(".utf8)

    private func begins(_ index: Int) -> Bool {
        switch tokens[index].kind {
        case .mark(UInt8(ascii: "@")), .directive(.if): true
        case .mark(.pound): word(index + 1) != nil
        case .word: word(index).map { DeclarationWords.outer.union(DeclarationWords.modifiers).contains($0) } ?? false
        default: false
        }
    }

    // MARK: What items declare

    private func item(_ item: ArraySlice<SourceToken>, _ range: Range<Int>) -> SourceItem? {
        var words: Set<String> = []
        for token in item where token.kind == .word { words.insert(text(token)) }
        if case .directive = item.first?.kind {
            guard !words.contains("import") else { return nil }
            return conditional(item, range, words)
        }
        guard let keywordIndex = keyword(of: item) else { return nil }
        guard let keyword = word(keywordIndex) else {
            return SourceItem(
                kind: .macro, tokens: item, range: range, name: nil, isType: false, words: words)
        }
        if keyword == "import" {
            // Without the comment behind it, which would be repeated in each part.
            let range = range.lowerBound..<(item.last?.range.upperBound ?? range.upperBound)
            return SourceItem(
                kind: .importing, tokens: item, range: range, name: nil, isType: false, words: words)
        }
        guard let hidden = hiddenNames(item, keywordIndex) else { return nil }
        let hiding = (item.startIndex..<keywordIndex).first { isHiding($0) }
        return SourceItem(
            kind: .declaration, tokens: item, range: range, name: word(keywordIndex + 1),
            isType: DeclarationWords.types.contains(keyword),
            hidingWord: hiding.flatMap { tokens[$0 + 1].kind == .mark(.openParenthesis) ? nil : tokens[$0].range },
            namesHiddenByWord: hidden.byWord, namesOfHiddenMembers: hidden.members, words: words)
    }

    /// Declarations below a condition. Which of them there are is decided by the compiler: all names in them that begin with
    /// a declaration's word count, and all are hidden, so that whatever uses them stays with them.
    private func conditional(_ item: ArraySlice<SourceToken>, _ range: Range<Int>, _ words: Set<String>) -> SourceItem {
        var names: Set<String> = []
        var depth = 0
        for index in item.indices {
            switch tokens[index].kind {
            case .mark(UInt8(ascii: "{")): depth += 1
            case .mark(UInt8(ascii: "}")): depth -= 1
            case .word where depth == 0:
                if let keyword = word(index), DeclarationWords.outer.contains(keyword), let name = word(index + 1) {
                    names.insert(name)
                }
            default: break
            }
        }
        return SourceItem(
            kind: .declaration, tokens: item, range: range, name: names.min(), isType: false,
            namesOfHiddenMembers: names, words: words)
    }

    /// Index of the word that says what an item is, or of a macro's mark.
    private func keyword(of item: ArraySlice<SourceToken>) -> Int? {
        var depth = 0
        for index in item.indices {
            switch tokens[index].kind {
            case .mark(.openParenthesis): depth += 1
            case .mark(.closeParenthesis): depth -= 1
            case .mark(.pound) where depth == 0: return index
            case .word where depth == 0:
                if let word = word(index), DeclarationWords.outer.contains(word), !isAttribute(index) { return index }
            default: break
            }
        }
        return nil
    }

    private func isAttribute(_ index: Int) -> Bool {
        tokens.indices.contains(index - 1) && tokens[index - 1].kind == .mark(UInt8(ascii: "@"))
    }

    /// Names that other files must not use; nil if one of them is an operator, which is not found by its name.
    private func hiddenNames(
        _ item: ArraySlice<SourceToken>, _ keywordIndex: Int
    ) -> (byWord: Set<String>, members: Set<String>)? {
        var (byWord, members) = (Set<String>(), Set<String>())
        let outerName = word(keywordIndex + 1)
        let isHidden = (item.startIndex..<keywordIndex).contains { isHiding($0) }
        let hidesMembers = isHidden && word(keywordIndex) == "extension"
        if isHidden {
            guard let outerName else { return nil }
            byWord.insert(outerName)
        }
        var depth = 0
        var hidesNext = false
        for index in keywordIndex..<item.endIndex {
            switch tokens[index].kind {
            case .mark(UInt8(ascii: "{")): depth += 1
            case .mark(UInt8(ascii: "}")): depth -= 1
            case .word where depth > 0:
                guard let word = word(index), !isMember(index) else { break }
                if word == "fileprivate" { hidesNext = true }
                guard DeclarationWords.isDeclaring(word), hidesNext || hidesMembers && depth == 1 else { break }
                let names: Set<String>
                if word == "init" || word == "subscript" {
                    guard let outerName else { return nil }
                    names = [outerName]
                } else {
                    guard let declared = self.names(after: index) else { return nil }
                    names = declared
                }
                if hidesNext { members.formUnion(names) } else { byWord.formUnion(names) }
                hidesNext = false
            default: break
            }
        }
        return (byWord, members)
    }

    private func isHiding(_ index: Int) -> Bool { ["private", "fileprivate"].contains(word(index)) }

    /// True for a word behind a point, which is no keyword.
    private func isMember(_ index: Int) -> Bool {
        tokens.indices.contains(index - 1) && tokens[index - 1].kind == .mark(UInt8(ascii: "."))
    }

    /// Names that are declared behind a word: the next one, and those behind commas in the line.
    private func names(after keyword: Int) -> Set<String>? {
        var index = keyword + 1
        if case .mark(UInt8(ascii: "`")) = tokens.indices.contains(index) ? tokens[index].kind : .literal { index += 1 }
        guard let first = word(index) else { return nil }
        var names: Set = [first]
        while tokens.indices.contains(index), index == keyword + 1 || !tokens[index].startsLine {
            if tokens[index].kind == .mark(UInt8(ascii: "{")) { break }
            if tokens[index].kind == .mark(UInt8(ascii: ",")), let name = word(index + 1) { names.insert(name) }
            index += 1
        }
        return names
    }
}
