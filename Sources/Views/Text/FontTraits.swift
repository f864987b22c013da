import AnimationCore
import Foundation
import LayerTree

/// Font properties set by modifiers, on top of any font. Nil inherits the value set further out.
package struct FontTraits: Hashable, Sendable {
    /// A line under or through text; an inactive one overrides a line set further out.
    struct Decoration: Hashable, Sendable {
        var isActive: Bool
        var style: Text.LineStyle
    }

    var weight: Font.Weight?
    var isBold: Bool?
    var isItalic: Bool?
    var hasMonospacedDigits: Bool?
    var design: Font.Design?
    /// Forces letters of equal width, whatever the design; nil inherits.
    var isMonospaced: Bool?
    var width: Font.Width?
    var scale: Text.Scale?
    var underline: Decoration?
    var strikethrough: Decoration?
    var kerning: CGFloat?
    /// Points added between characters, in place of `kerning`.
    var tracking: CGFloat?
    var baselineOffset: CGFloat?
    /// Outer nil inherits; inner nil leaves the characters as written.
    package var textCase: Text.Case??
    /// True if assistive technology reads the characters one by one.
    var isSpelledOut: Bool?

    /// Traits that are all inherited.
    package static let inherited = FontTraits()

    /// These traits on top of `outer`: those set further in win. That holds between related traits too: bold and a
    /// weight, monospaced and a design.
    func over(_ outer: FontTraits) -> FontTraits {
        FontTraits(
            weight: weight ?? (isBold == true ? outer.weight?.beyondBold : outer.weight),
            isBold: isBold ?? outer.isBold, isItalic: isItalic ?? outer.isItalic,
            hasMonospacedDigits: hasMonospacedDigits ?? outer.hasMonospacedDigits, design: design ?? outer.design,
            isMonospaced: isMonospaced ?? (design == nil ? outer.isMonospaced : nil),
            width: width ?? outer.width, scale: scale ?? outer.scale,
            underline: underline ?? outer.underline, strikethrough: strikethrough ?? outer.strikethrough,
            kerning: kerning ?? outer.kerning, tracking: tracking ?? outer.tracking,
            baselineOffset: baselineOffset ?? outer.baselineOffset, textCase: textCase ?? outer.textCase,
            isSpelledOut: isSpelledOut ?? outer.isSpelledOut)
    }

    /// The design that replaces the font's; nil keeps the font's.
    var ownDesign: Font.Design? { isMonospaced == true ? .monospaced : design }

    /// Weight of letters for people who asked for bold text: as much heavier as semibold is than regular.
    private func legible(_ weight: Int, _ legibility: LegibilityWeight?) -> Int {
        legibility == .bold ? min(weight + 200, Font.Weight.black.value) : weight
    }

    func specification(
        of font: Font, at dynamicTypeSize: DynamicTypeSize, in fonts: SystemFonts = SystemFonts(),
        weight legibility: LegibilityWeight? = nil
    ) -> FontSpecification {
        let design: FontSpecification.Design =
            switch ownDesign ?? font.design {
            case .default?, nil: .standard
            case .serif?: .serif
            case .rounded?: .rounded
            case .monospaced?: .monospaced
            }
        let own = font.ownWeight
        // Bold does not lighten a font that is heavier.
        let emphasized = isBold == true && own.value < Font.Weight.bold.value ? .bold : own
        let desktops: String? =
            switch design {
            case .standard: fonts.standard
            case .monospaced: fonts.monospaced
            case .serif, .rounded: nil
            }
        return FontSpecification(
            family: font.family ?? desktops, design: design,
            size: Double(font.size(at: dynamicTypeSize)) * (scale?.factor ?? 1),
            weight: legible((weight ?? emphasized).value, legibility), isItalic: isItalic ?? font.isItalic,
            hasMonospacedDigits: hasMonospacedDigits ?? font.hasMonospacedDigits,
            width: (width ?? font.width)?.percent ?? 100, smallCapitals: font.smallCapitals)
    }
}

extension Font.Weight {
    /// The weight if it is heavier than bold, else nil: `bold()` keeps a heavier weight.
    fileprivate var beyondBold: Font.Weight? { value > Font.Weight.bold.value ? self : nil }
}

extension FontTraits.Decoration {
    func requested(in environment: EnvironmentValues) -> TextDecoration? {
        guard isActive else { return nil }
        return TextDecoration(
            pattern: style.pattern.requested, form: style.form, color: style.color?.resolve(in: environment))
    }
}
