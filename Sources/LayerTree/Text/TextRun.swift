package import Foundation
package import Geometry

/// A piece of text in one font.
package struct TextRun: Hashable, Sendable {
    package var string: String
    private var look: Look

    /// What it looks like; texts that look alike may share it.
    private final class Look: Sendable {
        struct Values: Hashable, Sendable {
            var font: FontSpecification
            var paint: LayerPaint?
            var underline: TextDecoration?
            var strikethrough: TextDecoration?
            var kerning: Double
            var baselineOffset: Double
            var background: ResolvedColor?
            var attachment: TextAttachment?
        }

        let values: Values
        let isPicture: Bool

        init(_ values: Values) {
            self.values = values
            isPicture = values.attachment != nil
        }
    }

    package init(
        _ string: String, font: FontSpecification, paint: LayerPaint? = nil, underline: TextDecoration? = nil,
        strikethrough: TextDecoration? = nil, kerning: Double = 0, baselineOffset: Double = 0,
        background: ResolvedColor? = nil, attachment: TextAttachment? = nil
    ) {
        self.string = string
        look = Look(
            Look.Values(
                font: font, paint: paint, underline: underline, strikethrough: strikethrough, kerning: kerning,
                baselineOffset: baselineOffset, background: background, attachment: attachment))
    }

    /// Other characters that look like those of `run`.
    package init(_ string: String, like run: TextRun) {
        self.string = string
        look = run.look
    }

    package var font: FontSpecification {
        get { look.values.font }
        set { edit { $0.font = newValue } }
    }
    /// Nil takes the layer's ``Layer/fill``, which may animate. Gradients run over the whole text.
    package var paint: LayerPaint? {
        get { look.values.paint }
        set { edit { $0.paint = newValue } }
    }
    package var underline: TextDecoration? {
        get { look.values.underline }
        set { edit { $0.underline = newValue } }
    }
    package var strikethrough: TextDecoration? {
        get { look.values.strikethrough }
        set { edit { $0.strikethrough = newValue } }
    }
    /// Points added between characters.
    package var kerning: Double {
        get { look.values.kerning }
        set { edit { $0.kerning = newValue } }
    }
    /// Points by which the run is raised.
    package var baselineOffset: Double {
        get { look.values.baselineOffset }
        set { edit { $0.baselineOffset = newValue } }
    }
    /// Of the rectangles behind the run, each as high as its line.
    package var background: ResolvedColor? {
        get { look.values.background }
        set { edit { $0.background = newValue } }
    }
    /// What stands in place of the string, which is then ``TextAttachment/character`` alone.
    package var attachment: TextAttachment? {
        get { look.values.attachment }
        set { edit { $0.attachment = newValue } }
    }
    /// Whether a picture stands in it.
    package var isPicture: Bool { look.isPicture }

    private mutating func edit(_ edit: (inout Look.Values) -> Void) {
        var values = look.values
        edit(&values)
        look = Look(values)
    }

    package static func == (a: TextRun, b: TextRun) -> Bool {
        a.string == b.string && (a.look === b.look || a.look.values == b.look.values)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(string)
        hasher.combine(look.values)
    }

    /// What tells nearly every text from the others: its characters, and how large they are.
    func hashBriefly(into hasher: inout Hasher) {
        hasher.combine(string)
        hasher.combine(look.values.font.size)
    }
}

/// A picture that stands in a line of text like a character.
package struct TextAttachment: Hashable, Sendable {
    package enum Content: Hashable, Sendable {
        /// Filled with the run's paint; in points from the attachment's top left corner.
        case path(Path)
        case picture(LayerImage)
    }

    /// The character that stands for a picture: "object replacement".
    package static let character = "\u{FFFC}"

    package var content: Content
    /// In points.
    package var size: CGSize
    /// How far it reaches below the baseline, in points.
    package var descent: Double

    package init(content: Content, size: CGSize, descent: Double = 0) {
        self.content = content
        self.size = size
        self.descent = descent
    }
}

/// A line under a text or through it.
package struct TextDecoration: Hashable, Sendable {
    package enum Pattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }

    package var pattern: Pattern
    /// Nil is the paint of the text.
    package var color: ResolvedColor?

    package init(pattern: Pattern = .solid, color: ResolvedColor? = nil) {
        self.pattern = pattern
        self.color = color
    }
}

/// Which font is wanted; the text engine finds the nearest one installed.
package struct FontSpecification: Hashable, Sendable {
    package enum Design: Hashable, Sendable { case standard, monospaced, serif, rounded }

    /// A family by name; nil is the system's font of the given design.
    package var family: String?
    package var design: Design
    /// Points.
    package var size: Double
    /// 100 (ultra light) … 400 (regular) … 900 (black).
    package var weight: Int
    package var isItalic: Bool
    /// Digits of one width, so that a counting number does not tremble.
    package var hasMonospacedDigits: Bool
    /// How wide letters are, in percent of normal ones: 50…200. The nearest of what is installed is taken.
    package var width: Int

    package init(
        family: String? = nil, design: Design = .standard, size: Double, weight: Int = 400, isItalic: Bool = false,
        hasMonospacedDigits: Bool = false, width: Int = 100
    ) {
        self.family = family
        self.design = design
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.hasMonospacedDigits = hasMonospacedDigits
        self.width = width
    }
}
