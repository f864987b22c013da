/// Characters of one look that follow each other in a text.
public struct AccessibilityTextRun: Equatable, Sendable {
    /// A line under the characters.
    public enum Underline: String, Equatable, Sendable {
        /// One line, and two lines.
        case single, double
    }

    /// Colour in encoded sRGB, without opacity.
    public struct Color: Equatable, Sendable {
        /// Red, green and blue: 0…65535.
        public var red, green, blue: UInt16

        /// A colour by its components: 0…65535.
        public init(red: UInt16, green: UInt16, blue: UInt16) {
            self.red = red
            self.green = green
            self.blue = blue
        }
    }

    /// Number of characters (Unicode scalars).
    public var count: Int
    /// Family of the font; empty if it is the system's.
    public var family = ""
    /// Size of the font, in points; 0 if it is not known.
    public var size = 0.0
    /// Weight of the font: 100 (ultra light) … 400 (regular) … 900 (black).
    public var weight = 400
    /// True if the letters are slanted.
    public var isItalic = false
    /// Line under the characters; nil for none.
    public var underline: Underline?
    /// True if a line goes through the characters.
    public var isStruckThrough = false
    /// Points by which the characters are raised above the baseline; negative below it.
    public var rise = 0.0
    /// Colour of the letters; nil for gradients, pictures and materials.
    public var foreground: Color?
    /// Colour behind the letters; nil for none.
    public var background: Color?

    /// A run of regular characters.
    public init(count: Int) { self.count = count }
}
