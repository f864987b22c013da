import CPango
import Foundation
import LayerTree

extension ShapedText {
    func makeGlyphRuns() -> [GlyphRun] {
        var runs: [GlyphRun] = []
        forEachRun { runs.append($0) }
        return runs
    }

    func makeClusters() -> [Cluster] {
        guard let text = unsafe pango_layout_get_text(layout) else { return [] }
        let bytes = Array(runs.map(\.string).joined().utf8)
        var clusters: [Cluster] = []
        for (number, run) in glyphRuns.enumerated() {
            let start = clusters.count
            var iterator = unsafe PangoGlyphItemIter()
            var hasCluster = unsafe pango_glyph_item_iter_init_start(&iterator, run.raw, text) != 0
            while hasCluster {
                let isForward = unsafe iterator.start_glyph < iterator.end_glyph
                let first = unsafe Int(isForward ? iterator.start_glyph : iterator.end_glyph + 1)
                let last = unsafe Int(isForward ? iterator.end_glyph : iterator.start_glyph + 1)
                let range = unsafe Int(iterator.start_index)..<Int(iterator.end_index)
                if range.lowerBound >= 0, range.upperBound <= bytes.count {
                    clusters.append(cluster(first..<last, of: run, number, string: bytes[range], at: range))
                }
                hasCluster = unsafe pango_glyph_item_iter_next_cluster(&iterator) != 0
            }
            // Pango lists them in reading order.
            clusters[start...].sort { $0.glyphs.lowerBound < $1.glyphs.lowerBound }
        }
        return clusters
    }

    private func cluster(
        _ glyphs: Range<Int>, of run: GlyphRun, _ number: Int, string: ArraySlice<UInt8>, at bytes: Range<Int>
    ) -> Cluster {
        let left = unsafe run.origin.x + width(of: 0..<glyphs.lowerBound, in: run.glyphs)
        let width = unsafe width(of: glyphs, in: run.glyphs)
        var ink = PangoRectangle()
        unsafe withPart(glyphs, of: run.glyphs) { part in
            unsafe pango_glyph_string_extents(part, run.item.pointee.analysis.font, &ink, nil)
        }
        let cell = TextCell(
            string: String(decoding: string, as: UTF8.self),
            frame: CGRect(x: left, y: run.line.top, width: width, height: run.line.bottom - run.line.top),
            run: runIndex(at: bytes.lowerBound))
        return Cluster(
            cell: cell, ink: ink.points.offsetBy(dx: left, dy: run.origin.y).insetBy(dx: -1, dy: -1),
            baseline: run.line.baseline, run: number, glyphs: glyphs, bytes: bytes)
    }

    private func width(of range: Range<Int>, in glyphs: UnsafeMutablePointer<PangoGlyphString>) -> Double {
        var width: Int32 = 0
        for index in range { width += unsafe glyphs.pointee.glyphs[index].geometry.width }
        return PangoUnits.points(width)
    }

    /// Calls `body` with a glyph string of the glyphs in `range`.
    func withPart(
        _ range: Range<Int>, of glyphs: UnsafeMutablePointer<PangoGlyphString>,
        _ body: (UnsafeMutablePointer<PangoGlyphString>) -> Void
    ) {
        var part = unsafe glyphs.pointee
        unsafe part.num_glyphs = Int32(range.count)
        unsafe part.glyphs += range.lowerBound
        unsafe part.log_clusters += range.lowerBound
        unsafe withUnsafeMutablePointer(to: &part) { unsafe body($0) }
    }
}
