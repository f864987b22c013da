package import Foundation
package import Geometry

/// A piece of text in one font.
package struct TextRun: Hashable, Sendable {
    package var string: String
    package var font: FontSpecification
    /// Nil takes the layer's ``Layer/fill``, which may animate. Gradients run over the whole text.
    package var paint: LayerPaint?
    package var underline: TextDecoration?
    package var strikethrough: TextDecoration?
    /// Points added between characters.
    package var kerning: Double
    /// Points by which the run is raised.
    package var baselineOffset: Double
    /// Of the rectangles behind the run, each as high as its line.
    package var background: ResolvedColor?
    /// What stands in place of the string, which is then ``TextAttachment/character`` alone.
    package var attachment: TextAttachment?

    package init(
        _ string: String, font: FontSpecification, paint: LayerPaint? = nil, underline: TextDecoration? = nil,
        strikethrough: TextDecoration? = nil, kerning: Double = 0, baselineOffset: Double = 0,
        background: ResolvedColor? = nil, attachment: TextAttachment? = nil
    ) {
        self.string = string
        self.font = font
        self.paint = paint
        self.underline = underline
        self.strikethrough = strikethrough
        self.kerning = kerning
        self.baselineOffset = baselineOffset
        self.background = background
        self.attachment = attachment
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

/// A text with everything that decides how it is set.
package struct TextRequest: Hashable, Sendable {
    package enum Alignment: Hashable, Sendable { case leading, center, trailing }
    package enum Truncation: Hashable, Sendable { case head, middle, tail }

    package var runs: [TextRun]
    package var alignment: Alignment
    /// Nil is no limit.
    package var lineLimit: Int?
    /// The text is at least as high as so many lines of its own.
    package var reservedLines: Int
    package var truncation: Truncation
    /// 0…1: how far fonts may shrink before text is cut (S24.16).
    package var minimumScaleFactor: Double
    /// Whether letters may come a little closer together before fonts shrink or text is cut.
    package var allowsTightening: Bool
    /// Points between lines beyond the font's own; may be negative.
    package var lineSpacing: Double
    package var direction: LayoutDirection

    package init(
        runs: [TextRun], alignment: Alignment = .leading, lineLimit: Int? = nil, reservedLines: Int = 1,
        truncation: Truncation = .tail, minimumScaleFactor: Double = 1, allowsTightening: Bool = false,
        lineSpacing: Double = 0, direction: LayoutDirection = .leftToRight
    ) {
        self.runs = runs
        self.alignment = alignment
        self.lineLimit = lineLimit
        self.reservedLines = reservedLines
        self.truncation = truncation
        self.minimumScaleFactor = minimumScaleFactor
        self.allowsTightening = allowsTightening
        self.lineSpacing = lineSpacing
        self.direction = direction
    }

    /// Of the strings and the sizes of their fonts alone, which tell nearly every text from the others: those that this
    /// cannot tell apart, their equality does.
    package func hash(into hasher: inout Hasher) {
        for run in runs {
            hasher.combine(run.string)
            hasher.combine(run.font.size)
        }
    }
}
