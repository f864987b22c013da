import AnimationCore
import Foundation
import LayerTree
@_spi(Engine) import ViewGraph

/// What a text looks like that says nothing of it itself: what its place says. Texts at one place, or at places that have one
/// environment, share it.
///
/// The locale is no part of it: where none is set it is the computer's, which may change.
final class TextLook: Sendable {
    let font: Font
    /// What modifiers add to the fonts of pieces.
    let traits: FontTraits
    /// How a text is set, without what its fonts add between lines.
    let rules: TextRequest.Rules
    let contentTransition: ContentTransition
    /// What `.foreground` is.
    let style: _ResolvedStyle
    /// The same, if it is a colour and no more.
    let color: ResolvedColor?
    /// Of a text of one run, which has no characters yet.
    private let run: TextRun
    private let runRules: TextRequest.Rules
    private let textCase: Text.Case?

    fileprivate init(_ environment: EnvironmentValues) {
        font = environment.font ?? .body
        traits = environment.fontTraits
        let specification = traits.specification(
            of: font, at: environment.dynamicTypeSize, in: environment.systemFonts)
        rules = TextRequest.Rules(
            alignment: environment.multilineTextAlignment.requested, lineLimit: environment.lineLimit,
            reservedLines: environment.reservedLines, truncation: environment.truncationMode.requested,
            minimumScaleFactor: Double(environment.minimumScaleFactor),
            allowsTightening: environment.allowsTightening, lineSpacing: Double(environment.lineSpacing),
            direction: environment.layoutDirection)
        contentTransition = environment.contentTransition
        style = ForegroundStyle()._resolve(in: environment)
        if case .color(let color) = style { self.color = color } else { color = nil }
        run = TextRun(
            "", font: specification, underline: traits.underline?.requested(in: environment),
            strikethrough: traits.strikethrough?.requested(in: environment), kerning: traits.requestedKerning,
            baselineOffset: Double(traits.baselineOffset ?? 0))
        textCase = traits.textCase ?? nil
        runRules = rules.apart(by: Double(font.lineSpacing(size: CGFloat(specification.size))))
    }

    /// In an environment in which nothing is set.
    fileprivate static let plain = TextLook(EnvironmentValues())

    /// A text that is `string` and says nothing of its looks.
    /// - Parameter locale: of its place; most texts do not ask for it.
    func request(_ string: String, locale: @autoclosure () -> Locale) -> TextRequest {
        var string = string
        if let textCase { string = textCase.applied(to: string, locale()) }
        return TextRequest(TextRun(string, like: run), rules: runRules)
    }
}

extension EnvironmentValues {
    /// What texts here look like.
    var textLook: TextLook {
        if isEmpty { return .plain }
        if let known = digest as? TextLook { return known }
        let look = TextLook(self)
        digest = look
        return look
    }
}

extension FontTraits {
    /// Points added between characters.
    var requestedKerning: Double { Double(tracking ?? kerning ?? 0) }
}

extension TextRequest.Rules {
    /// With so many points more between lines.
    func apart(by points: Double) -> TextRequest.Rules {
        var rules = self
        rules.lineSpacing += points
        return rules
    }
}

extension Text.Case {
    /// What `string` is so written.
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
