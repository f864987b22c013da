import AnimationCore
package import Foundation
package import LayerTree
@_spi(Engine) import ViewGraph

/// Look that the environment gives to texts without one of their own. Texts in one environment share it.
///
/// The locale is not included: where none is set it is the computer's, which may change.
package final class TextLook: Sendable {
    let font: Font
    /// Traits that modifiers add to the fonts of pieces.
    let traits: FontTraits
    /// Rules for setting text, without the line spacing that fonts add.
    let rules: TextRequest.Rules
    package let contentTransition: ContentTransition
    /// The style behind `.foreground`.
    package let style: _ResolvedStyle
    /// ``style`` if it is a plain colour; else nil.
    package let color: ResolvedColor?
    /// True if bars are shown in place of the text.
    package let isPlaceholder: Bool
    /// Renderer of texts; nil if they draw themselves.
    package let renderer: TextRendererSource?
    /// Template of the only run of a text that is one string; without characters.
    private let run: TextRun
    private let runRules: TextRequest.Rules
    private let textCase: Text.Case?

    fileprivate init(_ environment: EnvironmentValues) {
        font = environment.font ?? .body
        traits = environment.fontTraits
        let specification = traits.specification(
            of: font, at: environment.dynamicTypeSize, in: environment.systemFonts,
            weight: environment.legibilityWeight)
        rules = TextRequest.Rules(
            alignment: environment.multilineTextAlignment.requested, lineLimit: environment.lineLimit,
            reservedLines: environment.reservedLines, truncation: environment.truncationMode.requested,
            minimumScaleFactor: Double(environment.minimumScaleFactor),
            allowsTightening: environment.allowsTightening, lineSpacing: Double(environment.lineSpacing),
            direction: environment.layoutDirection, lineHeight: environment.lineHeight?.requested)
        contentTransition = environment.contentTransition
        isPlaceholder = environment.showsPlaceholders
        renderer = environment.textRendererSource
        style = ForegroundStyle()._resolve(in: environment)
        if case .color(let color) = style { self.color = color } else { color = nil }
        run = TextRun(
            "", font: specification, underline: traits.underline?.requested(in: environment),
            strikethrough: traits.strikethrough?.requested(in: environment), kerning: traits.requestedKerning,
            baselineOffset: Double(traits.baselineOffset ?? 0), isSpelledOut: traits.isSpelledOut ?? false)
        textCase = traits.textCase ?? nil
        runRules = rules.apart(by: Double(font.lineSpacing(size: CGFloat(specification.size))))
    }

    /// The look in an empty environment.
    fileprivate static let plain = TextLook(EnvironmentValues())

    /// The request for a text that is one string without looks of its own.
    /// - Parameters:
    ///   - string: the characters.
    ///   - locale: locale of the text's place; evaluated only if the letter case changes.
    /// - Returns: a request with one run.
    package func request(_ string: String, locale: @autoclosure () -> Locale) -> TextRequest {
        var string = string
        if let textCase { string = textCase.applied(to: string, locale()) }
        return TextRequest(TextRun(string, like: run), rules: runRules)
    }
}

extension EnvironmentValues {
    /// The look of texts in this environment; computed once.
    package var textLook: TextLook {
        if isEmpty { return .plain }
        if let known = digest as? TextLook { return known }
        let look = TextLook(self)
        digest = look
        return look
    }
}

extension FontTraits {
    /// Points added between characters: tracking, else kerning, else 0.
    var requestedKerning: Double { Double(tracking ?? kerning ?? 0) }
}

extension TextRequest.Rules {
    /// The rules with `points` more between lines.
    func apart(by points: Double) -> TextRequest.Rules {
        var rules = self
        rules.lineSpacing += points
        return rules
    }
}

extension Text.Case {
    /// `string` in this letter case.
    func applied(to string: String, _ locale: Locale) -> String {
        switch self {
        case .uppercase: string.uppercased(with: locale)
        case .lowercase: string.lowercased(with: locale)
        }
    }
}

extension TextAlignment {
    fileprivate var requested: TextRequest.Alignment {
        switch self {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}

extension Text.TruncationMode {
    fileprivate var requested: TextRequest.Truncation {
        switch self {
        case .head: .head
        case .middle: .middle
        case .tail: .tail
        }
    }
}
