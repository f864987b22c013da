import CPango
import LayerTree

/// Names of font families.
package enum FontFamilies {
    /// Families for `font` in order of preference, as a comma-separated list for Pango. `family` is its own; nil for the
    /// system's.
    static func names(for font: FontSpecification, family: String?) -> String {
        let design =
            switch font.design {
            case .standard, .rounded: "Inter, DejaVu Sans"
            case .monospaced: "DejaVu Sans Mono"
            case .serif: "DejaVu Serif"
            }
        return family.map { "\($0), \(design)" } ?? design
    }

    /// Family in a description such as `Noto Sans Bold 11`, the form of desktops' font settings; nil if the description
    /// names no family.
    package static func family(in description: String) -> String? {
        guard let font = unsafe pango_font_description_from_string(description) else { return nil }
        defer { unsafe pango_font_description_free(font) }
        guard let family = unsafe pango_font_description_get_family(font) else { return nil }
        let name = unsafe String(cString: family)
        return name.isEmpty ? nil : name
    }
}
