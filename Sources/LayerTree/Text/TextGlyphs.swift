public import Foundation

/// Lines, runs and clusters of a laid out text, for drawing parts of it. Immutable.
///
/// - Units: points from the text's top left corner.
/// - Shape: lines from top to bottom; runs of a line and clusters of a run from left to right, whatever the direction
///   of their letters.
public final class TextGlyphs: Sendable {
    /// Place of a part on its baseline.
    public struct Metrics: Hashable, Sendable {
        /// Left end of the baseline.
        public var origin: CGPoint
        /// Advance to the right end of the baseline.
        public var width: Double
        /// Reach above the baseline.
        public var ascent: Double
        /// Reach below the baseline.
        public var descent: Double

        /// A part `width` points wide on the baseline at `origin`, with these reaches above and below it.
        public init(origin: CGPoint, width: Double, ascent: Double, descent: Double) {
            self.origin = origin
            self.width = width
            self.ascent = ascent
            self.descent = descent
        }
    }

    /// One line.
    public struct Line: Hashable, Sendable {
        /// Place of the line.
        public var metrics: Metrics
        /// Indices of the line's runs in ``TextGlyphs/runs``.
        public var runs: Range<Int>

        /// A line of these runs.
        public init(metrics: Metrics, runs: Range<Int>) {
            self.metrics = metrics
            self.runs = runs
        }
    }

    /// Neighbouring clusters of one line, run of the request, font and direction.
    public struct Run: Hashable, Sendable {
        /// Place of the run; ascent and descent are those of its font.
        public var metrics: Metrics
        /// Indices of the run's clusters in ``TextGlyphs/clusters``.
        public var clusters: Range<Int>
        /// Index of the request's run.
        public var source: Int
        /// True if the letters run from right to left.
        public var isRightToLeft: Bool

        /// A run of these clusters.
        public init(metrics: Metrics, clusters: Range<Int>, source: Int, isRightToLeft: Bool) {
            self.metrics = metrics
            self.clusters = clusters
            self.source = source
            self.isRightToLeft = isRightToLeft
        }
    }

    /// Glyphs that belong together: of a character, of several that are drawn as one, or of an ellipsis.
    public struct Cluster: Hashable, Sendable {
        /// Left edge, in points.
        public var left: Double
        /// Advance, in points.
        public var width: Double
        /// Offset of the first character in the text, in UTF-16 code units.
        public var offset: Int

        /// A cluster of this width from `left`, for the character at `offset`.
        public init(left: Double, width: Double, offset: Int) {
            self.left = left
            self.width = width
            self.offset = offset
        }
    }

    /// The lines, from top to bottom.
    public let lines: [Line]
    /// The runs of all lines.
    public let runs: [Run]
    /// The clusters of all runs.
    public let clusters: [Cluster]

    /// These lines, with their runs and clusters.
    public init(lines: [Line], runs: [Run], clusters: [Cluster]) {
        self.lines = lines
        self.runs = runs
        self.clusters = clusters
    }

    /// No lines.
    public static let none = TextGlyphs(lines: [], runs: [], clusters: [])
}
