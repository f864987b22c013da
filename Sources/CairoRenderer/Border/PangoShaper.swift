import CCairo
import CPango
import Foundation
import Geometry
import LayerTree

/// Owner of Pango's font map and contexts; only this class makes them. All shapers share one font map, which lives as
/// long as the process, so that fonts are not searched again for another window.
///
/// Text is measured at scale 1 without hinting, so its length does not depend on scale and place. Drawn outlines are
/// slightly hinted, vertically only: stems keep their horizontal position, and edges at the x-height and the baseline
/// are sharp.
@safe @MainActor final class PangoShaper {
    private static let fontMap = unsafe pango_cairo_font_map_new()
    private let context: OpaquePointer?

    init() {
        unsafe context = pango_font_map_create_context(Self.fontMap)
        unsafe pango_context_set_round_glyph_positions(context, 0)
        let options = unsafe cairo_font_options_create()
        unsafe cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        unsafe cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_SLIGHT)
        unsafe cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        unsafe pango_cairo_context_set_font_options(context, options)
        unsafe cairo_font_options_destroy(options)
        // Sizes are absolute, so Pango derives nothing from the resolution.
        unsafe pango_cairo_context_set_resolution(context, 72)
    }

    isolated deinit {
        unsafe g_object_unref(UnsafeMutableRawPointer(context))
    }

    /// Lays out a text.
    ///
    /// - Parameters:
    ///   - request: the text; ``ShapedText`` aligns its lines, not Pango.
    ///   - width: width at which lines break, in points; nil for no breaks.
    ///   - height: greatest height, in points; lines beyond it are cut, except for the first line; nil for no limit.
    ///   - factor: factor for all font sizes, 0…1.
    ///   - tightening: reduction of the distance between letters, in font sizes.
    /// - Returns: the laid out text.
    func shape(
        _ request: TextRequest, width: Double?, height: Double?, factor: Double, tightening: Double = 0
    ) -> ShapedText {
        let runs = request.runs.map { $0.withoutZeros.tightened(by: tightening) }
        let layout = unsafe makeLayout(runs, request, width: width, factor: factor)
        let lines = unsafe linesThatShow(of: layout, request, height: height)
        guard lines < Int(unsafe pango_layout_get_line_count(layout)) else {
            return unsafe ShapedText(adopting: layout, runs: runs, factor: factor, request: request, isCut: false)
        }
        let kept = unsafe self.runs(runs, of: layout, upToLine: lines - 1)
        unsafe g_object_unref(UnsafeMutableRawPointer(layout))
        let cut = unsafe makeLayout(kept, request, width: width, factor: factor)
        if width != nil {
            unsafe pango_layout_set_height(cut, -Int32(clamping: lines))
            unsafe pango_layout_set_ellipsize(cut, request.truncation.pango)
        }
        return unsafe ShapedText(adopting: cut, runs: kept, factor: factor, request: request, isCut: true)
    }

    private func makeLayout(
        _ runs: [TextRun], _ request: TextRequest, width: Double?, factor: Double
    ) -> OpaquePointer? {
        let layout = unsafe pango_layout_new(context)
        let string = runs.map(\.string).joined()
        unsafe pango_layout_set_text(layout, string, Int32(string.utf8.count))
        let attributes = unsafe pango_attr_list_new()
        var start: UInt32 = 0
        for run in runs {
            let end = start + UInt32(run.string.utf8.count)
            // The attributes of the last run have no end, so that an empty text, too, has a font and thus a height.
            let isLast = end == UInt32(string.utf8.count)
            unsafe add(run, factor: factor, from: start, to: isLast ? .max : end, to: attributes)
            if let height = request.lineHeight {
                // Pango takes the greatest height of a line's runs.
                let points = max(height.factor * run.font.size * factor + height.increase, 0)
                let attribute = unsafe pango_attr_line_height_new_absolute(PangoUnits.of(points))
                unsafe attribute?.pointee.start_index = start
                unsafe attribute?.pointee.end_index = isLast ? .max : end
                unsafe pango_attr_list_insert(attributes, attribute)
            }
            start = end
        }
        // A word that is wider than its line is broken without a mark. The attribute covers all text: it has no end.
        unsafe pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
        unsafe pango_layout_set_attributes(layout, attributes)
        unsafe pango_attr_list_unref(attributes)
        // Each paragraph gets the direction of its first letter with a direction.
        unsafe pango_layout_set_auto_dir(layout, 1)
        unsafe pango_context_set_base_dir(
            context, request.direction == .rightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
        unsafe pango_layout_context_changed(layout)
        unsafe pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
        unsafe pango_layout_set_spacing(layout, PangoUnits.of(request.lineSpacing))
        if let width, width.isFinite {
            // Rounded up: a text must fit into its own measured width.
            unsafe pango_layout_set_width(layout, PangoUnits.roundedUp(max(width, 0)))
        }
        return unsafe layout
    }

    // MARK: Cutting

    /// Number of lines that are shown: limited by the request's line limit and by `height`, but at least one.
    private func linesThatShow(of layout: OpaquePointer?, _ request: TextRequest, height: Double?) -> Int {
        let limit = request.lineLimit.map { max($0, 1) } ?? Int.max
        guard let height, height.isFinite else { return limit }
        var fitting = 0
        let iterator = unsafe pango_layout_get_iter(layout)
        repeat {
            var logical = PangoRectangle()
            unsafe pango_layout_iter_get_line_extents(iterator, nil, &logical)
            if PangoUnits.points(logical.y + logical.height) > height + 0.5 { break }
            fitting += 1
        } while unsafe pango_layout_iter_next_line(iterator) != 0
        unsafe pango_layout_iter_free(iterator)
        return min(limit, max(fitting, 1))
    }

    /// Text up to the end of the paragraph with line `last`, joined into one paragraph, because Pango limits lines for
    /// each paragraph separately. An ellipsis replaces further paragraphs.
    private func runs(_ runs: [TextRun], of layout: OpaquePointer?, upToLine last: Int) -> [TextRun] {
        var next = last + 1
        var end = Int.max
        while let line = unsafe pango_layout_get_line_readonly(layout, Int32(clamping: next)) {
            if unsafe line.pointee.is_paragraph_start != 0 {
                end = Int(unsafe line.pointee.start_index)
                break
            }
            next += 1
        }
        var kept: [TextRun] = []
        for var run in runs where end > 0 {
            let length = run.string.utf8.count
            run.string = String(decoding: run.string.utf8.prefix(end), as: UTF8.self)
            end -= min(length, end)
            kept.append(run)
        }
        while let index = kept.indices.last, kept[index].string.last?.isNewline ?? (index > 0) {
            if kept[index].string.isEmpty { kept.removeLast() } else { kept[index].string.removeLast() }
        }
        for index in kept.indices {
            kept[index].string = String(kept[index].string.map { $0.isNewline ? "\u{2028}" : $0 })
        }
        if next == last + 1, let end = kept.last {
            if end.attachment == nil {
                kept[kept.count - 1].string += "…"
            } else {
                kept.append(TextRun("…", font: end.font, paint: end.paint))
            }
        }
        return kept
    }

    // MARK: Attributes

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
        let face = font.family.flatMap(FontFaces.face)
        unsafe pango_font_description_set_family(
            description, FontFamilies.names(for: font, family: face?.family ?? font.family))
        unsafe pango_font_description_set_absolute_size(
            description, Self.drawable(font.size * factor) * Double(PANGO_SCALE))
        // The face's own weight, unless another than the regular one is asked for.
        let weight = font.weight == 400 ? face?.weight ?? 400 : font.weight
        unsafe pango_font_description_set_weight(
            description, PangoWeight(rawValue: UInt32(min(max(weight, 100), 1000))))
        if font.width != 100 {
            unsafe pango_font_description_set_stretch(description, PangoStretch(nearestTo: font.width))
        }
        unsafe pango_font_description_set_style(
            description, font.isItalic || face?.isItalic == true ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        unsafe insert(pango_attr_font_desc_new(description))
        unsafe pango_font_description_free(description)
        if font.hasMonospacedDigits { unsafe insert(pango_attr_font_features_new("tnum=1")) }
        if let variant = PangoVariant(font.smallCapitals) {
            for letters in run.string.rangesOfLetters {
                let attribute = unsafe pango_attr_variant_new(variant)
                unsafe attribute?.pointee.start_index = start + UInt32(letters.lowerBound)
                unsafe attribute?.pointee.end_index = start + UInt32(letters.upperBound)
                unsafe pango_attr_list_insert(attributes, attribute)
            }
        }
        if let attachment = run.attachment {
            var ink = attachment.pangoBox(factor: factor)
            var logical = ink
            let shape = unsafe pango_attr_shape_new(&ink, &logical)
            unsafe shape?.pointee.start_index = start
            // Excludes the characters that an ellipsis adds.
            unsafe shape?.pointee.end_index = start + UInt32(run.string.utf8.count)
            unsafe pango_attr_list_insert(attributes, shape)
        }
        if run.kerning != 0 { unsafe insert(pango_attr_letter_spacing_new(PangoUnits.of(run.kerning * factor))) }
        if run.baselineOffset != 0 { unsafe insert(pango_attr_rise_new(PangoUnits.of(run.baselineOffset * factor))) }
    }

    /// Largest font size, in points: larger letters exceed any screen.
    private static let largestSize = 10_000.0
    private static let smallestSize = 0.1

    /// Clamps a font size; NaN becomes the smallest size.
    private static func drawable(_ size: Double) -> Double {
        size.isNaN ? smallestSize : min(max(size, smallestSize), largestSize)
    }
}

