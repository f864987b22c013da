public import Foundation

/// A key for text that is looked up in tables. Interpolated numbers are formatted for the locale (S14.12), and Markdown
/// sets the look of parts: `**bold**`, `*italic*`, code between backticks, `~~struck through~~`, `[link](https://…)`.
///
/// Markdown in interpolated strings is not read: asterisks in a name do not make it bold.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    enum Segment: Equatable {
        case literal(String)
        /// An interpolated value; `specifier` stands for it in the table's key.
        case argument([Text.Piece], specifier: String)
    }

    let segments: [Segment]

    /// The key in tables: `%@` stands for text, `%lld` for whole numbers, `%lf` for others.
    var key: String {
        let hasArguments = segments.contains { if case .argument = $0 { true } else { false } }
        return segments.map { segment in
            switch segment {
            case .literal(let literal): hasArguments ? literal.replacing("%", with: "%%") : literal
            case .argument(_, let specifier): specifier
            }
        }.joined()
    }

    /// The key `value` as it is, Markdown included; it has no interpolations.
    public init(_ value: String) { segments = [.literal(value)] }

    /// The key for a literal without interpolations.
    public init(stringLiteral value: String) { self.init(value) }

    /// The key for a literal with interpolations.
    public init(stringInterpolation: StringInterpolation) { segments = stringInterpolation.segments }

    /// Collects the literal parts and the interpolated values of a key.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate(set) var segments: [Segment] = []

        /// Starts empty; the capacities are ignored.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Appends literal characters, in which Markdown is read.
        public mutating func appendLiteral(_ literal: String) {
            if !literal.isEmpty { segments.append(.literal(literal)) }
        }

        /// Appends a string as it is; `%@` in tables.
        public mutating func appendInterpolation(_ string: String) { append(string) }

        /// Appends a text, which keeps its looks; `%@` in tables.
        public mutating func appendInterpolation(_ text: Text) { append(text.pieces) }

        /// Appends a picture in the line; `%@` in tables.
        public mutating func appendInterpolation(_ image: Image) { append([Text.Piece(image: image)]) }

        /// Appends an attributed string, which keeps its looks; `%@` in tables.
        @_disfavoredOverload public mutating func appendInterpolation(_ attributed: AttributedString) {
            append(Text(attributed).pieces)
        }

        /// Appends a whole number in the locale's form: 1,234; `%lld` in tables.
        public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) {
            append([Text.Piece(source: WholeNumber(value: Int64(clamping: value)))], specifier: "%lld")
        }

        /// Appends a number with six decimals, as printf's `%lf`; `%lf` in tables.
        public mutating func appendInterpolation(_ value: Double) {
            append(String(format: "%lf", value), specifier: "%lf")
        }

        /// Appends a number with six decimals, as printf's `%f`; `%f` in tables.
        public mutating func appendInterpolation(_ value: Float) {
            append(String(format: "%f", Double(value)), specifier: "%f")
        }

        /// Appends a number with six decimals, as for a `Double`; `%lf` in tables.
        public mutating func appendInterpolation(_ value: CGFloat) {
            append(String(format: "%lf", Double(value)), specifier: "%lf")
        }

        /// Appends a value formatted by printf's `specifier`, which also stands for it in tables.
        public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
            append(String(format: specifier, value), specifier: specifier)
        }

        /// Appends a value in a format, in the locale of the text's place; `%@` in tables.
        public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            append([Text.Piece(source: FormattedValue(value: value, format: format))])
        }

        /// Appends what `formatter` makes of a value, and nothing if that is nil; `%@` in tables. Without a formatter,
        /// appends the value's description.
        public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter?) {
            append(formatter.map { $0.string(for: subject) ?? "" } ?? "\(subject)")
        }

        /// Appends a date, which updates itself in all styles but `time` and `date` (S14.13); `%@` in tables.
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            append([Text.Piece(source: StyledDate(date: date, style: style))])
        }

        /// Appends a timer that runs within an interval (S14.13); `%@` in tables. See `Text` for the parameters.
        public mutating func appendInterpolation(
            timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
        ) {
            let timer = TimerText(
                interval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)
            append([Text.Piece(source: timer)])
        }

        /// Appends the value's description; `%@` in tables.
        @_disfavoredOverload public mutating func appendInterpolation<T>(_ value: T) { append("\(value)") }

        private mutating func append(_ string: String, specifier: String = "%@") {
            append([Text.Piece(string: string)], specifier: specifier)
        }

        private mutating func append(_ pieces: [Text.Piece], specifier: String = "%@") {
            segments.append(.argument(pieces, specifier: specifier))
        }
    }
}
