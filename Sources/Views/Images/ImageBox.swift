import AnimationCore
import AttributeGraph
package import Foundation
package import Geometry
import LayerTree
import Symbols
@_spi(Engine) public import ViewGraph

extension Image: _PrimitiveView {
    /// True: an image is always one element.
    @MainActor public static var _isOneElement: Bool { true }

    /// Makes the box that measures and draws the image.
    @MainActor public static func _makeView(_ view: _GraphValue<Image>, inputs: _ViewInputs) {
        inputs.element { inputs in
            let box = ImageBox(inputs)
            inputs.add(box, named: Image.self)
            let foreground = inputs.lifetime.perform { inputs.graph.addSource(ForegroundStyle()) }
            inputs.style(foreground, of: box)
            let drawn = inputs.lifetime.perform {
                inputs.graph.addRule(
                    ImageRule(
                        image: view.attribute, environment: inputs.environment, style: inputs.resolvedStyle(foreground))
                )
            }
            inputs.sink(drawn) { [weak box] drawn in box?.show(drawn) }
        }
    }
}

/// Everything that an image's look depends on, so that other changes of the environment do not redraw it.
struct DrawnImage: Hashable {
    let image: Image
    let metrics: SymbolMetrics
    let variants: SymbolVariants
    let traits: PictureTraits
    let paint: LayerPaint
    /// Colour of the rectangle shown in place of the picture; nil to show the picture.
    let placeholder: ResolvedColor?
}

private struct ImageRule: Rule {
    let image: Attribute<Image>
    let environment: Attribute<EnvironmentValues>
    let style: Attribute<_ResolvedStyle>

    func evaluate(in graph: Graph) -> DrawnImage {
        let environment = graph.read(environment)
        // A plain colour is the layer's fill, which animates without this rule.
        let paint = graph.read(style).layerPaint ?? .fillColor
        return DrawnImage(
            image: graph.read(image), metrics: SymbolMetrics(environment), variants: environment.symbolVariants,
            traits: PictureTraits(environment), paint: paint,
            placeholder: environment.showsPlaceholders
                ? Color.primary.opacity(placeholderOpacity).resolve(in: environment) : nil)
    }
}

/// The box of an image: its own size, or the proposed one if it is resizable (S24.12).
@MainActor package final class ImageBox: LeafBox {
    private var idealSize = CGSize.zero
    private var isResizable = false
    /// Distance from the middle to the text baseline, in points; nil for files, which do not align with text.
    private var baselineBelowMiddle: CGFloat?

    func show(_ drawn: DrawnImage) {
        isResizable = drawn.image.resizing != nil
        ownLayer.label = drawn.image.label
        // Pictures are hit by their whole frame, transparent parts included (S25.3).
        ownLayer.hitShape = { Path(CGRect(origin: .zero, size: $0)) }
        switch drawn.image.source {
        case .symbol(let name):
            let isKnown = SymbolCatalogue.standard[drawn.variants.name(of: name)] != nil
            if !isKnown { reportMissingSymbol(name) }
            show(drawn.image.symbol(in: drawn.variants), drawn)
        case .file, .picture:
            if let picture = host.layerImage(of: drawn.image, for: drawn.traits) {
                show(picture)
            } else {
                show(drawn.image.symbol(in: drawn.variants), drawn)
            }
        }
        if let color = drawn.placeholder {
            ownLayer.content = .shape(
                LayerShape(paint: .color(color)) { Path(roundedRect: $0, cornerSize: CGSize(width: 3, height: 3)) })
        }
        invalidateLayout()
    }

    // MARK: Symbols

    /// Shows the symbol; without one, a plain rectangle.
    private func show(_ symbol: Symbol?, _ drawn: DrawnImage) {
        let metrics = drawn.metrics
        idealSize = CGSize(width: metrics.size, height: metrics.size)
        baselineBelowMiddle = metrics.baselineBelowMiddle
        let lineWidth = metrics.lineWidth
        ownLayer.content = .shape(
            LayerShape(paint: drawn.paint) { symbol?.path(in: $0, lineWidth: lineWidth) ?? Path($0) })
    }

    private func reportMissingSymbol(_ name: String) {
        host.report("There is no symbol '\(name)': a question mark is shown. docs/symbols.md lists those there are.")
    }

    // MARK: Files

    private func show(_ picture: LayerImage) {
        idealSize = picture.size
        baselineBelowMiddle = nil
        ownLayer.content = .image(picture)
    }

    // MARK: Layout

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard isResizable else { return idealSize }
        return CGSize(width: proposal.width ?? idealSize.width, height: proposal.height ?? idealSize.height)
    }

    package override class var kind: BoxKind { [.hidesContent, .placesBaselines] }

    package override func explicitAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize)
        -> CGFloat?
    {
        guard key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key,
            let baselineBelowMiddle, !isResizable
        else { return nil }
        return size.height / 2 + baselineBelowMiddle
    }
}

extension Image {
    /// The drawing of the symbol in this variant; the question mark for unknown symbols and for files.
    func symbol(in variants: SymbolVariants) -> Symbol? {
        let symbol: Symbol? =
            if case .symbol(let name) = source { SymbolCatalogue.standard[variants.name(of: name)] } else { nil }
        return symbol ?? SymbolCatalogue.standard[SymbolCatalogue.placeholderName]
    }

    func layerImage(_ found: FoundPicture) -> LayerImage {
        let insets = resizing?.capInsets ?? EdgeInsets()
        return LayerImage(
            source: found.pixels, scale: found.scale, resizing: resizing?.mode == .tile ? .tile : .stretch,
            capInsets: LayerImage.CapInsets(
                top: Double(insets.top), left: Double(insets.leading), bottom: Double(insets.bottom),
                right: Double(insets.trailing)),
            interpolation: interpolation.requested,
            isTemplate: renderingMode.map { $0 == .template } ?? found.isTemplate ?? false, isAntialiased: isAntialiased
        )
    }
}

extension Image.Interpolation? {
    fileprivate var requested: LayerImage.Interpolation {
        switch self {
        case .none?: .none
        case .low?: .low
        case .medium?, nil: .medium
        case .high?: .high
        }
    }
}