/// Conversion to and from Pango's integer units, 1024 to a point.
enum PangoUnits {
    private static let most = 1e9

    static func of(_ points: Double) -> Int32 {
        let units = points * Double(PANGO_SCALE)
        return units.isNaN ? 0 : Int32(min(max(units, -most), most))
    }

    static func roundedUp(_ points: Double) -> Int32 {
        Int32(min(points * Double(PANGO_SCALE), most).rounded(.up))
    }

    static func points(_ units: Int32) -> Double { Double(units) / Double(PANGO_SCALE) }
}

extension TextRun {
    /// The run with each U+0000, which ends a C string, replaced by the replacement character.
    fileprivate var withoutZeros: TextRun {
        guard string.utf8.contains(0) else { return self }
        var run = self
        run.string = string.replacing("\0", with: "\u{FFFD}")
        return run
    }
}

extension PangoVariant {
    /// Nil for no small capitals. Where the typeface has none, Pango draws capitals at a smaller size.
    fileprivate init?(_ capitals: FontSpecification.SmallCapitals) {
        switch capitals {
        case [.lowercase, .uppercase]: self = PANGO_VARIANT_ALL_SMALL_CAPS
        case .lowercase: self = PANGO_VARIANT_SMALL_CAPS
        case .uppercase: self = PANGO_VARIANT_UNICASE
        default: return nil
        }
    }
}

