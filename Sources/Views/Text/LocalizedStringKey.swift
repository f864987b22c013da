public import Foundation

/// A key for text that is looked up; in it, numbers are formatted for the locale (S14.12).
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    let pieces: [Text.Piece]

    public init(_ value: String) { pieces = [Text.Piece(string: value)] }

    public init(stringLiteral value: String) { self.init(value) }

    public init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.pieces }

    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate(set) var pieces: [Text.Piece] = []

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) { append(literal) }

        public mutating func appendInterpolation(_ string: String) { append(string) }

        public mutating func appendInterpolation(_ text: Text) { pieces += text.pieces }

        /// A whole number in the locale's form: 1,234.
        public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) {
            append(Int64(clamping: value).formatted())
        }

        /// Six decimals, as printf's `%lf` does.
        public mutating func appendInterpolation(_ value: Double) { append(String(format: "%lf", value)) }

        public mutating func appendInterpolation(_ value: Float) { append(String(format: "%f", Double(value))) }

        public mutating func appendInterpolation(_ value: CGFloat) { append(String(format: "%lf", Double(value))) }

        public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
            append(String(format: specifier, value))
        }

        public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String { append(format.format(value)) }

        @_disfavoredOverload public mutating func appendInterpolation<T>(_ value: T) { append("\(value)") }

        private mutating func append(_ string: String) {
            guard !string.isEmpty else { return }
            if let last = pieces.last, last == Text.Piece(string: last.string) {
                pieces[pieces.count - 1].string += string
            } else {
                pieces.append(Text.Piece(string: string))
            }
        }
    }
}
