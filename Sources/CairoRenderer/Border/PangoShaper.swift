import CCairo
import CPango
import Geometry
import LayerTree

/// Owns Pango's font map and context: made here, freed here, and seen nowhere else.
///
/// Measures are those of scale 1 without hinting, so a text is as long at every scale and place. Outlines are hinted
/// slightly, upright only, when they are drawn: stems keep their place, and lines of x-height and baseline are crisp.
@safe @MainActor final class PangoShaper {
    private let fontMap: UnsafeMutablePointer<PangoFontMap>?
    private let context: OpaquePointer?

    init() {
        unsafe fontMap = pango_cairo_font_map_new()
        unsafe context = pango_font_map_create_context(fontMap)
        unsafe pango_context_set_round_glyph_positions(context, 0)
        let options = unsafe cairo_font_options_create()
        unsafe cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        unsafe cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_SLIGHT)
        unsafe cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        unsafe pango_cairo_context_set_font_options(context, options)
        unsafe cairo_font_options_destroy(options)
        // Sizes are absolute, so the resolution only matters for what Pango derives from it: nothing.
        unsafe pango_cairo_context_set_resolution(context, 72)
    }

    isolated deinit {
        unsafe g_object_unref(UnsafeMutableRawPointer(context))
        unsafe g_object_unref(UnsafeMutableRawPointer(fontMap))
    }

    /// - Parameters:
    ///   - request: what to set; its alignment is not Pango's business, see ``ShapedText``.
    ///   - width: points at which lines break; nil for none.
    ///   - height: points below which lines are cut; nil for none.
    ///   - factor: by which all fonts are smaller.
    func shape(_ request: TextRequest, width: Double?, height: Double?, factor: Double) -> ShapedText {
        let layout = unsafe pango_layout_new(context)
        let string = request.runs.map(\.string).joined()
        unsafe pango_layout_set_text(layout, string, Int32(string.utf8.count))
        unsafe pango_layout_set_attributes(layout, nil)
        let attributes = unsafe pango_attr_list_new()
        var start: UInt32 = 0
        for run in request.runs {
            let end = start + UInt32(run.string.utf8.count)
            // The last run goes on for ever: an empty text too has a font, and so a height.
            let isLast = end == UInt32(string.utf8.count)
            unsafe add(run, factor: factor, from: start, to: isLast ? .max : end, to: attributes)
            start = end
        }
        unsafe pango_layout_set_attributes(layout, attributes)
        unsafe pango_attr_list_unref(attributes)
        unsafe pango_layout_set_auto_dir(layout, 1)
        unsafe pango_context_set_base_dir(
            context, request.direction == .rightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
        unsafe pango_layout_context_changed(layout)
        unsafe pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
        unsafe pango_layout_set_spacing(layout, Int32(request.lineSpacing * Double(PANGO_SCALE)))
        if let width, width.isFinite {
            // Rounded up: a text must fit into the width that it was measured to have.
            let limit = min(max(width, 0) * Double(PANGO_SCALE), 1e9)
            unsafe pango_layout_set_width(layout, Int32(limit.rounded(.up)))
            unsafe limitHeight(of: layout, request, height: height)
        }
        return unsafe ShapedText(adopting: layout, request: request)
    }

    private func limitHeight(of layout: OpaquePointer?, _ request: TextRequest, height: Double?) {
        guard request.lineLimit != nil || height != nil else { return }
        let mode: PangoEllipsizeMode =
            switch request.truncation {
            case .head: PANGO_ELLIPSIZE_START
            case .middle: PANGO_ELLIPSIZE_MIDDLE
            case .tail: PANGO_ELLIPSIZE_END
            }
        var lines = request.lineLimit.map { max($0, 1) } ?? Int.max
        if let height, height.isFinite {
            // How many lines fit: counted in lines as Pango would set them without a limit.
            var fitting = 0
            let iterator = unsafe pango_layout_get_iter(layout)
            repeat {
                var logical = PangoRectangle()
                unsafe pango_layout_iter_get_line_extents(iterator, nil, &logical)
                if Double(logical.y + logical.height) / Double(PANGO_SCALE) > height + 0.5 { break }
                fitting += 1
            } while unsafe pango_layout_iter_next_line(iterator) != 0
            unsafe pango_layout_iter_free(iterator)
            lines = min(lines, max(fitting, 1))
        }
        guard lines < Int(unsafe pango_layout_get_line_count(layout)) else { return }
        unsafe pango_layout_set_height(layout, -Int32(clamping: lines))
        unsafe pango_layout_set_ellipsize(layout, mode)
    }

    private func add(
        _ run: TextRun, factor: Double, from start: UInt32, to end: UInt32, to attributes: OpaquePointer?
    ) {
        func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
            unsafe attribute?.pointee.start_index = start
            unsafe attribute?.pointee.end_index = end
            unsafe pango_attr_list_insert(attributes, attribute)
        }
        let font = run.font
        let description = unsafe pango_font_description_new()
        unsafe pango_font_description_set_family(description, FontFamilies.names(for: font))
        unsafe pango_font_description_set_absolute_size(
            description, max(font.size * factor, 0.1) * Double(PANGO_SCALE))
        unsafe pango_font_description_set_weight(
            description, PangoWeight(rawValue: UInt32(min(max(font.weight, 100), 1000))))
        unsafe pango_font_description_set_style(description, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        unsafe insert(pango_attr_font_desc_new(description))
        unsafe pango_font_description_free(description)
        if font.hasMonospacedDigits { unsafe insert(pango_attr_font_features_new("tnum=1")) }
        if run.kerning != 0 {
            unsafe insert(pango_attr_letter_spacing_new(Int32(run.kerning * factor * Double(PANGO_SCALE))))
        }
        if run.baselineOffset != 0 {
            unsafe insert(pango_attr_rise_new(Int32(run.baselineOffset * factor * Double(PANGO_SCALE))))
        }
    }
}

/// Which installed families stand for the designs.
enum FontFamilies {
    static func names(for font: FontSpecification) -> String {
        let design =
            switch font.design {
            case .standard, .rounded: "Inter, DejaVu Sans"
            case .monospaced: "DejaVu Sans Mono"
            case .serif: "DejaVu Serif"
            }
        return font.family.map { "\($0), \(design)" } ?? design
    }
}
