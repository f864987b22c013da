import LayerTree
import Views

/// Form and pattern of a line under or through text.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// The form as bits.
    public let rawValue: Int
    /// A form with these bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A line.
    public static let single = NSUnderlineStyle(rawValue: 0x01)
    /// A line of twice the thickness.
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    /// Two lines.
    public static let double = NSUnderlineStyle(rawValue: 0x09)
    /// Dots.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
    /// Dashes.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
    /// Dashes and dots in turn.
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
    /// A dash and two dots in turn.
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)

    var form: TextDecoration.Form {
        switch rawValue & 0x0F {
        case 0x02: .thick
        case 0x09: .double
        default: .single
        }
    }

    var pattern: Text.LineStyle.Pattern {
        switch rawValue & 0x0700 {
        case 0x0100: .dot
        case 0x0200: .dash
        case 0x0300: .dashDot
        case 0x0400: .dashDotDot
        default: .solid
        }
    }
}
