import CCairo
import CPango
import Foundation
import Geometry
import LayerTree

/// Owns one layout of Pango's and knows where its lines lie: made by ``PangoShaper``, freed here, seen nowhere else.
@safe @MainActor final class ShapedText {
    struct Line {
        /// Points from the top left of the text; `left` by the alignment asked for.
        var left: Double
        var top: Double
        var bottom: Double
        var baseline: Double
        var width: Double
    }

    private let layout: OpaquePointer?
    private let runs: [TextRun]
    /// For each run where its text ends, in bytes.
    private let runEnds: [Int]
    private(set) var lines: [Line] = []
    private(set) var size = CGSize.zero
    private(set) var inkBounds = CGRect.zero
    let isEllipsized: Bool

    init(adopting layout: OpaquePointer?, request: TextRequest) {
        unsafe self.layout = layout
        runs = request.runs
        var end = 0
        runEnds = request.runs.map { run in
            end += run.string.utf8.count
            return end
        }
        isEllipsized = unsafe pango_layout_is_ellipsized(layout) != 0
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
                    baseline: points(unsafe pango_layout_iter_get_baseline(iterator)), width: line.width))
            inks.append(ink.points)
        } while unsafe pango_layout_iter_next_line(iterator) != 0
        let width = lines.map(\.width).max() ?? 0
        size = CGSize(width: width, height: lines.last?.bottom ?? 0)
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
            // Decorations and hinting reach a little beyond the ink of glyphs.
            ink = ink.union(inks[index].offsetBy(dx: shift - lines[index].left, dy: 0).insetBy(dx: -1, dy: -1))
            lines[index].left = shift
        }
        inkBounds = ink
    }

    /// Draws the text with its top left corner at the origin of `canvas`'s user space.
    ///
    /// - Parameters:
    ///   - canvas: its transform scales evenly, so that hinting fits; baselines are put on whole pixels if it does not
    ///     turn.
    ///   - color: for runs without one of their own.
    func draw(on canvas: CairoCanvas, color: ResolvedColor) {
        let iterator = unsafe pango_layout_get_iter(layout)
        defer { unsafe pango_layout_iter_free(iterator) }
        var lineIndex = 0
        repeat {
            let run = unsafe pango_layout_iter_get_run_readonly(iterator)
            if let run = unsafe run {
                var logical = PangoRectangle()
                unsafe pango_layout_iter_get_run_extents(iterator, nil, &logical)
                var line = PangoRectangle()
                unsafe pango_layout_iter_get_line_extents(iterator, nil, &line)
                let x = points(logical.x) - points(line.x) + lines[lineIndex].left
                let y = lines[lineIndex].baseline
                unsafe draw(run, at: CGPoint(x: x, y: y), width: points(logical.width), on: canvas, color: color)
            } else {
                lineIndex += 1
            }
        } while unsafe pango_layout_iter_next_run(iterator) != 0
    }

    private func draw(
        _ run: UnsafeMutablePointer<PangoLayoutRun>, at point: CGPoint, width: Double, on canvas: CairoCanvas,
        color: ResolvedColor
    ) {
        guard let item = unsafe run.pointee.item, let glyphs = unsafe run.pointee.glyphs else { return }
        let font = unsafe item.pointee.analysis.font
        let source = textRun(at: Int(unsafe item.pointee.offset))
        let color = source?.color ?? color
        let origin = canvas.onWholeRow(CGPoint(x: point.x, y: point.y - points(unsafe run.pointee.y_offset)))
        let context = unsafe canvas.context
        canvas.beginPath()
        unsafe cairo_move_to(context, origin.x, origin.y)
        if unsafe hasOwnColors(font) {
            // Pictures take only the opacity of the text's colour.
            canvas.setSource(.black)
            let isFaded = color.opacity < 1
            if isFaded { unsafe cairo_push_group(context) }
            unsafe pango_cairo_show_glyph_string(context, font, glyphs)
            if isFaded {
                unsafe cairo_pop_group_to_source(context)
                canvas.paint(opacity: Double(color.opacity))
                canvas.dropSource()
            }
        } else {
            // Outlines rather than glyph images: those would lie on whole pixels only, and letters would stand unevenly.
            unsafe pango_cairo_glyph_string_path(context, font, glyphs)
            canvas.setSource(color)
            canvas.fill(FillStyle())
        }
        guard let source, source.hasUnderline || source.hasStrikethrough else { return }
        let metrics = unsafe pango_font_get_metrics(font, nil)
        defer { unsafe pango_font_metrics_unref(metrics) }
        func rule(position: Int32, thickness: Int32) {
            canvas.beginPath()
            canvas.addRectangle(
                CGRect(x: origin.x, y: origin.y - points(position), width: width, height: max(points(thickness), 0.5)))
            canvas.setSource(color)
            canvas.fill(FillStyle())
        }
        if source.hasUnderline {
            unsafe rule(
                position: pango_font_metrics_get_underline_position(metrics),
                thickness: pango_font_metrics_get_underline_thickness(metrics))
        }
        if source.hasStrikethrough {
            unsafe rule(
                position: pango_font_metrics_get_strikethrough_position(metrics),
                thickness: pango_font_metrics_get_strikethrough_thickness(metrics))
        }
    }

    private func textRun(at offset: Int) -> TextRun? {
        guard let index = runEnds.firstIndex(where: { offset < $0 }) else { return runs.last }
        return runs[index]
    }

    /// True for fonts of pictures, which have no outlines.
    private func hasOwnColors(_ font: UnsafeMutablePointer<PangoFont>?) -> Bool {
        let description = unsafe pango_font_describe(font)
        defer { unsafe pango_font_description_free(description) }
        guard let family = unsafe pango_font_description_get_family(description) else { return false }
        return unsafe String(cString: family).contains("Emoji")
    }

    private func points(_ units: Int32) -> Double { Double(units) / Double(PANGO_SCALE) }
}

extension PangoRectangle {
    fileprivate var points: CGRect {
        let unit = Double(PANGO_SCALE)
        return CGRect(
            x: Double(x) / unit, y: Double(y) / unit, width: Double(width) / unit, height: Double(height) / unit)
    }
}

extension CairoCanvas {
    /// The point of user space nearest to `point` whose device row is a whole one, where user space is not turned.
    fileprivate func onWholeRow(_ point: CGPoint) -> CGPoint {
        var x = Double(point.x)
        var y = Double(point.y)
        unsafe cairo_user_to_device(context, &x, &y)
        var dx = 1.0
        var dy = 0.0
        unsafe cairo_user_to_device_distance(context, &dx, &dy)
        guard abs(dy) < 1e-9 else { return point }
        y.round()
        unsafe cairo_device_to_user(context, &x, &y)
        return CGPoint(x: x, y: y)
    }
}
