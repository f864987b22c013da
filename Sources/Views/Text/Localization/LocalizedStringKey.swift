public import Foundation

/// A key for text that is looked up; in it, numbers are formatted for the locale (S14.12), and Markdown says how parts of
/// it look: `**bold**`, `*italic*`, code between backticks, `~~struck through~~`, `[link](https://…)`.
///
/// What is interpolated is taken as it is: asterisks in a name do not make it bold.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    enum Segment: Equatable {
        case literal(String)
        /// What was interpolated; `specifier` stands for it in tables.
        case argument([Text.Piece], specifier: String)
    }

    let segments: [Segment]

    /// What is looked up in tables: `%@` stands for text, `%lld` for whole numbers, `%lf` for others.
    var key: String {
        let hasArguments = segments.contains { if case .argument = $0 { true } else { false } }
        return segments.map { segment in
            switch segment {
            case .literal(let literal): hasArguments ? literal.replacing("%", with: "%%") : literal
            case .argument(_, let specifier): specifier
            }
        }.joined()
    }

    /// The key that is `value` as it stands, Markdown included; nothing in it is taken for an interpolation.
    public init(_ value: String) { segments = [.literal(value)] }

    public init(stringLiteral value: String) { self.init(value) }

    public init(stringInterpolation: StringInterpolation) { segments = stringInterpolation.segments }

    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate(set) var segments: [Segment] = []

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) {
            if !literal.isEmpty { segments.append(.literal(literal)) }
        }

        /// Text as it is; in tables `%@` stands for it.
        public mutating func appendInterpolation(_ string: String) { append(string) }

        /// Text with looks of its own, which it keeps; in tables `%@` stands for it.
        public mutating func appendInterpolation(_ text: Text) { append(text.pieces) }

        /// A picture in the line.
        public mutating func appendInterpolation(_ image: Image) { append([Text.Piece(image: image)]) }

        /// Text with looks of its own.
        @_disfavoredOverload public mutating func appendInterpolation(_ attributed: AttributedString) {
            append(Text(attributed).pieces)
        }

        /// A whole number in the locale's form: 1,234.
        public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) {
            append([Text.Piece(source: WholeNumber(value: Int64(clamping: value)))], specifier: "%lld")
        }

        /// Six decimals, as printf's `%lf` does.
        public mutating func appendInterpolation(_ value: Double) {
            append(String(format: "%lf", value), specifier: "%lf")
        }

        /// Six decimals, as printf's `%f` does; in tables `%f` stands for it.
        public mutating func appendInterpolation(_ value: Float) {
            append(String(format: "%f", Double(value)), specifier: "%f")
        }

        /// Six decimals, as for a `Double`; in tables `%lf` stands for it.
        public mutating func appendInterpolation(_ value: CGFloat) {
            append(String(format: "%lf", Double(value)), specifier: "%lf")
        }

        /// As printf does it.
        public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
            append(String(format: specifier, value), specifier: specifier)
        }

        /// A value in a format of the text's locale; in tables `%@` stands for it.
        public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            append([Text.Piece(source: FormattedValue(value: value, format: format))])
        }

        /// A date that, in most styles, updates itself (S14.13).
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            append([Text.Piece(source: StyledDate(date: date, style: style))])
        }

        /// A running time (S14.13).
        public mutating func appendInterpolation(
            timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
        ) {
            let timer = TimerText(
                interval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)
            append([Text.Piece(source: timer)])
        }

        @_disfavoredOverload public mutating func appendInterpolation<T>(_ value: T) { append("\(value)") }

        private mutating func append(_ string: String, specifier: String = "%@") {
            append([Text.Piece(string: string)], specifier: specifier)
        }

        private mutating func append(_ pieces: [Text.Piece], specifier: String = "%@") {
            segments.append(.argument(pieces, specifier: specifier))
        }
    }
}
