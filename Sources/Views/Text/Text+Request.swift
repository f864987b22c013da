import AnimationCore
import Foundation
import Geometry
import LayerTree
@_spi(Engine) import ViewGraph

extension Text {
    /// The text as the engine sets it.
    ///
    /// - Parameters:
    ///   - environment: of the text's place.
    ///   - date: for what shows times.
    func request(in environment: EnvironmentValues, at date: Date) -> TextRequest {
        let outer = environment.fontTraits
        let locale = environment.locale
        let dynamicTypeSize = environment.dynamicTypeSize
        var leading = 0.0
        let runs = pieces.map { piece in
            let traits = piece.traits.over(outer)
            let string = piece.string(in: locale, at: date)
            let font = piece.font ?? environment.font ?? .body
            let specification = traits.specification(of: font, at: dynamicTypeSize)
            let lineSpacing = Double(font.lineSpacing(size: CGFloat(specification.size)))
            if abs(lineSpacing) > abs(leading) { leading = lineSpacing }
            return TextRun(
                traits.textCase??.applied(to: string, locale) ?? string, font: specification,
                paint: piece.style.map { LayerPaint($0.style._resolve(in: environment)) },
                underline: traits.underline?.requested(in: environment),
                strikethrough: traits.strikethrough?.requested(in: environment),
                kerning: Double(traits.tracking ?? traits.kerning ?? 0),
                baselineOffset: Double(traits.baselineOffset ?? 0))
        }
        return TextRequest(
            runs: runs, alignment: environment.multilineTextAlignment.requested, lineLimit: environment.lineLimit,
            reservedLines: environment.reservedLines, truncation: environment.truncationMode.requested,
            minimumScaleFactor: Double(environment.minimumScaleFactor),
            lineSpacing: Double(environment.lineSpacing) + leading, direction: environment.layoutDirection)
    }

    /// When the characters change next by themselves; nil is never.
    func nextChange(after date: Date) -> Date? {
        var next: Date?
        for piece in pieces {
            guard case .source(let source) = piece.content, let change = source.nextChange(after: date) else {
                continue
            }
            next = next.map { min($0, change) } ?? change
        }
        return next
    }

    /// True if its characters may change by themselves.
    var isLive: Bool {
        pieces.contains { piece in
            if case .source(let source) = piece.content { source.isLive } else { false }
        }
    }
}

extension LayerPaint {
    fileprivate init(_ style: _ResolvedStyle) {
        self = style.wholePaint
    }
}

extension Text.Case {
    fileprivate func applied(to string: String, _ locale: Locale) -> String {
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
