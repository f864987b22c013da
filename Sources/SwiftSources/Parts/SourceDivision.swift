/// Division of a source text into groups of declarations that can be compiled as files of their own.
///
/// A type stays together with its extensions. What is private to the file is opened to the module if its name is used nowhere else there,
/// and stays together with everything that mentions it otherwise. Where this
/// cannot be told from the text alone, it is not divided. A division can still be wrong, for example by a type's other name: the
/// compiler then finds errors that the whole text does not have, never another meaning.
package struct SourceDivision: Sendable {
    /// Declarations that stay together.
    package struct Group: Hashable, Sendable {
        /// Name of the first of them, by which the group is found again in a changed text.
        package let name: String
        /// Bytes of the declarations in the order of the text.
        package let ranges: [Range<Int>]
        /// Number of their lines.
        package let lines: Int
        package let names: SourceNames
    }

    private let bytes: [UInt8]
    private let imports: [Range<Int>]
    /// Names of its imports.
    package let importing: SourceNames
    /// Groups in the order in which they begin in the text.
    package let groups: [Group]

    /// Divides a text whose platform conditions are decided. Nil if that cannot be done, or if everything stays together.
    ///
    /// - Parameters:
    ///   - text: the text.
    ///   - elsewhere: words of the other sources of its module.
    /// - Complexity: linear in the length of the text, quadratic in the number of its declarations.
    package init?(of text: String, elsewhere: Set<String> = []) {
        let source = ScannedSource(text)
        let tokens = SourceToken.all(of: source)
        guard let items = SourceItems(source, tokens).found() else { return nil }
        let opened = OpenedItems(items, elsewhere: elsewhere)
        var bytes = source.bytes
        for index in opened.words.joined() { bytes[index] = .space }
        self.bytes = bytes
        imports = items.filter { $0.kind == .importing }.map(\.range)
        importing = SourceNames(bytes, items.filter { $0.kind == .importing }.map(\.tokens))
        groups = Self.groups(of: opened.items.filter { $0.kind != .importing }, in: bytes)
        guard groups.count > 1 else { return nil }
    }

    /// Names in a source that is not divided.
    package static func names(in text: String) -> SourceNames {
        let source = ScannedSource(text)
        return SourceNames(source.bytes, [SourceToken.all(of: source)[...]])
    }

    /// Source text of some groups. Each line has the number that it has in the whole text, and where possible its place too.
    ///
    /// - Parameters:
    ///   - groups: groups of this division.
    ///   - file: path of the whole text, for messages of the compiler and for `#file`.
    /// - Returns: text that can be compiled.
    package func text(of groups: [Group], in file: String) -> String {
        var lines = LineWriter(bytes)
        for range in imports { lines.write(range) }
        lines.file = String(file.flatMap { "\\\"".contains($0) ? ["\\", $0] : [$0] })
        for range in groups.flatMap(\.ranges).sorted(by: { $0.lowerBound < $1.lowerBound }) { lines.write(range) }
        return String(decoding: lines.result, as: UTF8.self)
    }

    /// Everything in some groups that decides what they do, wherever they lie in the text.
    ///
    /// - Parameter groups: groups of this division.
    /// - Returns: text that is equal if the groups are.
    package func content(of groups: [Group]) -> String {
        let pieces = (imports + groups.flatMap(\.ranges)).map { range in
            let end = bytes[range].lastIndex { !$0.isBlank && !$0.isLineBreak } ?? range.lowerBound
            return String(decoding: bytes[range.lowerBound...end], as: UTF8.self)
        }
        return pieces.joined(separator: "\0")
    }

    // MARK: Groups

    private static func groups(of items: [SourceItem], in bytes: [UInt8]) -> [Group] {
        var roots = Array(items.indices)
        func root(_ index: Int) -> Int {
            var index = index
            while roots[index] != index { index = roots[index] }
            return index
        }
        for (first, item) in items.enumerated() {
            for (second, other) in items.enumerated().dropFirst(first + 1) where belongsTogether(item, other) {
                let (low, high) = (min(root(first), root(second)), max(root(first), root(second)))
                roots[high] = low
            }
        }
        return items.indices.filter { roots[$0] == $0 }.map { leader in
            let members = items.indices.filter { root($0) == leader }.map { items[$0] }
            let ranges = members.map(\.range)
            return Group(
                name: members[0].name ?? "", ranges: ranges,
                lines: ranges.reduce(0) { $0 + LineWriter.lineBreaks(in: bytes[$1]) },
                names: SourceNames(bytes, members.map(\.tokens)))
        }
    }

    private static func belongsTogether(_ one: SourceItem, _ other: SourceItem) -> Bool {
        // Names of what macros make depend on their places.
        if one.kind == .macro && other.kind == .macro { return true }
        if one.isType && other.isType && one.name == other.name { return true }
        return !one.hiddenNames.isDisjoint(with: other.words) || !other.hiddenNames.isDisjoint(with: one.words)
    }
}
