import CPango
import LayerTree

/// Which installed families stand for fonts.
package enum FontFamilies {
    /// The families for `font`, in the order in which they are looked for, as Pango wants them.
    static func names(for font: FontSpecification) -> String {
        let design =
            switch font.design {
            case .standard, .rounded: "Inter, DejaVu Sans"
            case .monospaced: "DejaVu Sans Mono"
            case .serif: "DejaVu Serif"
            }
        return font.family.map { "\($0), \(design)" } ?? design
    }

    /// The family in a description such as `Noto Sans Bold 11`, in which desktops keep their fonts; nil if it names none.
    package static func family(in description: String) -> String? {
        guard let font = unsafe pango_font_description_from_string(description) else { return nil }
        defer { unsafe pango_font_description_free(font) }
        guard let family = unsafe pango_font_description_get_family(font) else { return nil }
        let name = unsafe String(cString: family)
        return name.isEmpty ? nil : name
    }
}
