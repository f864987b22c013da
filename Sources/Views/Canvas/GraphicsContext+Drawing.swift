public import Foundation
public import Geometry
package import LayerTree
import Symbols
@_spi(Engine) import ViewGraph

extension GraphicsContext {
    /// Paints the inside of `path` with `shading`; `style` sets the fill rule and antialiasing.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        let (paint, area) = shading.resolve(in: environment, recorder)
        record(.fill(path, paint.withoutShadows, style, within: area), shadows: paint.shadows)
    }

    /// Paints the outline of `path` with `shading`; the line is centred on it (S26.11).
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        let (paint, area) = shading.resolve(in: environment, recorder)
        record(.stroke(path, paint.withoutShadows, style, within: area), shadows: paint.shadows)
    }

    /// Paints the outline of `path` with `shading`, `lineWidth` points wide.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    // MARK: Text

    /// Text resolved in a context's environment, which can be measured and drawn repeatedly.
    public struct ResolvedText {
        fileprivate let request: TextRequest
        fileprivate let recorder: DrawingRecorder
        /// Paint of runs without a colour of their own; of a gradient, the first colour.
        public var shading = Shading.foreground

        fileprivate func layout(in size: CGSize) -> any TextLayout {
            recorder.layout(
                request, width: size.width.isFinite ? Double(size.width) : nil,
                height: size.height.isFinite ? Double(size.height) : nil)
        }

        /// Returns the size of the text within `size`, in points.
        public func measure(in size: CGSize) -> CGSize { recorder.measure(layout(in: size)).size }

        /// Distance from the text's top to the baseline of its first line, laid out within `size`; in points.
        public func firstBaseline(in size: CGSize) -> CGFloat { recorder.measure(layout(in: size)).first }

        /// Distance from the text's top to the baseline of its last line, laid out within `size`; in points.
        public func lastBaseline(in size: CGSize) -> CGFloat { recorder.measure(layout(in: size)).last }
    }

    /// Resolves `text` with the font, colour and language of this context's environment. Resolve once a text that is
    /// drawn repeatedly.
    public func resolve(_ text: Text) -> ResolvedText {
        let request = text.resolved(in: environment.locale, report: recorder.report)
            .request(in: environment, at: recorder.date) { [recorder] image, traits in
                recorder.picture(of: image, for: traits)
            }
        return ResolvedText(request: request, recorder: recorder)
    }

    /// Draws `text` at its ideal size, with its `anchor` on `point`.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        let layout = text.layout(in: CGSize(width: CGFloat.infinity, height: .infinity))
        let offset = anchor.point(in: recorder.measure(layout).size)
        draw(layout, text, at: CGPoint(x: point.x - offset.x, y: point.y - offset.y))
    }

    /// Draws `text` from the top left corner of `rect`, with lines broken and truncated to fit in it.
    public func draw(_ text: ResolvedText, in rect: CGRect) { draw(text.layout(in: rect.size), text, at: rect.origin) }

    private func draw(_ layout: any TextLayout, _ text: ResolvedText, at origin: CGPoint) {
        record(.text(layout, at: origin, color: text.shading.color(in: environment, recorder)))
    }

    /// Resolves `text` and draws it at its ideal size, with its `anchor` on `point`.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }

    /// Resolves `text` and draws it from the top left corner of `rect`, with lines broken and truncated to fit in it.
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

    // MARK: Images

    /// Image resolved in a context's environment.
    public struct ResolvedImage {
        fileprivate enum Source {
            case symbol(Symbol, SymbolExtent, lineWidth: CGFloat)
            case picture(LayerImage)
            case drawing(ImageDrawing)
            case missing
        }

        fileprivate let source: Source
        /// Size in points.
        public let size: CGSize
        /// Distance from the top to the text baseline on which the image stands, in points.
        public let baseline: CGFloat
        /// Paint of a symbol; pictures ignore it.
        public var shading: Shading? = .foreground
    }

    /// Resolves `image` in this context's environment. A missing image becomes the symbol of a question mark.
    public func resolve(_ image: Image) -> ResolvedImage {
        let metrics = SymbolMetrics(environment)
        func symbol(_ name: String) -> ResolvedImage {
            let found =
                SymbolLibrary.match(for: name)?.symbol
                ?? SymbolLibrary.symbol(named: SymbolCatalogue.placeholderName)
            let extent = SymbolExtent(of: found, metrics)
            return ResolvedImage(
                source: found.map { .symbol($0, extent, lineWidth: metrics.lineWidth) } ?? .missing,
                size: extent.ink.size, baseline: extent.baseline - extent.ink.minY)
        }
        switch image.source {
        case .symbol(let name): return symbol(name)
        case .drawing(let drawing):
            return ResolvedImage(source: .drawing(drawing), size: drawing.size, baseline: drawing.size.height)
        case .file, .picture:
            let found = recorder.picture(of: image, for: PictureTraits(environment))
            guard let found else { return symbol(SymbolCatalogue.placeholderName) }
            let picture = image.layerImage(found)
            let baseline = found.baselineBelowMiddle.map { picture.size.height / 2 + $0 } ?? picture.size.height
            return ResolvedImage(source: .picture(picture), size: picture.size, baseline: baseline)
        }
    }

    /// Draws `image` at its own size, with its `anchor` on `point`.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        let offset = anchor.point(in: image.size)
        draw(
            image,
            in: CGRect(
                x: point.x - offset.x, y: point.y - offset.y, width: image.size.width, height: image.size.height))
    }

    /// Draws `image`, stretched to `rect`.
    public func draw(_ image: ResolvedImage, in rect: CGRect) {
        switch image.source {
        case .symbol(let symbol, let extent, let lineWidth):
            // The ink reaches the edges of `rect`.
            let grid = extent.grid(in: rect, isResizable: true)
            fill(symbol.path(in: grid, lineWidth: lineWidth), with: image.shading ?? .foreground)
        case .picture(let picture): record(.image(picture, in: rect))
        case .drawing(let drawing): drawLayer { drawing.draw(in: rect, of: &$0) }
        case .missing: return
        }
    }

    /// Resolves `image` and draws it at its own size, with its `anchor` on `point`.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }

    /// Resolves `image` and draws it, stretched to `rect`.
    public func draw(_ image: Image, in rect: CGRect) { draw(resolve(image), in: rect) }

    // MARK: Symbols

    /// A view among the canvas's symbols.
    public struct ResolvedSymbol {
        fileprivate let layer: Layer
        /// Ideal size of the view, in points.
        public let size: CGSize
    }

    /// Returns the canvas's symbol with the `tag` `id`, or nil if there is none.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        recorder.symbols[AnyHashable(id)].map { ResolvedSymbol(layer: $0.layer, size: $0.size) }
    }

    /// Draws `symbol` at its own size, with its `anchor` on `point`.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        let offset = anchor.point(in: symbol.size)
        draw(
            symbol,
            in: CGRect(
                x: point.x - offset.x, y: point.y - offset.y, width: symbol.size.width, height: symbol.size.height))
    }

    /// Draws `symbol`, stretched to `rect`.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) { record(.layer(symbol.layer, in: rect)) }

    /// Draws `layer` as it is on screen now, stretched to `rect`.
    package func draw(_ layer: Layer, in rect: CGRect) { record(.layer(layer, in: rect)) }
}
