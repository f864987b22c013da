import CCairo
import CPango
import Foundation
import Geometry
import LayerTree

extension ShapedText {
    /// Draws the text with its top left corner at the origin of `canvas`'s user space.
    ///
    /// - Parameters:
    ///   - canvas: canvas whose transform scales evenly, so that hinting fits. Without rotation, baselines snap to
    ///     whole pixels.
    ///   - color: colour of runs without a paint of their own, if `paint` is nil.
    ///   - paint: paint of runs without one of their own; it spans the rectangle of the whole text.
    ///   - opacity: factor for all paints, 0…1.
    func draw(on canvas: CairoCanvas, color: ResolvedColor, paint: LayerPaint? = nil, opacity: Double) {
        let paint = paint?.withoutShadows.overFill(color)
        // Before any glyphs: italic letters overlap the next run.
        if hasBackgrounds { forEachRun { drawBackground(of: $0, in: $0.frame, on: canvas, opacity: opacity) } }
        forEachRun { run in
            unsafe draw(
                run.glyphs, of: run, at: run.origin, width: run.width, on: canvas, color: color, paint: paint,
                opacity: opacity)
        }
    }

    /// Draws some clusters where they are in the text, whose top left corner is at the origin of `canvas`'s user space.
    ///
    /// - Parameters:
    ///   - clusters: neighbours in ``drawnClusters``.
    ///   - canvas: canvas whose transform scales evenly, so that hinting fits.
    ///   - color: colour of runs without a paint of their own, if `paint` is nil.
    ///   - paint: paint of runs without one of their own; it spans the rectangle of the whole text.
    ///   - opacity: factor for all paints, 0…1.
    ///   - isOnWholeRows: true to move baselines to whole pixels, unless the canvas is rotated.
    func draw(
        _ clusters: ArraySlice<Cluster>, on canvas: CairoCanvas, color: ResolvedColor, paint: LayerPaint?,
        opacity: Double, isOnWholeRows: Bool = true
    ) {
        let paint = paint?.withoutShadows.overFill(color)
        forEachPart(of: clusters) { run, part in
            drawBackground(of: run, in: part.frame, on: canvas, opacity: opacity)
        }
        forEachPart(of: clusters) { run, part in
            unsafe withPart(part.glyphs, of: run.glyphs) { glyphs in
                unsafe draw(
                    glyphs, of: run, at: CGPoint(x: part.frame.minX, y: run.origin.y), width: part.frame.width,
                    on: canvas, color: color, paint: paint, opacity: opacity, isOnWholeRows: isOnWholeRows)
            }
        }
    }

    /// Calls `body` with each run that has some of `clusters`, and with its glyphs and their rectangle.
    private func forEachPart(
        of clusters: ArraySlice<Cluster>, _ body: (GlyphRun, (glyphs: Range<Int>, frame: CGRect)) -> Void
    ) {
        var rest = clusters
        while let first = rest.first {
            let part = rest.prefix { $0.run == first.run }
            rest = rest[part.endIndex...]
            guard let last = part.last, glyphRuns.indices.contains(first.run) else { continue }
            body(
                glyphRuns[first.run],
                (first.glyphs.lowerBound..<last.glyphs.upperBound, first.cell.frame.union(last.cell.frame)))
        }
    }

    private func draw(
        _ glyphs: UnsafeMutablePointer<PangoGlyphString>, of run: GlyphRun, at point: CGPoint, width: Double,
        on canvas: CairoCanvas, color: ResolvedColor, paint common: LayerPaint?, opacity: Double,
        isOnWholeRows: Bool = true
    ) {
        let font = unsafe run.item.pointee.analysis.font
        let index = runIndex(at: Int(unsafe run.item.pointee.offset))
        let source = runs.indices.contains(index) ? runs[index] : nil
        let paint = source?.paint ?? common ?? .color(color)
        let origin = isOnWholeRows ? canvas.onWholeRow(point) : point
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
        func rule(_ decoration: TextDecoration, position: Int32, thickness: Int32, isInMiddle: Bool = false) {
            var rect = canvas.onWholeRows(
                CGRect(
                    x: origin.x, y: origin.y - PangoUnits.points(position), width: width,
                    height: max(PangoUnits.points(thickness), 0.5)))
            // The lines of a pair lie on either side of where a single one would be, or below it.
            if decoration.form == .double, isInMiddle { rect.origin.y -= rect.height }
            if decoration.form == .thick { rect.size.height *= 2 }
            canvas.beginPath()
            let paint = decoration.color.map { LayerPaint.color($0) } ?? paint
            decoration.pattern.add(rect, to: canvas)
            if decoration.form == .double {
                decoration.pattern.add(rect.offsetBy(dx: 0, dy: 2 * rect.height), to: canvas)
            }
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
                thickness: pango_font_metrics_get_strikethrough_thickness(metrics), isInMiddle: true)
        }
    }

    private var hasBackgrounds: Bool { runs.contains { $0.background != nil } }

    /// Draws the background of `run`, if it has one, in `frame`.
    private func drawBackground(of run: GlyphRun, in frame: CGRect, on canvas: CairoCanvas, opacity: Double) {
        let index = runIndex(at: Int(unsafe run.item.pointee.offset))
        guard runs.indices.contains(index), let background = runs[index].background else { return }
        canvas.beginPath()
        canvas.addRectangle(canvas.onWholePixels(frame))
        fill(.color(background), on: canvas, opacity: opacity)
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
        // Not as a `String`, in which Foundation searches by the rules of a language.
        return unsafe strstr(family, "Emoji") != nil
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
