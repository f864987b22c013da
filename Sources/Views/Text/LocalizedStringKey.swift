public import Foundation

/// A key for text that is looked up; in it, numbers are formatted for the locale (S14.12), and Markdown says how parts of
/// it look: `**bold**`, `*italic*`, `` `code` ``, `~~struck through~~`, `[link](https://…)`.
///
/// What is interpolated is taken as it is: asterisks in a name do not make it bold.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    enum Segment: Equatable {
        case literal(String)
        case pieces([Text.Piece])
    }

    let segments: [Segment]

    public init(_ value: String) { segments = [.literal(value)] }

    public init(stringLiteral value: String) { self.init(value) }

    public init(stringInterpolation: StringInterpolation) { segments = stringInterpolation.segments }

    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate(set) var segments: [Segment] = []

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) {
            if !literal.isEmpty { segments.append(.literal(literal)) }
        }

        public mutating func appendInterpolation(_ string: String) { append(Text.Piece(string: string)) }

        public mutating func appendInterpolation(_ text: Text) { segments.append(.pieces(text.pieces)) }

        /// A whole number in the locale's form: 1,234.
        public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) {
            append(Text.Piece(source: WholeNumber(value: Int64(clamping: value))))
        }

        /// Six decimals, as printf's `%lf` does.
        public mutating func appendInterpolation(_ value: Double) { append(String(format: "%lf", value)) }

        public mutating func appendInterpolation(_ value: Float) { append(String(format: "%f", Double(value))) }

        public mutating func appendInterpolation(_ value: CGFloat) { append(String(format: "%lf", Double(value))) }

        /// As printf does it.
        public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
            append(String(format: specifier, value))
        }

        public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            append(Text.Piece(source: FormattedValue(value: value, format: format)))
        }

        /// A date that, in most styles, updates itself (S14.13).
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            append(Text.Piece(source: StyledDate(date: date, style: style)))
        }

        /// A running time (S14.13).
        public mutating func appendInterpolation(
            timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
        ) {
            append(
                Text.Piece(
                    source: TimerText(
                        interval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)))
        }

        @_disfavoredOverload public mutating func appendInterpolation<T>(_ value: T) { append("\(value)") }

        private mutating func append(_ string: String) { append(Text.Piece(string: string)) }
        private mutating func append(_ piece: Text.Piece) { segments.append(.pieces([piece])) }
    }
}
