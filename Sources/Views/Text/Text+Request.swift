package import AnimationCore
package import Foundation
import Geometry
package import LayerTree
import Symbols
@_spi(Engine) import ViewGraph

extension Text {
    /// Loads the pixels of a picture in a text at a display scale; returns nil if there are none.
    package typealias PictureLoader = (_ image: Image, _ traits: PictureTraits) -> FoundPicture?

    /// The text as a request to the text engine, with one run for each piece.
    ///
    /// - Parameters:
    ///   - environment: environment of the text's place; the text must be localised already (``resolved(in:)``).
    ///   - date: the time at which pieces that depend on time are shown.
    ///   - pictures: loads the pixels of pictures.
    /// - Returns: the runs with the rules by which they are set.
    package func request(
        in environment: EnvironmentValues, at date: Date, pictures: PictureLoader = { _, _ in nil }
    ) -> TextRequest {
        let look = environment.textLook
        if let string = soleString { return look.request(string, locale: environment.locale) }
        let locale = environment.locale
        let (dynamicTypeSize, fonts) = (environment.dynamicTypeSize, environment.systemFonts)
        var leading = 0.0
        let runs = pieces.map { piece in
            let traits = piece.traits.over(look.traits)
            let string = piece.string(in: TextWording(environment), at: date)
            let font = piece.font ?? look.font
            let specification = traits.specification(
                of: font, at: dynamicTypeSize, in: fonts, weight: environment.legibilityWeight)
            let lineSpacing = Double(font.lineSpacing(size: CGFloat(specification.size)))
            if abs(lineSpacing) > abs(leading) { leading = lineSpacing }
            return TextRun(
                traits.textCase??.applied(to: string, locale) ?? string, font: specification,
                paint: piece.paint(in: environment),
                underline: traits.underline?.requested(in: environment),
                strikethrough: traits.strikethrough?.requested(in: environment),
                kerning: traits.requestedKerning, baselineOffset: Double(traits.baselineOffset ?? 0),
                background: piece.background?.resolve(in: environment),
                attachment: piece.attachment(font: font, traits: traits, in: environment, pictures: pictures),
                isSpelledOut: traits.isSpelledOut ?? false)
        }
        return TextRequest(runs: runs, rules: look.rules.apart(by: leading))
    }

    /// Next date after `date` at which the characters change by themselves; nil if they never do.
    package func nextChange(after date: Date) -> Date? {
        var next: Date?
        for piece in pieces {
            guard case .source(let source) = piece.content, let change = source.nextChange(after: date) else {
                continue
            }
            next = next.map { min($0, change) } ?? change
        }
        return next
    }

    /// True if the characters may change by themselves.
    package var isLive: Bool {
        pieces.indices.contains { index in
            if case .source(let source) = pieces[index].content { source.isLive } else { false }
        }
    }
}

extension Text.Piece {
    /// The piece's paint; without one, the tint for a link, else nil.
    fileprivate func paint(in environment: EnvironmentValues) -> LayerPaint? {
        if let style { return LayerPaint(style.style._resolve(in: environment)) }
        return link == nil ? nil : .color(Color.accentColor.resolve(in: environment))
    }

    /// The piece's picture, sized for text of this font; nil if it has none.
    fileprivate func attachment(
        font: Font, traits: FontTraits, in environment: EnvironmentValues, pictures: Text.PictureLoader
    ) -> TextAttachment? {
        guard case .image(let image) = content else { return nil }
        let metrics = SymbolMetrics(
            font: font, traits: traits, dynamicTypeSize: environment.dynamicTypeSize, scale: environment.imageScale)
        switch image.source {
        case .file, .picture:
            if let found = pictures(image, PictureTraits(environment, symbol: metrics)) {
                let descent = found.baselineBelowMiddle.map { found.size.height / 2 - $0 }
                return TextAttachment(
                    content: .picture(image.layerImage(found)), size: found.size, descent: Double(descent ?? 0))
            }
        // Lines of text have no place for drawings, which show the question mark.
        case .symbol, .drawing: break
        }
        let symbol = image.symbol(in: environment.symbolVariants)
        let extent = SymbolExtent(of: symbol, metrics)
        return TextAttachment(
            content: .path(
                symbol?.path(in: extent.grid, lineWidth: metrics.lineWidth)
                    ?? Path(CGRect(origin: .zero, size: extent.size))),
            size: extent.size, descent: Double(extent.size.height - extent.baseline))
    }
}

extension TextRequest {
    /// The characters without placeholders of pictures, as assistive technology reads them.
    package var readableString: String {
        if let soleString { return soleString }
        let runs = runs
        let string = runs.map { $0.isPicture ? "" : $0.string }.joined()
        guard runs.contains(where: \.isPicture) else { return string }
        return string.trimmingCharacters(in: .whitespaces)
    }
}

extension LayerPaint {
    fileprivate init(_ style: _ResolvedStyle) {
        self = style.wholePaint
    }
}
