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
        /// Number of the glyphs' run, in drawing order.
        fileprivate var run: Int
        fileprivate var glyphs: Range<Int>
        fileprivate var byte: Int
    }

    let layout: OpaquePointer?
    let runs: [TextRun]
    /// End of each run's text, in bytes.
    private let runEnds: [Int]
    private(set) var lines: [Line] = []
    private(set) var size = CGSize.zero
    private(set) var inkBounds = CGRect.zero
    /// True if part of the text was cut.
    let isCut: Bool
    /// Clusters in reading order; empty if part of the text was cut.
    private(set) lazy var clusters: [Cluster] = isCut ? [] : makeClusters()

    init(adopting layout: OpaquePointer?, runs: [TextRun], request: TextRequest, isCut: Bool) {
        unsafe self.layout = layout
        self.runs = runs
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
        inkBounds = ink
    }

    private static let mostReservedLines = 10_000

    // MARK: Runs

    /// Run of glyphs with its place.
    @safe private struct GlyphRun {
        let raw: UnsafeMutablePointer<PangoLayoutRun>
        let item: UnsafeMutablePointer<PangoItem>
        let glyphs: UnsafeMutablePointer<PangoGlyphString>
        let number: Int
        let line: Line
        /// Start of the baseline, in points from the text's top left.
        let origin: CGPoint
        let width: Double

        /// Rectangle of the run, as high as its line.
        var frame: CGRect { CGRect(x: origin.x, y: line.top, width: width, height: line.bottom - line.top) }
    }

    private func forEachRun(_ body: (GlyphRun) -> Void) {
        let iterator = unsafe pango_layout_get_iter(layout)
        defer { unsafe pango_layout_iter_free(iterator) }
        var lineIndex = 0
        var number = 0
        repeat {
            guard let run = unsafe pango_layout_iter_get_run_readonly(iterator) else {
                lineIndex += 1
                continue
            }
            defer { number += 1 }
            guard let item = unsafe run.pointee.item, let glyphs = unsafe run.pointee.glyphs,
                lines.indices.contains(lineIndex)
            else { continue }
            var logical = PangoRectangle()
            unsafe pango_layout_iter_get_run_extents(iterator, nil, &logical)
            var line = PangoRectangle()
            unsafe pango_layout_iter_get_line_extents(iterator, nil, &line)
            let place = lines[lineIndex]
            unsafe body(
                GlyphRun(
                    raw: run, item: item, glyphs: glyphs, number: number, line: place,
                    origin: CGPoint(
                        x: PangoUnits.points(logical.x) - PangoUnits.points(line.x) + place.left,
                        y: place.baseline - PangoUnits.points(unsafe run.pointee.y_offset)),
                    width: PangoUnits.points(logical.width)))
        } while unsafe pango_layout_iter_next_run(iterator) != 0
    }

    // MARK: Clusters

    private func makeClusters() -> [Cluster] {
        guard let text = unsafe pango_layout_get_text(layout) else { return [] }
        let bytes = Array(runs.map(\.string).joined().utf8)
        var clusters: [Cluster] = []
        forEachRun { run in
            var iterator = unsafe PangoGlyphItemIter()
            var hasCluster = unsafe pango_glyph_item_iter_init_start(&iterator, run.raw, text) != 0
            while hasCluster {
                let isForward = unsafe iterator.start_glyph < iterator.end_glyph
                let first = unsafe Int(isForward ? iterator.start_glyph : iterator.end_glyph + 1)
                let last = unsafe Int(isForward ? iterator.end_glyph : iterator.start_glyph + 1)
                let range = unsafe Int(iterator.start_index)..<Int(iterator.end_index)
                if range.lowerBound >= 0, range.upperBound <= bytes.count {
                    clusters.append(cluster(first..<last, of: run, string: bytes[range], at: range.lowerBound))
                }
                hasCluster = unsafe pango_glyph_item_iter_next_cluster(&iterator) != 0
            }
        }
        return clusters.sorted { $0.byte < $1.byte }
    }

    private func cluster(_ glyphs: Range<Int>, of run: GlyphRun, string: ArraySlice<UInt8>, at byte: Int) -> Cluster {
        let left = unsafe run.origin.x + width(of: 0..<glyphs.lowerBound, in: run.glyphs)
        let width = unsafe width(of: glyphs, in: run.glyphs)
        var ink = PangoRectangle()
        unsafe withPart(glyphs, of: run.glyphs) { part in
            unsafe pango_glyph_string_extents(part, run.item.pointee.analysis.font, &ink, nil)
        }
        let cell = TextCell(
            string: String(decoding: string, as: UTF8.self),
            frame: CGRect(x: left, y: run.line.top, width: width, height: run.line.bottom - run.line.top),
            run: runIndex(at: byte))
        return Cluster(
            cell: cell, ink: ink.points.offsetBy(dx: left, dy: run.origin.y).insetBy(dx: -1, dy: -1),
            baseline: run.line.baseline, run: run.number, glyphs: glyphs, byte: byte)
    }

    private func width(of range: Range<Int>, in glyphs: UnsafeMutablePointer<PangoGlyphString>) -> Double {
        var width: Int32 = 0
        for index in range { width += unsafe glyphs.pointee.glyphs[index].geometry.width }
        return PangoUnits.points(width)
    }

    /// Calls `body` with a glyph string of the glyphs in `range`.
    private func withPart(
        _ range: Range<Int>, of glyphs: UnsafeMutablePointer<PangoGlyphString>,
        _ body: (UnsafeMutablePointer<PangoGlyphString>) -> Void
    ) {
        var part = unsafe glyphs.pointee
        unsafe part.num_glyphs = Int32(range.count)
        unsafe part.glyphs += range.lowerBound
        unsafe part.log_clusters += range.lowerBound
        unsafe withUnsafeMutablePointer(to: &part) { unsafe body($0) }
    }

    private func runIndex(at byte: Int) -> Int { runEnds.firstIndex { byte < $0 } ?? max(runs.count - 1, 0) }

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

    // MARK: Drawing

    /// Draws the text with its top left corner at the origin of `canvas`'s user space.
    ///
    /// - Parameters:
    ///   - canvas: canvas whose transform scales evenly, so that hinting fits. Without rotation, baselines snap to
    ///     whole pixels.
    ///   - color: colour of runs without a paint of their own, if `paint` is nil.
    ///   - paint: paint of runs without one of their own; it spans the rectangle of the whole text.
    ///   - opacity: factor for all paints, 0…1.
    ///   - cluster: the only cluster to draw; nil for all.
    func draw(
        on canvas: CairoCanvas, color: ResolvedColor, paint: LayerPaint? = nil, opacity: Double,
        only cluster: Cluster? = nil
    ) {
        let paint = paint?.withoutShadows.overFill(color)
        drawBackgrounds(on: canvas, opacity: opacity, only: cluster)
        forEachRun { run in
            guard let cluster else {
                return unsafe draw(
                    run.glyphs, of: run, at: run.origin, width: run.width, on: canvas, color: color, paint: paint,
                    opacity: opacity)
            }
            guard run.number == cluster.run else { return }
            let origin = CGPoint(x: cluster.cell.frame.minX, y: run.origin.y)
            unsafe withPart(cluster.glyphs, of: run.glyphs) { part in
                unsafe draw(
                    part, of: run, at: origin, width: cluster.cell.frame.width, on: canvas, color: color,
                    paint: paint, opacity: opacity)
            }
        }
    }

    private func draw(
        _ glyphs: UnsafeMutablePointer<PangoGlyphString>, of run: GlyphRun, at point: CGPoint, width: Double,
        on canvas: CairoCanvas, color: ResolvedColor, paint common: LayerPaint?, opacity: Double
    ) {
        let font = unsafe run.item.pointee.analysis.font
        let index = runIndex(at: Int(unsafe run.item.pointee.offset))
        let source = runs.indices.contains(index) ? runs[index] : nil
        let paint = source?.paint ?? common ?? .color(color)
        let origin = canvas.onWholeRow(point)
        if let attachment = source?.attachment {
            return draw(attachment, paint, at: origin, width: width, on: canvas, color: color, opacity: opacity)
        }
        let context = unsafe canvas.context
        canvas.beginPath()
        unsafe cairo_move_to(context, origin.x, origin.y)
        if unsafe hasOwnColors(font) {
            // Coloured glyphs use only the opacity of the text's colour.
            let faded = Double(paint.plainOpacity) * opacity
            canvas.setSource(.black)
            if faded < 1 { canvas.beginGroup() }
            unsafe pango_cairo_show_glyph_string(context, font, glyphs)
            if faded < 1 { canvas.endGroup(opacity: faded) }
        } else {
            // Outlines, not glyph images: images are drawn at whole pixels, which makes the distances of letters
            // uneven.
            unsafe pango_cairo_glyph_string_path(context, font, glyphs)
            fill(paint, on: canvas, opacity: opacity)
        }
        guard let source, source.underline != nil || source.strikethrough != nil else { return }
        let metrics = unsafe pango_font_get_metrics(font, nil)
        defer { unsafe pango_font_metrics_unref(metrics) }
        func rule(_ decoration: TextDecoration, position: Int32, thickness: Int32) {
            let rect = canvas.onWholeRows(
                CGRect(
                    x: origin.x, y: origin.y - PangoUnits.points(position), width: width,
                    height: max(PangoUnits.points(thickness), 0.5)))
            canvas.beginPath()
            let paint = decoration.color.map { LayerPaint.color($0) } ?? paint
            decoration.pattern.add(rect, to: canvas)
            fill(paint, on: canvas, opacity: opacity)
        }
        if let underline = source.underline {
            unsafe rule(
                underline, position: pango_font_metrics_get_underline_position(metrics),
                thickness: pango_font_metrics_get_underline_thickness(metrics))
        }
        if let strikethrough = source.strikethrough {
            unsafe rule(
                strikethrough, position: pango_font_metrics_get_strikethrough_position(metrics),
                thickness: pango_font_metrics_get_strikethrough_thickness(metrics))
        }
    }

    /// Draws the backgrounds of all runs, before any glyphs: italic letters overlap the next run.
    private func drawBackgrounds(on canvas: CairoCanvas, opacity: Double, only cluster: Cluster?) {
        guard runs.contains(where: { $0.background != nil }) else { return }
        forEachRun { run in
            let index = runIndex(at: Int(unsafe run.item.pointee.offset))
            guard runs.indices.contains(index), let background = runs[index].background else { return }
            if let cluster, cluster.run != run.number { return }
            canvas.beginPath()
            canvas.addRectangle(canvas.onWholePixels(cluster?.cell.frame ?? run.frame))
            fill(.color(background), on: canvas, opacity: opacity)
        }
    }

    /// Draws a picture at `origin`, which is on the baseline, in the layout's `width`: pictures shrink with the fonts.
    private func draw(
        _ attachment: TextAttachment, _ paint: LayerPaint, at origin: CGPoint, width: Double, on canvas: CairoCanvas,
        color: ResolvedColor, opacity: Double
    ) {
        guard attachment.size.width > 0, width > 0 else { return }
        let factor = width / attachment.size.width
        let top = origin.y - (attachment.size.height - attachment.descent) * factor
        let corner = canvas.onWholePixel(CGPoint(x: origin.x, y: top))
        canvas.scope {
            canvas.concatenate(CGAffineTransform(a: factor, b: 0, c: 0, d: factor, tx: corner.x, ty: corner.y))
            switch attachment.content {
            case .path(let path):
                canvas.beginPath()
                canvas.add(path)
                let whole = CGRect(
                    x: -corner.x / factor, y: -corner.y / factor, width: size.width / factor,
                    height: size.height / factor)
                canvas.draw(
                    paint, fill: .black, bounds: whole, opacity: opacity, style: FillStyle(), stroke: nil)
            case .picture(let picture):
                canvas.draw(
                    picture, in: CGRect(origin: .zero, size: attachment.size), fill: paint.plainColor ?? color,
                    opacity: opacity)
            }
        }
    }

    private func fill(_ paint: LayerPaint, on canvas: CairoCanvas, opacity: Double) {
        canvas.draw(
            paint, fill: .black, bounds: CGRect(origin: .zero, size: size), opacity: opacity, style: FillStyle(),
            stroke: nil)
    }

    /// True for fonts with coloured glyphs, which have no outlines.
    private func hasOwnColors(_ font: UnsafeMutablePointer<PangoFont>?) -> Bool {
        let description = unsafe pango_font_describe(font)
        defer { unsafe pango_font_description_free(description) }
        guard let family = unsafe pango_font_description_get_family(description) else { return false }
        return unsafe String(cString: family).contains("Emoji")
    }
}

