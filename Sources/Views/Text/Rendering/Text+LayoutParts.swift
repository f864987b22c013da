public import Foundation
public import Geometry
import LayerTree

extension Text.Layout {
    /// One line: its runs, from left to right.
    public struct Line: RandomAccessCollection, Equatable {
        let source: Source
        let index: Int
        /// Left end of the baseline. A line that is given another one is drawn there.
        public var origin: CGPoint

        init(source: Source, index: Int) {
            self.source = source
            self.index = index
            origin = source.glyphs.lines[index].metrics.origin
        }

        private var line: TextGlyphs.Line { source.glyphs.lines[index] }
        /// Distance from the place in the layout.
        var offset: CGPoint {
            CGPoint(x: origin.x - line.metrics.origin.x, y: origin.y - line.metrics.origin.y)
        }
        /// Indices of the line's clusters in the text.
        var clusters: Range<Int> {
            let runs = source.glyphs.runs[line.runs]
            guard let first = runs.first, let last = runs.last else { return 0..<0 }
            return first.clusters.lowerBound..<last.clusters.upperBound
        }

        /// Index of the first run: 0.
        public var startIndex: Int { 0 }
        /// Number of runs; 0 in an empty line.
        public var endIndex: Int { line.runs.count }
        /// The run at `index`.
        public subscript(index: Int) -> Run { Run(source: source, index: line.runs.lowerBound + index, offset: offset) }

        /// Place of the line; ascent and descent are the greatest of its runs.
        public var typographicBounds: TypographicBounds { TypographicBounds(line.metrics, offset: offset) }

        /// True if both are one line of one layout, at one place.
        public static func == (a: Line, b: Line) -> Bool {
            a.source === b.source && a.index == b.index && a.origin == b.origin
        }
    }

    /// Part of a line that has one font, direction and set of attributes: its slices, from left to right.
    public struct Run: RandomAccessCollection, Equatable {
        let source: Source
        let index: Int
        /// Distance from the place in the layout.
        let offset: CGPoint

        private var run: TextGlyphs.Run { source.glyphs.runs[index] }
        /// Indices of the run's clusters in the text.
        var clusters: Range<Int> { run.clusters }

        /// Index of the first slice: 0.
        public var startIndex: Int { 0 }
        /// Number of slices, each with the glyph of one character or of a few that are drawn together.
        public var endIndex: Int { run.clusters.count }
        /// The slice with the glyph at `index`.
        public subscript(index: Int) -> RunSlice { RunSlice(run: self, indices: index..<index + 1) }
        /// The slice with the glyphs in `bounds`.
        public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }

        /// The value of this type that ``Text/customAttribute(_:)`` has set on the run; nil if there is none.
        public subscript<T: TextAttribute>(key: T.Type) -> T? {
            let attributes = source.attributes
            return attributes.indices.contains(run.source) ? attributes[run.source][key] : nil
        }

        /// Direction of the letters.
        public var layoutDirection: LayoutDirection { run.isRightToLeft ? .rightToLeft : .leftToRight }
        /// Position of each slice's first character.
        public var characterIndices: [CharacterIndex] { self[startIndex..<endIndex].characterIndices }
        /// Place of the run; ascent and descent are those of its font.
        public var typographicBounds: TypographicBounds { TypographicBounds(run.metrics, offset: offset) }

        /// True if both are one run of one layout, at one place.
        public static func == (a: Run, b: Run) -> Bool {
            a.source === b.source && a.index == b.index && a.offset == b.offset
        }
    }

    /// Some neighbouring glyphs of a run, from left to right.
    public struct RunSlice: RandomAccessCollection, Equatable {
        /// The run.
        public var run: Run
        /// Indices of the glyphs in the run.
        public var indices: Range<Int>

        /// The glyphs of `run` at `indices`.
        public init(run: Run, indices: Range<Int>) {
            self.run = run
            self.indices = indices
        }

        /// Indices of the slice's clusters in the text.
        var clusters: Range<Int> {
            let start = run.clusters.lowerBound
            return (start + indices.lowerBound..<start + indices.upperBound).clamped(to: run.clusters)
        }

        /// Index of the first glyph, in the run.
        public var startIndex: Int { indices.lowerBound }
        /// Index behind the last glyph, in the run.
        public var endIndex: Int { indices.upperBound }
        /// The slice with the glyph at `index` of the run.
        public subscript(index: Int) -> RunSlice { RunSlice(run: run, indices: index..<index + 1) }
        /// The slice with the glyphs at `bounds` of the run.
        public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds) }

        /// The value of this type that ``Text/customAttribute(_:)`` has set on the run; nil if there is none.
        public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

        /// Position of each glyph's first character.
        public var characterIndices: [CharacterIndex] {
            run.source.glyphs.clusters[clusters].map { CharacterIndex(offset: $0.offset) }
        }

        /// Place of the slice; ascent and descent are those of the run.
        public var typographicBounds: TypographicBounds {
            var bounds = run.typographicBounds
            let clusters = run.source.glyphs.clusters[clusters]
            let left = clusters.first.map { CGFloat($0.left) + run.offset.x } ?? bounds.origin.x
            bounds.origin.x = left
            bounds.width = clusters.reduce(0) { $0 + CGFloat($1.width) }
            return bounds
        }
    }
}

extension GraphicsContext {
    /// Draws a line of a text where the layout has put it.
    public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = []) {
        draw(line.clusters, of: line.source, at: line.offset, options)
    }

    /// Draws a run of a text where the layout has put it.
    public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = []) {
        draw(run.clusters, of: run.source, at: run.offset, options)
    }

    /// Draws a part of a run where the layout has put it.
    public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = []) {
        draw(slice.clusters, of: slice.run.source, at: slice.run.offset, options)
    }

    private func draw(
        _ clusters: Range<Int>, of source: Text.Layout.Source, at point: CGPoint,
        _ options: Text.Layout.DrawingOptions
    ) {
        guard !clusters.isEmpty else { return }
        record(
            .glyphs(
                source.layout, clusters, at: point,
                isOnWholeRows: !options.contains(.disablesSubpixelQuantization)))
    }
}
