public import Foundation
import Geometry
package import LayerTree

extension Text {
    /// Lines of a text at its place, from top to bottom. Coordinates are points from the text's top left corner.
    ///
    /// Lines consist of runs, which have one font, direction and set of attributes; runs consist of slices, each of which
    /// is the glyph of a character, or of a few that are drawn together. Runs and slices are in the order in which they
    /// are seen from left to right, in right-to-left text as well.
    public struct Layout: RandomAccessCollection, Equatable {
        let source: Source

        package init(
            _ layout: any TextLayout, glyphs: TextGlyphs, isTruncated: Bool, attributes: [CustomTextAttributes]
        ) {
            source = Source(layout, glyphs: glyphs, isTruncated: isTruncated, attributes: attributes)
        }

        /// A laid out text, with the custom attributes of its runs.
        final class Source {
            let layout: any TextLayout
            let glyphs: TextGlyphs
            let isTruncated: Bool
            let attributes: [CustomTextAttributes]

            init(
                _ layout: any TextLayout, glyphs: TextGlyphs, isTruncated: Bool, attributes: [CustomTextAttributes]
            ) {
                self.layout = layout
                self.glyphs = glyphs
                self.isTruncated = isTruncated
                self.attributes = attributes
            }
        }

        /// True if part of the text was cut for lack of room; its last line then has the ellipsis.
        public var isTruncated: Bool { source.isTruncated }
        /// Index of the first line: 0.
        public var startIndex: Int { 0 }
        /// Number of lines.
        public var endIndex: Int { source.glyphs.lines.count }
        /// The line at `index`.
        public subscript(index: Int) -> Line { Line(source: source, index: index) }

        /// True if both are one layout of one text.
        public static func == (a: Layout, b: Layout) -> Bool {
            a.source === b.source
                || a.source.layout === b.source.layout && a.source.attributes == b.source.attributes
        }

        /// Position of a character in the text; opaque.
        public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
            let offset: Int

            /// True if `a` is before `b` in reading order.
            public static func < (a: CharacterIndex, b: CharacterIndex) -> Bool { a.offset < b.offset }
            /// Returns the distance to `other`, in code units of UTF-16.
            public func distance(to other: CharacterIndex) -> Int { other.offset - offset }
            /// Returns the position `n` code units of UTF-16 further on.
            public func advanced(by n: Int) -> CharacterIndex { CharacterIndex(offset: offset + n) }
        }

        /// Place of a line, a run or a slice on its baseline, in points.
        public struct TypographicBounds: Equatable, Sendable {
            /// Left end of the baseline.
            public var origin = CGPoint.zero
            /// Advance along the baseline.
            public var width: CGFloat = 0
            /// Reach of the font above the baseline.
            public var ascent: CGFloat = 0
            /// Reach of the font below the baseline.
            public var descent: CGFloat = 0
            /// Distance that the font wants between lines in addition; 0, since ascent and descent include it.
            public var leading: CGFloat = 0

            /// Empty bounds at the origin.
            public init() {}

            init(_ metrics: TextGlyphs.Metrics, offset: CGPoint) {
                origin = CGPoint(x: metrics.origin.x + offset.x, y: metrics.origin.y + offset.y)
                width = CGFloat(metrics.width)
                ascent = CGFloat(metrics.ascent)
                descent = CGFloat(metrics.descent)
            }

            /// Rectangle from the ascent to the descent.
            public var rect: CGRect {
                CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
            }
        }

        /// Options for drawing parts of a text.
        public struct DrawingOptions: OptionSet, Sendable {
            /// Bit mask of the options.
            public let rawValue: UInt
            /// Makes a set of options from a bit mask.
            public init(rawValue: UInt) { self.rawValue = rawValue }
            /// Draws baselines at fractions of pixels, for letters that move smoothly. Letters at rest are sharper
            /// without it.
            public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
        }
    }
}
