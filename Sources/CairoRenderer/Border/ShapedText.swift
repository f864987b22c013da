import CCairo
import CPango
import Foundation
import Geometry
import LayerTree

/// Owner of one Pango layout with the positions of its lines. ``PangoShaper`` makes the layout; this class frees it.
@safe @MainActor final class ShapedText {
    struct Line {
        /// Edges and baseline, in points from the text's top left; `left` follows the request's alignment.
        var left: Double
        var top: Double
        var bottom: Double
        var baseline: Double
        var width: Double
        /// Offset from Pango's x coordinates to the text's, because Pango aligns lines differently.
        var shift = 0.0
    }

    /// Glyphs that belong together for Pango, with their place.
    struct Cluster {
        var cell: TextCell
        /// Bounds of the glyphs, in points from the text's top left.
        var ink: CGRect
        var baseline: Double
        /// Index of the glyphs' run in ``ShapedText/glyphRuns``.
        var run: Int
        /// Indices of the glyphs in their run.
        var glyphs: Range<Int>
        /// Place of the characters in the text, in bytes.
        var bytes: Range<Int>
    }

    let layout: OpaquePointer?
    let runs: [TextRun]
    /// Factor at which the fonts of the runs are drawn.
    let factor: Double
    /// End of each run's text, in bytes.
    private let runEnds: [Int]
    private(set) var lines: [Line] = []
    private(set) var size = CGSize.zero
    private(set) var inkBounds = CGRect.zero
    /// True if part of the text was cut.
    let isCut: Bool
    /// True if a line ends within a word.
    private(set) lazy var breaksWord = endsLineWithinWord()
    /// Runs of glyphs in drawing order, for drawing parts of the text.
    private(set) lazy var glyphRuns = makeGlyphRuns()
    /// Clusters in drawing order: by lines, and from left to right.
    private(set) lazy var drawnClusters = makeClusters()
    /// Clusters in reading order; empty if part of the text was cut.
    private(set) lazy var clusters: [Cluster] =
        isCut ? [] : drawnClusters.sorted { $0.bytes.lowerBound < $1.bytes.lowerBound }

    init(adopting layout: OpaquePointer?, runs: [TextRun], factor: Double, request: TextRequest, isCut: Bool) {
        unsafe self.layout = layout
        self.runs = runs
        self.factor = factor
        self.isCut = isCut
        var end = 0
        runEnds = runs.map { run in
            end += run.string.utf8.count
            return end
        }
        measure(request)
    }

    isolated deinit { unsafe g_object_unref(UnsafeMutableRawPointer(layout)) }

    private func measure(_ request: TextRequest) {
        let iterator = unsafe pango_layout_get_iter(layout)
        defer { unsafe pango_layout_iter_free(iterator) }
        var inks: [CGRect] = []
        repeat {
            var ink = PangoRectangle()
            var logical = PangoRectangle()
            unsafe pango_layout_iter_get_line_extents(iterator, &ink, &logical)
            let line = logical.points
            lines.append(
                Line(
                    left: line.minX, top: line.minY, bottom: line.maxY,
                    baseline: PangoUnits.points(unsafe pango_layout_iter_get_baseline(iterator)), width: line.width))
            inks.append(ink.points)
        } while unsafe pango_layout_iter_next_line(iterator) != 0
        let width = lines.map(\.width).max() ?? 0
        size = CGSize(width: width, height: lines.last?.bottom ?? 0)
        if request.reservedLines > 1, let line = lines.first {
            let count = Double(min(request.reservedLines, Self.mostReservedLines))
            let spacing = request.lineSpacing.isFinite ? request.lineSpacing : 0
            size.height = max(size.height, count * (line.bottom - line.top) + (count - 1) * spacing)
        }
        let isReversed = request.direction == .rightToLeft
        var ink = CGRect(origin: .zero, size: size)
        for index in lines.indices {
            let rest = width - lines[index].width
            let shift: Double
            switch request.alignment {
            case .leading: shift = isReversed ? rest : 0
            case .center: shift = rest / 2
            case .trailing: shift = isReversed ? 0 : rest
            }
            // Decorations and hinting exceed the ink of glyphs a little.
            ink = ink.union(inks[index].offsetBy(dx: shift - lines[index].left, dy: 0).insetBy(dx: -1, dy: -1))
            lines[index].shift = shift - lines[index].left
            lines[index].left = shift
        }
        // Thick and double lines may end below the last line of text, by less than a fifth of the font's size.
        let lowest = runs.lazy.filter { ($0.underline?.form ?? .single) != .single }.map(\.font.size).max() ?? 0
        ink.size.height += 0.2 * lowest
        inkBounds = ink
    }

