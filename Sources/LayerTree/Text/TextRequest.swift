package import Geometry

/// A text with all attributes on which its layout depends. Copies share one reference and are compared by hash first:
/// requests are copied often, and are the keys of the engine's cache.
@dynamicMemberLookup package struct TextRequest: Hashable, Sendable {
    package enum Alignment: Hashable, Sendable { case leading, center, trailing }
    package enum Truncation: Hashable, Sendable { case head, middle, tail }

    /// Height of lines, whatever the fonts' own is.
    package struct LineHeight: Hashable, Sendable {
        /// Multiple of the largest font size in a line.
        package var factor: Double
        /// Points in addition.
        package var increase: Double

        package init(factor: Double, increase: Double) {
            self.factor = factor
            self.increase = increase
        }
    }

    /// Attributes of the whole text.
    package struct Rules: Hashable, Sendable {
        package var alignment: Alignment
        /// Greatest number of lines; nil is no limit.
        package var lineLimit: Int?
        /// Number of lines whose height the text takes at least.
        package var reservedLines: Int
        package var truncation: Truncation
        /// Smallest factor, 0…1, by which fonts may shrink before text is cut (S24.16).
        package var minimumScaleFactor: Double
        /// True if letters may come a little closer together before fonts shrink or text is cut.
        package var allowsTightening: Bool
        /// Points between lines in addition to the font's own; may be negative.
        package var lineSpacing: Double
        package var direction: LayoutDirection
        /// Height of lines; nil is that of the fonts.
        package var lineHeight: LineHeight?

        package init(
            alignment: Alignment = .leading, lineLimit: Int? = nil, reservedLines: Int = 1,
            truncation: Truncation = .tail, minimumScaleFactor: Double = 1, allowsTightening: Bool = false,
            lineSpacing: Double = 0, direction: LayoutDirection = .leftToRight, lineHeight: LineHeight? = nil
        ) {
            self.alignment = alignment
            self.lineLimit = lineLimit
            self.reservedLines = reservedLines
            self.truncation = truncation
            self.minimumScaleFactor = minimumScaleFactor
            self.allowsTightening = allowsTightening
            self.lineSpacing = lineSpacing
            self.direction = direction
            self.lineHeight = lineHeight
        }
    }

    private final class Storage: Sendable {
        let runs: Runs
        let rules: Rules
        /// Hash of the strings and their fonts' sizes, which differ between nearly all texts; `==` compares the other
        /// attributes.
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

    /// Runs of a text; the common case, one run, needs no array.
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

    /// The string of the only run; nil if there are several, or it has a picture.
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

    /// Hash of the strings and their fonts' sizes. Equal requests have equal ones.
    package var briefHash: Int { storage.hash }

    package func hash(into hasher: inout Hasher) { hasher.combine(storage.hash) }
}
