/// Decides the conditions of a source text that depend on the platform, before a compiler sees the text.
///
/// Code that is left out is replaced by empty lines, so lines keep their numbers. Conditions that `platform` does not
/// decide, such as `DEBUG`, `swift(>=6)` and those in which they take part, are left to the compiler.
package struct PlatformConditions {
    private let source: ScannedSource
    private let platform: SourcePlatform
    private var output: [UInt8] = []
    /// Bytes that have been written or replaced by empty lines.
    private var position = 0
    private var blocks: [Block] = []

    /// An `#if` whose `#endif` has not come.
    private struct Block {
        /// True if the code around is left out, and with it everything up to `#endif`.
        let isDead: Bool
        /// True behind a branch that is taken for certain: no later branch is.
        var isDecided = false
        /// True if a branch is left to the compiler, so that `#endif` stays.
        var isCompilers = false
        var takesBranch = false
    }

    /// The text as `platform` has it.
    ///
    /// - Complexity: linear in the length of the text.
    package static func resolved(_ text: String, for platform: SourcePlatform) -> String {
        let source = ScannedSource(text)
        guard platform != .linux, !source.directives.isEmpty else { return text }
        var conditions = PlatformConditions(source: source, platform: platform)
        conditions.resolve()
        return String(decoding: conditions.output, as: UTF8.self)
    }

    private init(source: ScannedSource, platform: SourcePlatform) {
        self.source = source
        self.platform = platform
    }

    private var takesCode: Bool { blocks.last?.takesBranch ?? true }

    private mutating func resolve() {
        output.reserveCapacity(source.bytes.count)
        for directive in source.directives {
            copy(upTo: directive.range.lowerBound)
            switch directive.keyword {
            case .if:
                blocks.append(Block(isDead: !takesCode))
                openBranch(directive)
            case .elseif, .else:
                if blocks.isEmpty { keep(directive) } else { openBranch(directive) }
            case .endif:
                if blocks.popLast()?.isCompilers ?? true { keep(directive) } else { drop(directive) }
            }
        }
        copy(upTo: source.bytes.count)
    }

    /// Opens the branch of the last block that `directive` begins.
    private mutating func openBranch(_ directive: Directive) {
        var block = blocks.removeLast()
        defer { blocks.append(block) }
        guard !block.isDead, !block.isDecided else {
            block.takesBranch = false
            drop(directive)
            return
        }
        switch condition(of: directive) {
        case .literal(let isTaken):
            block.takesBranch = isTaken
            block.isDecided = isTaken
            if isTaken, block.isCompilers { replace(directive, by: "#else") } else { drop(directive) }
        case .some(let rest):
            replace(directive, by: "\(block.isCompilers ? "#elseif" : "#if") \(rest.text)")
            (block.takesBranch, block.isCompilers) = (true, true)
        case nil where block.isCompilers == (directive.keyword == .elseif):
            keep(directive)
            (block.takesBranch, block.isCompilers) = (true, true)
        case nil:
            let text = String(decoding: source.bytes[directive.condition], as: UTF8.self)
            replace(directive, by: "\(block.isCompilers ? "#elseif" : "#if") \(text)", hasAllLines: true)
            (block.takesBranch, block.isCompilers) = (true, true)
        }
    }

    /// Undecided rest of a directive's condition; nil if it is not understood.
    private func condition(of directive: Directive) -> Condition? {
        if directive.keyword == .else { return .literal(true) }
        return ConditionReader.condition(in: source.bytes[directive.condition])?.simplified(for: platform)
    }

    // MARK: Output

    /// Writes the code up to `end`, or its line breaks if it is left out.
    private mutating func copy(upTo end: Int) {
        let code = source.bytes[position..<end]
        if takesCode { output += code } else { output += code.lazy.filter(\.isLineBreak) }
        position = end
    }

    private mutating func keep(_ directive: Directive) {
        output += source.bytes[directive.range]
        position = directive.range.upperBound
    }

    private mutating func drop(_ directive: Directive) { replace(directive, by: "") }

    private mutating func replace(_ directive: Directive, by text: String, hasAllLines: Bool = false) {
        output += Array(text.utf8)
        if !hasAllLines { output += source.bytes[directive.range].lazy.filter(\.isLineBreak) }
        position = directive.range.upperBound
    }
}
