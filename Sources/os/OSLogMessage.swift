import Foundation

/// Visibility of a value in messages. All values are written here: the messages stay in the person's own output.
public struct OSLogPrivacy: Hashable, Sendable {
    /// Text in place of values that are not visible.
    public struct Mask: Hashable, Sendable {
        /// A number by which equal values are known.
        public static let hash = Mask()
        /// Nothing.
        public static let none = Mask()
    }

    /// By the type of the value.
    public static var auto: OSLogPrivacy { OSLogPrivacy() }
    /// Visible.
    public static var `public`: OSLogPrivacy { OSLogPrivacy() }
    /// Not visible on Apple's systems.
    public static var `private`: OSLogPrivacy { OSLogPrivacy() }
    /// Never visible on Apple's systems.
    public static var sensitive: OSLogPrivacy { OSLogPrivacy() }
    /// Not visible on Apple's systems, except for `mask`.
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// Form of a whole number in a message.
public struct OSLogIntegerFormatting: Hashable, Sendable {
    let radix: Int
    /// In tens.
    public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 10) }
    /// In sixteens.
    public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16) }
    /// In eights.
    public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }
}

/// Form of a number with a fraction in a message.
public struct OSLogFloatFormatting: Hashable, Sendable {
    let precision: Int?
    /// With six digits behind the point.
    public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting(precision: 6) }
    /// With `precision` digits behind the point.
    public static func fixed(precision: Int) -> OSLogFloatFormatting { OSLogFloatFormatting(precision: precision) }
    /// As short as possible.
    public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(precision: nil) }
}

/// Place of a value in a column of a message.
public struct OSLogStringAlignment: Hashable, Sendable {
    let width: Int
    let isLeft: Bool
    /// As wide as it is.
    public static var none: OSLogStringAlignment { OSLogStringAlignment(width: 0, isLeft: true) }
    /// At the left of `columns` characters.
    public static func left(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment(width: columns, isLeft: true) }
    /// At the right of `columns` characters.
    public static func right(columns: Int) -> OSLogStringAlignment {
        OSLogStringAlignment(width: columns, isLeft: false)
    }

    func placed(_ text: String) -> String {
        let blanks = String(repeating: " ", count: max(width - text.count, 0))
        return isLeft ? text + blanks : blanks + text
    }
}

/// A message with values in it.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    package let text: String

    /// A message of these words.
    public init(stringLiteral value: String) { text = value }
    /// A message of words and values.
    public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// Words and values of a message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate var text = ""

    /// No words yet.
    public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }
    /// Adds words.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Adds a value.
    public mutating func appendInterpolation<T>(
        _ value: T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { text += align.placed("\(value)") }

    /// Adds a whole number in a form.
    public mutating func appendInterpolation<T: BinaryInteger>(
        _ number: T, format: OSLogIntegerFormatting, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { text += align.placed(String(number, radix: format.radix)) }

    /// Adds a number with a fraction in a form.
    public mutating func appendInterpolation(
        _ number: Double, format: OSLogFloatFormatting, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) { text += align.placed(format.precision.map { String(format: "%.\(max($0, 0))f", number) } ?? "\(number)") }
}
