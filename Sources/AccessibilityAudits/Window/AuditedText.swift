package import Foundation

/// A text as it is drawn in a window. Rectangles are in the window's points.
package struct AuditedText: Equatable, Sendable {
    /// Part of a text with one font and one paint.
    package struct Part: Equatable, Sendable {
        /// Rectangles of the part, one for each line.
        package var frames: [CGRect]
        /// Size of the font as seen, in points.
        package var fontSize: Double
        /// True for a font of weight 700 or more.
        package var isBold: Bool

        package init(frames: [CGRect], fontSize: Double, isBold: Bool) {
            self.frames = frames
            self.fontSize = fontSize
            self.isBold = isBold
        }

        /// True for letters that can be read with less contrast: of at least 24 points, or bold ones of 18.66.
        ///
        /// - Source: WCAG 2.1, "large scale": 18 pt, or 14 pt bold, of CSS, where 1 pt is 4/3 px.
        var isLarge: Bool { fontSize >= 24 - 0.01 || isBold && fontSize >= 18.66 - 0.01 }
    }

    /// The whole text, including what is cut off.
    package var string: String
    /// Rectangle of the lines.
    package var frame: CGRect
    /// Rectangle of what is seen of it: without what is scrolled away, clipped, or beyond the window's edges.
    package var seen: CGRect
    package var parts: [Part]
    /// True if the text ends with an ellipsis for lack of room.
    package var isTruncated: Bool
    /// True if a part of it lies where no scrolling brings it into view.
    package var isCut: Bool
    /// True if something opaque is drawn over it.
    package var isCovered: Bool

    package init(
        string: String, frame: CGRect, seen: CGRect, parts: [Part] = [], isTruncated: Bool = false,
        isCut: Bool = false, isCovered: Bool = false
    ) {
        self.string = string
        self.frame = frame
        self.seen = seen
        self.parts = parts
        self.isTruncated = isTruncated
        self.isCut = isCut
        self.isCovered = isCovered
    }

    /// True if people see some of it.
    var isSeen: Bool { !isCovered && seen.width >= 1 && seen.height >= 1 }

    /// True if enough of it is seen to measure its contrast: the edge of a line may have no letters.
    var isMostlySeen: Bool { seen.height >= 0.75 * frame.height && seen.width >= 0.5 * frame.width }

    /// True if it has letters, digits or signs, and not only emoji, which have colours of their own.
    var hasLetters: Bool {
        string.contains { character in
            character.isLetter || character.isNumber || character.isPunctuation
                || character.isSymbol && character.unicodeScalars.allSatisfy { !$0.properties.isEmojiPresentation }
                    && !character.unicodeScalars.contains("\u{FE0F}")
        }
    }
}
