import Foundation

/// Inline Markdown: finds parts of a text that are bold, italic, code, struck through or links.
///
/// Emphasis follows CommonMark's rules for runs of delimiters (§6.2, without its rule of three). Interpolated pieces
/// are not parsed, but may lie between delimiters.
struct Markdown {
    fileprivate struct Node {
        var piece: Text.Piece
        var delimiter: Delimiter?
        /// A `[` that may begin a link.
        var opensLink = false
        /// The node is complete: characters that follow start a new one.
        var isClosed = false
    }

    fileprivate struct Delimiter {
        let character: Character
        var count: Int
        let canOpen: Bool
        let canClose: Bool
    }

    private enum Unit {
        case character(Character)
        case piece(Text.Piece)
    }

    private var nodes: [Node] = []

    /// The pieces of a key's segments, with Markdown in literals read. At least one, perhaps empty.
    static func pieces(of segments: [LocalizedStringKey.Segment]) -> [Text.Piece] {
        var markdown = Markdown()
        let isPlain = segments.allSatisfy { segment in
            guard case .literal(let literal) = segment else { return true }
            return !literal.utf8.contains { special.contains($0) }
        }
        if isPlain {
            for segment in segments {
                switch segment {
                case .literal(let literal): markdown.nodes.append(Node(piece: Text.Piece(string: literal)))
                case .argument(let pieces, _): markdown.nodes += pieces.map { Node(piece: $0, isClosed: true) }
                }
            }
        } else {
            var units: [Unit] = []
            for segment in segments {
                switch segment {
                case .literal(let literal): units += literal.map { .character($0) }
                case .argument(let pieces, _): units += pieces.map { .piece($0) }
                }
            }
            markdown.read(units)
            markdown.matchEmphasis()
        }
        return markdown.joined()
    }

    private static let special: Set<UInt8> = Set("*_`~[\\".utf8)

    // MARK: Reading

    private mutating func read(_ units: [Unit]) {
        var index = 0
        while index < units.count {
            guard case .character(let character) = units[index] else {
                if case .piece(let piece) = units[index] { nodes.append(Node(piece: piece, isClosed: true)) }
                index += 1
                continue
            }
            switch character {
            case "\\":
                if let next = Self.character(units, index + 1), next.isASCII, next.isPunctuation || next.isSymbol {
                    append(next)
                    index += 2
                } else {
                    append(character)
                    index += 1
                }
            case "`": index = readCode(units, at: index)
            case "*", "_", "~": index = readDelimiter(units, character, at: index)
            case "[":
                nodes.append(Node(piece: Text.Piece(string: "["), opensLink: true))
                index += 1
            case "]": index = readLinkEnd(units, at: index)
            default:
                append(character)
                index += 1
            }
        }
    }

    private static func character(_ units: [Unit], _ index: Int) -> Character? {
        guard units.indices.contains(index), case .character(let character) = units[index] else { return nil }
        return character
    }

    private static func runLength(_ units: [Unit], of character: Character, at index: Int) -> Int {
        var count = 0
        while self.character(units, index + count) == character { count += 1 }
        return count
    }

    private mutating func append(_ character: Character) {
        if let last = nodes.indices.last, nodes[last].delimiter == nil, !nodes[last].opensLink,
            !nodes[last].isClosed, nodes[last].piece.appends(String(character))
        {
            return
        }
        nodes.append(Node(piece: Text.Piece(string: String(character))))
    }

    private mutating func readCode(_ units: [Unit], at start: Int) -> Int {
        let length = Self.runLength(units, of: "`", at: start)
        var end = start + length
        while end < units.count {
            let closing = Self.runLength(units, of: "`", at: end)
            if closing == length { break }
            end += max(closing, 1)
        }
        guard end < units.count else {
            for _ in 0..<length { append("`") }
            return start + length
        }
        for unit in units[(start + length)..<end] {
            switch unit {
            case .character(let character): nodes.append(Node(piece: Text.Piece(string: String(character))))
            case .piece(let piece): nodes.append(Node(piece: piece))
            }
            nodes[nodes.count - 1].piece.traits.design = .monospaced
            nodes[nodes.count - 1].isClosed = true
        }
        return end + length
    }

