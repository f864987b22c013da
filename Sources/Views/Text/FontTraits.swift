import AnimationCore
import Foundation
import LayerTree

/// What modifiers add to whatever font there is. Nil is what is further out.
struct FontTraits: Hashable, Sendable {
    /// Whether there is a line, and which.
    struct Decoration: Hashable, Sendable {
        var isActive: Bool
        var style: Text.LineStyle
    }

    var weight: Font.Weight?
    var isBold: Bool?
    var isItalic: Bool?
    var hasMonospacedDigits: Bool?
    var design: Font.Design?
    /// Whether letters are of one width, whatever the design is.
    var isMonospaced: Bool?
    var width: Font.Width?
    var scale: Text.Scale?
    var underline: Decoration?
    var strikethrough: Decoration?
    var kerning: CGFloat?
    /// Takes precedence over kerning.
    var tracking: CGFloat?
    var baselineOffset: CGFloat?
    /// Nil within is: as the characters are.
    var textCase: Text.Case??

    /// These over `outer`: what is set further in wins. That is so too where two traits speak of one thing: bold and a
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
            baselineOffset: baselineOffset ?? outer.baselineOffset, textCase: textCase ?? outer.textCase)
    }

    /// The design that replaces the font's; nil if none does.
    var ownDesign: Font.Design? { isMonospaced == true ? .monospaced : design }

    func specification(
        of font: Font, at dynamicTypeSize: DynamicTypeSize, in fonts: SystemFonts = SystemFonts()
    ) -> FontSpecification {
        let design: FontSpecification.Design =
            switch ownDesign ?? font.design {
            case .default?, nil: .standard
            case .serif?: .serif
            case .rounded?: .rounded
            case .monospaced?: .monospaced
            }
        let own = font.ownWeight
        // What is heavier than bold stays so.
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
            weight: (weight ?? emphasized).value, isItalic: isItalic ?? font.isItalic,
            hasMonospacedDigits: hasMonospacedDigits ?? font.hasMonospacedDigits,
            width: (width ?? font.width)?.percent ?? 100)
    }
}

extension Font.Weight {
    /// The weight itself if it is heavier than bold: what is made bold stays so heavy.
    fileprivate var beyondBold: Font.Weight? { value > Font.Weight.bold.value ? self : nil }
}

extension FontTraits.Decoration {
    func requested(in environment: EnvironmentValues) -> TextDecoration? {
        guard isActive else { return nil }
        return TextDecoration(pattern: style.pattern.requested, color: style.color?.resolve(in: environment))
    }
}
