package import Geometry

/// A text with everything that decides how it is set. A copy is one reference, and is told apart from others by a number
/// first: a request goes through many hands, and is what the engine remembers texts by.
@dynamicMemberLookup package struct TextRequest: Hashable, Sendable {
    package enum Alignment: Hashable, Sendable { case leading, center, trailing }
    package enum Truncation: Hashable, Sendable { case head, middle, tail }

    /// How all of the text is set, whatever its runs are.
    package struct Rules: Hashable, Sendable {
        package var alignment: Alignment
        /// Nil is no limit.
        package var lineLimit: Int?
        /// The text is at least as high as so many lines of its own.
        package var reservedLines: Int
        package var truncation: Truncation
        /// 0…1: how far fonts may shrink before text is cut (S24.16).
        package var minimumScaleFactor: Double
        /// Whether letters may come a little closer together before fonts shrink or text is cut.
        package var allowsTightening: Bool
        /// Points between lines beyond the font's own; may be negative.
        package var lineSpacing: Double
        package var direction: LayoutDirection

        package init(
            alignment: Alignment = .leading, lineLimit: Int? = nil, reservedLines: Int = 1,
            truncation: Truncation = .tail, minimumScaleFactor: Double = 1, allowsTightening: Bool = false,
            lineSpacing: Double = 0, direction: LayoutDirection = .leftToRight
        ) {
            self.alignment = alignment
            self.lineLimit = lineLimit
            self.reservedLines = reservedLines
            self.truncation = truncation
            self.minimumScaleFactor = minimumScaleFactor
            self.allowsTightening = allowsTightening
            self.lineSpacing = lineSpacing
            self.direction = direction
        }
    }

    private final class Storage: Sendable {
        let runs: Runs
        let rules: Rules
        /// Of the strings and the sizes of their fonts alone, which tell nearly every text from the others: those that this
        /// cannot tell apart, a comparison does.
        let hash: Int

        init(_ runs: consuming Runs, _ rules: Rules) {
            var hasher = Hasher()
            switch runs {
            case .one(let run): run.hashBriefly(into: &hasher)
            case .some(let runs): for run in runs { run.hashBriefly(into: &hasher) }
            }
            hash = hasher.finalize()
            self.runs = runs
            self.rules = rules
        }
    }

    /// Most texts have one run, which needs no array.
    private enum Runs: Hashable, Sendable {
        case one(TextRun)
        case some([TextRun])

        init(_ runs: [TextRun]) { self = runs.count == 1 ? .one(runs[0]) : .some(runs) }
    }

    private var storage: Storage

    package init(runs: [TextRun], rules: Rules) { storage = Storage(Runs(runs), rules) }

    package init(_ run: TextRun, rules: Rules) { storage = Storage(.one(run), rules) }

    package init(
        runs: [TextRun], alignment: Alignment = .leading, lineLimit: Int? = nil, reservedLines: Int = 1,
        truncation: Truncation = .tail, minimumScaleFactor: Double = 1, allowsTightening: Bool = false,
        lineSpacing: Double = 0, direction: LayoutDirection = .leftToRight
    ) {
        self.init(
            runs: runs,
            rules: Rules(
                alignment: alignment, lineLimit: lineLimit, reservedLines: reservedLines, truncation: truncation,
                minimumScaleFactor: minimumScaleFactor, allowsTightening: allowsTightening, lineSpacing: lineSpacing,
                direction: direction))
    }

    package var runs: [TextRun] {
        get {
            switch storage.runs {
            case .one(let run): [run]
            case .some(let runs): runs
            }
        }
        set { storage = Storage(Runs(newValue), storage.rules) }
    }

    /// The string of the text's only run; nil if there is another, or a picture stands in it.
    package var soleString: String? {
        if case .one(let run) = storage.runs, !run.isPicture { run.string } else { nil }
    }

    package var rules: Rules {
        get { storage.rules }
        set { storage = Storage(storage.runs, newValue) }
    }

    package subscript<Value>(dynamicMember rule: WritableKeyPath<Rules, Value>) -> Value {
        get { storage.rules[keyPath: rule] }
        set { rules[keyPath: rule] = newValue }
    }

    package static func == (a: TextRequest, b: TextRequest) -> Bool {
        a.storage === b.storage
            || a.storage.hash == b.storage.hash && a.storage.rules == b.storage.rules
                && a.storage.runs == b.storage.runs
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(storage.hash) }
}