extension PangoRectangle {
    fileprivate var points: CGRect {
        CGRect(
            x: PangoUnits.points(x), y: PangoUnits.points(y), width: PangoUnits.points(width),
            height: PangoUnits.points(height))
    }
}

extension LayerPaint {
    /// This paint, with `color` in place of the layer's fill.
    fileprivate func overFill(_ color: ResolvedColor) -> LayerPaint {
        if case .fillColor = self { .color(color) } else { self }
    }

    /// Opacity of a plain colour; 1 for gradients, whose stops have their own.
    fileprivate var plainOpacity: Float { plainColor?.opacity ?? 1 }

    fileprivate var plainColor: ResolvedColor? { if case .color(let color) = self { color } else { nil } }
}

extension TextDecoration.Pattern {
    /// Alternate lengths of dashes and gaps, in thicknesses of the line.
    private var lengths: [Double] {
        switch self {
        case .solid: []
        case .dot: [1, 1]
        case .dash: [4, 2]
        case .dashDot: [4, 2, 1, 2]
        case .dashDotDot: [4, 2, 1, 2, 1, 2]
        }
    }

    /// Adds the line that fills `rect` to the path. Dashes are counted from x = 0, so that the dashes of neighbouring
    /// runs join.
    fileprivate func add(_ rect: CGRect, to canvas: CairoCanvas) {
        let lengths = lengths.map { $0 * rect.height }
        let period = lengths.reduce(0, +)
        guard period > 0, rect.width / period < 10_000 else { return canvas.addRectangle(rect) }
        var left = (rect.minX / period).rounded(.down) * period
        while left < rect.maxX {
            for (index, length) in lengths.enumerated() {
                let start = max(left, rect.minX)
                let end = min(left + length, rect.maxX)
                if index.isMultiple(of: 2), end > start {
                    canvas.addRectangle(CGRect(x: start, y: rect.minY, width: end - start, height: rect.height))
                }
                left += length
            }
        }
    }
}

