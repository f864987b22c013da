package import Foundation
package import Geometry

/// Piece of text with one set of attributes.
package struct TextRun: Hashable, Sendable {
    package var string: String
    private var look: Look

    /// Attributes of runs; runs of equal look may share one object.
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
            var isSpelledOut: Bool
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
        background: ResolvedColor? = nil, attachment: TextAttachment? = nil, isSpelledOut: Bool = false
    ) {
        self.string = string
        look = Look(
            Look.Values(
                font: font, paint: paint, underline: underline, strikethrough: strikethrough, kerning: kerning,
                baselineOffset: baselineOffset, background: background, attachment: attachment,
                isSpelledOut: isSpelledOut))
    }

    /// A run of the characters `string` with the attributes of `run`.
    package init(_ string: String, like run: TextRun) {
        self.string = string
        look = run.look
    }

    package var font: FontSpecification {
        get { look.values.font }
        set { edit { $0.font = newValue } }
    }
    /// Paint of the letters; nil is the layer's ``Layer/fill``, which may animate. Gradients span the whole text.
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
    /// Points by which the run is raised above the baseline.
    package var baselineOffset: Double {
        get { look.values.baselineOffset }
        set { edit { $0.baselineOffset = newValue } }
    }
    /// Colour of the rectangles behind the run, each as high as its line; nil for none.
    package var background: ResolvedColor? {
        get { look.values.background }
        set { edit { $0.background = newValue } }
    }
    /// Picture in place of the string, which is then only ``TextAttachment/character``.
    package var attachment: TextAttachment? {
        get { look.values.attachment }
        set { edit { $0.attachment = newValue } }
    }
    /// True if assistive technology reads the characters one by one.
    package var isSpelledOut: Bool { look.values.isSpelledOut }
    /// True if the run is a picture.
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

    /// Hashes the characters and the font's size, which differ between nearly all texts.
    func hashBriefly(into hasher: inout Hasher) {
        hasher.combine(string)
        hasher.combine(look.values.font.size)
    }
}

/// Picture in a line of text.
package struct TextAttachment: Hashable, Sendable {
    package enum Content: Hashable, Sendable {
        /// Path in points from the attachment's top left corner, filled with the run's paint.
        case path(Path)
        case picture(LayerImage)
    }

    /// Character that stands for a picture: "object replacement".
    package static let character = "\u{FFFC}"

    package var content: Content
    /// Size in points.
    package var size: CGSize
    /// Height below the baseline, in points.
    package var descent: Double

    package init(content: Content, size: CGSize, descent: Double = 0) {
        self.content = content
        self.size = size
        self.descent = descent
    }
}

/// Underline or strikethrough.
package struct TextDecoration: Hashable, Sendable {
    package enum Pattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }
    /// One line of the font's thickness, one of twice the thickness, or two.
    package enum Form: Hashable, Sendable { case single, thick, double }

    package var pattern: Pattern
    package var form: Form
    /// Colour of the line; nil is the text's paint.
    package var color: ResolvedColor?

    package init(pattern: Pattern = .solid, form: Form = .single, color: ResolvedColor? = nil) {
        self.pattern = pattern
        self.form = form
        self.color = color
    }
}

/// Description of a font; the text engine uses the nearest one installed.
package struct FontSpecification: Hashable, Sendable {
    package enum Design: Hashable, Sendable { case standard, monospaced, serif, rounded }

    /// Letters that are drawn as small capitals.
    package struct SmallCapitals: OptionSet, Hashable, Sendable {
        package let rawValue: Int

        package init(rawValue: Int) { self.rawValue = rawValue }

        package static let lowercase = SmallCapitals(rawValue: 1)
        package static let uppercase = SmallCapitals(rawValue: 2)
    }

    /// Name of the family; nil is the system's font of ``design``.
    package var family: String?
    package var design: Design
    /// Size in points.
    package var size: Double
    /// Weight: 100 (ultra light) … 400 (regular) … 900 (black).
    package var weight: Int
    package var isItalic: Bool
    /// True for digits of one width, so that a counting number does not shift.
    package var hasMonospacedDigits: Bool
    /// Width of letters in percent of the normal width, 50…200; the nearest width installed is used.
    package var width: Int
    package var smallCapitals: SmallCapitals

    package init(
        family: String? = nil, design: Design = .standard, size: Double, weight: Int = 400, isItalic: Bool = false,
        hasMonospacedDigits: Bool = false, width: Int = 100, smallCapitals: SmallCapitals = []
    ) {
        self.family = family
        self.design = design
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.hasMonospacedDigits = hasMonospacedDigits
        self.width = width
        self.smallCapitals = smallCapitals
    }
}
