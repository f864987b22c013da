import CPango
import Foundation
import LayerTree

extension ShapedText {
    /// Lines, runs and clusters in points. Neighbouring glyph runs that differ only in their script are one run.
    func makeGlyphs() -> TextGlyphs {
        var result: [TextGlyphs.Run] = []
        var lineOfRun: [Int] = []
        var last: GlyphRun?
        var next = 0
        for (number, run) in glyphRuns.enumerated() {
            let start = next
            while next < drawnClusters.count, drawnClusters[next].run == number { next += 1 }
            let source = runIndex(at: Int(unsafe run.item.pointee.offset))
            if let last, last.joins(run), let index = result.indices.last, result[index].source == source {
                result[index].clusters = result[index].clusters.lowerBound..<next
                result[index].metrics.width += run.width
            } else {
                result.append(
                    TextGlyphs.Run(
                        metrics: TextGlyphs.Metrics(
                            origin: run.origin, width: run.width, ascent: run.ascent, descent: run.descent),
                        clusters: start..<next, source: source, isRightToLeft: run.isRightToLeft))
                lineOfRun.append(run.lineIndex)
            }
            last = run
        }
        return TextGlyphs(lines: glyphLines(lineOfRun), runs: result, clusters: glyphClusters())
    }

    /// The lines, given the index of each run's line.
    private func glyphLines(_ lineOfRun: [Int]) -> [TextGlyphs.Line] {
        var next = 0
        return lines.enumerated().map { index, line in
            let start = next
            while next < lineOfRun.count, lineOfRun[next] == index { next += 1 }
            return TextGlyphs.Line(
                metrics: TextGlyphs.Metrics(
                    origin: CGPoint(x: line.left, y: line.baseline), width: line.width,
                    ascent: line.baseline - line.top, descent: line.bottom - line.baseline),
                runs: start..<next)
        }
    }

    private func glyphClusters() -> [TextGlyphs.Cluster] {
        let string = runs.map(\.string).joined()
        // Offset in UTF-16 code units of each byte that begins a scalar.
        var offsets = Array(repeating: 0, count: string.utf8.count + 1)
        var (byte, offset) = (0, 0)
        for scalar in string.unicodeScalars {
            offsets[byte] = offset
            byte += scalar.utf8.count
            offset += scalar.utf16.count
        }
        offsets[byte] = offset
        return drawnClusters.map { cluster in
            TextGlyphs.Cluster(
                left: cluster.cell.frame.minX, width: cluster.cell.frame.width,
                offset: offsets[min(cluster.bytes.lowerBound, byte)])
        }
    }
}

extension ShapedText.GlyphRun {
    /// True if the letters run from right to left.
    fileprivate var isRightToLeft: Bool { unsafe item.pointee.analysis.level % 2 == 1 }

    /// True if `next`, which is drawn next, is in the same line, font, height and direction.
    fileprivate func joins(_ next: ShapedText.GlyphRun) -> Bool {
        unsafe lineIndex == next.lineIndex && item.pointee.analysis.font == next.item.pointee.analysis.font
            && item.pointee.analysis.level == next.item.pointee.analysis.level && origin.y == next.origin.y
    }
}