extension CairoCanvas {
    /// Snaps `point` of user space to the nearest whole device row, unless user space is rotated.
    fileprivate func onWholeRow(_ point: CGPoint) -> CGPoint {
        guard let scale = uprightScale else { return point }
        var x = Double(point.x)
        var y = Double(point.y)
        unsafe cairo_user_to_device(context, &x, &y)
        y.round()
        unsafe cairo_device_to_user(context, &x, &y)
        return CGPoint(x: point.x, y: scale == 0 ? point.y : y)
    }

    /// Snaps `point` of user space to the nearest corner of device pixels, unless user space is rotated.
    fileprivate func onWholePixel(_ point: CGPoint) -> CGPoint {
        guard uprightScale != nil else { return point }
        var x = Double(point.x)
        var y = Double(point.y)
        unsafe cairo_user_to_device(context, &x, &y)
        x.round()
        y.round()
        unsafe cairo_device_to_user(context, &x, &y)
        return CGPoint(x: x, y: y)
    }

    /// Snaps the corners of `rect` to corners of device pixels.
    fileprivate func onWholePixels(_ rect: CGRect) -> CGRect {
        let start = onWholePixel(rect.origin)
        let end = onWholePixel(CGPoint(x: rect.maxX, y: rect.maxY))
        return CGRect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y)
    }

    /// Snaps the upper and lower edge of `rect` to whole device rows, at least one apart.
    fileprivate func onWholeRows(_ rect: CGRect) -> CGRect {
        guard let scale = uprightScale, scale > 0 else { return rect }
        let top = onWholeRow(rect.origin).y
        return CGRect(
            x: rect.minX, y: top, width: rect.width, height: max((rect.height * scale).rounded(), 1) / scale)
    }

    /// Device rows per unit of user space; nil if user space is rotated.
    private var uprightScale: Double? {
        var dx = 1.0
        var dy = 0.0
        unsafe cairo_user_to_device_distance(context, &dx, &dy)
        guard abs(dy) < 1e-9 else { return nil }
        var across = 0.0
        var scale = 1.0
        unsafe cairo_user_to_device_distance(context, &across, &scale)
        return abs(scale)
    }
}