    private mutating func readDelimiter(_ units: [Unit], _ character: Character, at start: Int) -> Int {
        let count = Self.runLength(units, of: character, at: start)
        // An interpolated piece counts as a letter.
        func kind(_ index: Int) -> (isSpace: Bool, isWord: Bool) {
            guard units.indices.contains(index) else { return (true, false) }
            guard case .character(let neighbour) = units[index] else { return (false, true) }
            return (neighbour.isWhitespace, !neighbour.isWhitespace && !neighbour.isPunctuation && !neighbour.isSymbol)
        }
        let before = kind(start - 1)
        let after = kind(start + count)
        let leftFlanking = !after.isSpace && (after.isWord || before.isSpace || !before.isWord)
        let rightFlanking = !before.isSpace && (before.isWord || after.isSpace || !after.isWord)
        let isUnderscore = character == "_"
        nodes.append(
            Node(
                piece: Text.Piece(string: ""),
                delimiter: Delimiter(
                    character: character, count: count,
                    canOpen: leftFlanking && (!isUnderscore || !rightFlanking || !before.isWord),
                    canClose: rightFlanking && (!isUnderscore || !leftFlanking || !after.isWord))))
        return start + count
    }

    /// At a `]`: if `(address)` follows, makes the nodes since the last open `[` a link to that address; else adds the
    /// `]`. Returns the index of the next unit.
    private mutating func readLinkEnd(_ units: [Unit], at start: Int) -> Int {
        guard let opening = nodes.lastIndex(where: \.opensLink), Self.character(units, start + 1) == "(" else {
            append("]")
            return start + 1
        }
        var end = start + 2
        while let next = Self.character(units, end), next != ")", !next.isWhitespace { end += 1 }
        guard Self.character(units, end) == ")" else {
            append("]")
            return start + 1
        }
        let address = String((start + 2..<end).compactMap { Self.character(units, $0) })
        for index in nodes.indices where index > opening {
            nodes[index].piece.link = URL(string: address)
            nodes[index].isClosed = true
        }
        nodes.remove(at: opening)
        return end + 1
    }

    // MARK: Emphasis

    private mutating func matchEmphasis() {
        var closer = 0
        while closer < nodes.count {
            guard let closing = nodes[closer].delimiter, closing.canClose, closing.count > 0,
                let opener = opener(for: closing, before: closer), let opening = nodes[opener].delimiter
            else {
                closer += 1
                continue
            }
            let isStrike = closing.character == "~"
            let used = isStrike || (opening.count >= 2 && closing.count >= 2) ? 2 : 1
            for index in (opener + 1)..<closer {
                // Unmatched delimiters in between become text.
                nodes[index].settle()
                if isStrike {
                    nodes[index].piece.traits.strikethrough = .init(isActive: true, style: .single)
                } else if used == 2 {
                    nodes[index].piece.traits.isBold = true
                } else {
                    nodes[index].piece.traits.isItalic = true
                }
            }
            nodes[opener].delimiter?.count -= used
            nodes[closer].delimiter?.count -= used
        }
        for index in nodes.indices { nodes[index].settle() }
    }

    private func opener(for closing: Delimiter, before closer: Int) -> Int? {
        nodes[..<closer].lastIndex { node in
            guard let delimiter = node.delimiter, delimiter.canOpen, delimiter.character == closing.character else {
                return false
            }
            return closing.character == "~" ? delimiter.count >= 2 && closing.count >= 2 : delimiter.count > 0
        }
    }

    /// The nodes' pieces; adjacent pieces that look alike are merged.
    private func joined() -> [Text.Piece] {
        var pieces: [Text.Piece] = []
        for node in nodes where !node.piece.isEmpty {
            if let last = pieces.indices.last, pieces[last].absorbs(node.piece) { continue }
            pieces.append(node.piece)
        }
        return pieces.isEmpty ? [Text.Piece(string: "")] : pieces
    }
}

extension Markdown.Node {
    /// Turns the unmatched rest of a delimiter into text.
    fileprivate mutating func settle() {
        guard let delimiter else { return }
        piece.content = .string(String(repeating: delimiter.character, count: delimiter.count))
        self.delimiter = nil
    }
}