    private static let mostReservedLines = 10_000

    // MARK: Runs

    /// Run of glyphs with its place. Its pointers are valid as long as the layout, which never changes.
    @safe struct GlyphRun {
        let raw: UnsafeMutablePointer<PangoLayoutRun>
        let item: UnsafeMutablePointer<PangoItem>
        let glyphs: UnsafeMutablePointer<PangoGlyphString>
        let lineIndex: Int
        let line: Line
        /// Start of the baseline, in points from the text's top left.
        let origin: CGPoint
        let width: Double
        /// Reach of the font above the baseline.
        let ascent: Double
        /// Reach of the font below the baseline.
        let descent: Double

        /// Rectangle of the run, as high as its line.
        var frame: CGRect { CGRect(x: origin.x, y: line.top, width: width, height: line.bottom - line.top) }
    }

    func forEachRun(_ body: (GlyphRun) -> Void) {
        let iterator = unsafe pango_layout_get_iter(layout)
        defer { unsafe pango_layout_iter_free(iterator) }
        var lineIndex = 0
        repeat {
            guard let run = unsafe pango_layout_iter_get_run_readonly(iterator) else {
                lineIndex += 1
                continue
            }
            guard let item = unsafe run.pointee.item, let glyphs = unsafe run.pointee.glyphs,
                lines.indices.contains(lineIndex)
            else { continue }
            var logical = PangoRectangle()
            unsafe pango_layout_iter_get_run_extents(iterator, nil, &logical)
            var line = PangoRectangle()
            unsafe pango_layout_iter_get_line_extents(iterator, nil, &line)
            let place = lines[lineIndex]
            let baseline = place.baseline - PangoUnits.points(unsafe run.pointee.y_offset)
            unsafe body(
                GlyphRun(
                    raw: run, item: item, glyphs: glyphs, lineIndex: lineIndex, line: place,
                    origin: CGPoint(
                        x: PangoUnits.points(logical.x) - PangoUnits.points(line.x) + place.left,
                        y: baseline),
                    width: PangoUnits.points(logical.width),
                    ascent: baseline - PangoUnits.points(logical.y),
                    descent: PangoUnits.points(logical.y + logical.height) - baseline))
        } while unsafe pango_layout_iter_next_run(iterator) != 0
    }

    /// Index in ``runs`` of the run with the byte at `byte`.
    func runIndex(at byte: Int) -> Int { runEnds.firstIndex { byte < $0 } ?? max(runs.count - 1, 0) }

    /// Finds the rectangles of the request's run at `index`: one for each line that contains part of it, as high as the
    /// line, in order.
    func frames(ofRun index: Int) -> [CGRect] {
        var frames: [CGRect] = []
        forEachRun { run in
            guard runIndex(at: Int(unsafe run.item.pointee.offset)) == index else { return }
            let frame = run.frame
            if let last = frames.last, last.minY == frame.minY {
                frames[frames.count - 1] = last.union(frame)
            } else {
                frames.append(frame)
            }
        }
        return frames
    }
}

extension PangoRectangle {
    var points: CGRect {
        CGRect(
            x: PangoUnits.points(x), y: PangoUnits.points(y), width: PangoUnits.points(width),
            height: PangoUnits.points(height))
    }
}