extension String {
    /// Ranges of letters, in bytes of UTF-8: small capitals leave digits and signs as they are.
    fileprivate var rangesOfLetters: [Range<Int>] {
        var ranges: [Range<Int>] = []
        var offset = 0
        for character in self {
            let end = offset + character.utf8.count
            defer { offset = end }
            guard character.isLetter else { continue }
            if let last = ranges.last, last.upperBound == offset {
                ranges[ranges.count - 1] = last.lowerBound..<end
            } else {
                ranges.append(offset..<end)
            }
        }
        return ranges
    }
}

extension TextRun {
    fileprivate func tightened(by tightening: Double) -> TextRun {
        guard tightening != 0 else { return self }
        var run = self
        run.kerning -= tightening * font.size
        return run
    }
}

extension TextAttachment {
    /// Rectangle of the attachment relative to the baseline, in Pango's units.
    fileprivate func pangoBox(factor: Double) -> PangoRectangle {
        PangoRectangle(
            x: 0, y: PangoUnits.of((descent - size.height) * factor), width: PangoUnits.of(size.width * factor),
            height: PangoUnits.of(size.height * factor))
    }
}

extension PangoStretch {
    /// The stretch nearest to `percent` of the normal width.
    fileprivate init(nearestTo percent: Int) {
        let widths: [(Int, PangoStretch)] = [
            (50, PANGO_STRETCH_ULTRA_CONDENSED), (62, PANGO_STRETCH_EXTRA_CONDENSED), (75, PANGO_STRETCH_CONDENSED),
            (87, PANGO_STRETCH_SEMI_CONDENSED), (100, PANGO_STRETCH_NORMAL), (112, PANGO_STRETCH_SEMI_EXPANDED),
            (125, PANGO_STRETCH_EXPANDED), (150, PANGO_STRETCH_EXTRA_EXPANDED), (200, PANGO_STRETCH_ULTRA_EXPANDED),
        ]
        self = widths.min { abs($0.0 - percent) < abs($1.0 - percent) }?.1 ?? PANGO_STRETCH_NORMAL
    }
}

extension TextRequest.Truncation {
    fileprivate var pango: PangoEllipsizeMode {
        switch self {
        case .head: PANGO_ELLIPSIZE_START
        case .middle: PANGO_ELLIPSIZE_MIDDLE
        case .tail: PANGO_ELLIPSIZE_END
        }
    }
}
