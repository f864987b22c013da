import AccessibilityTree
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
            let graph = inputs.graph
            box.isAlive = { graph.isAlive(drawn) }
            inputs.sink(drawn) { [weak box] drawn in box?.show(drawn) }
        }
    }
}

/// Everything that an image's look depends on, so that other changes of the environment do not redraw it.
struct DrawnImage: Equatable {
    let image: Image
    let metrics: SymbolMetrics
    let variants: SymbolVariants
    let traits: PictureTraits
    let paint: LayerPaint
    /// Paints of a symbol's levels; nil paints the whole symbol in ``paint``.
    let palette: SymbolPalette?
    let effects: [SymbolEffectRequest]
    let replacement: SymbolReplacement?
    /// Colour of the rectangle shown in place of the picture; nil to show the picture.
    let placeholder: ResolvedColor?
    /// Environment of a drawing; nil for other images.
    let context: DrawingContext?
}

private struct ImageRule: Rule {
    let image: Attribute<Image>
    let environment: Attribute<EnvironmentValues>
    let style: Attribute<_ResolvedStyle>

    func evaluate(in graph: Graph) -> DrawnImage {
        let environment = graph.read(environment)
        // A plain colour is the layer's fill, which animates without this rule.
        let image = graph.read(image)
        let own = image.tint.map { LayerPaint.color($0.resolve(in: environment)) }
        let paint = own ?? graph.read(style).layerPaint ?? .fillColor
        let metrics = SymbolMetrics(environment, font: image.symbolFont)
        return DrawnImage(
            image: image, metrics: metrics, variants: environment.symbolVariants,
            traits: PictureTraits(environment, symbol: metrics), paint: paint,
            palette: SymbolPalette(
                image.symbolRenderingMode ?? environment.symbolRenderingMode, first: paint, in: environment),
            effects: environment.symbolEffects, replacement: environment.contentTransition.symbolReplacement,
            placeholder: environment.showsPlaceholders
                ? Color.primary.opacity(placeholderOpacity).resolve(in: environment) : nil,
            context: image.isDrawing ? DrawingContext(environment: environment) : nil)
    }
}

/// The box of an image: its own size, or the proposed one if it is resizable (S24.12).
@MainActor package final class ImageBox: LeafBox {
    private var idealSize = CGSize.zero
    /// Parts of the edges that a resizable picture does not stretch; nil if the picture has its own size.
    private var capInsets: EdgeInsets?
    private var isResizable: Bool { capInsets != nil }
    /// True if the image's label is the name of a symbol.
    private var isSymbol = false
    /// Distance from the upper edge to the text baseline, in points; nil for files, which do not align with text.
    private var baseline: CGFloat?
    /// Distance from the upper edge to the lower end of a symbol's ink, in points.
    private var inkBottom: CGFloat = 0
    /// The image that is shown; nil until it is.
    package private(set) var image: Image?
    /// False once the image has been removed.
    var isAlive: @MainActor () -> Bool = { false }
    /// The symbol as it is drawn; nil for pictures.
    private var drawing: SymbolDrawing?
    /// The symbol that replaces ``drawing`` in the course of a content transition.
    private var successor: SymbolDrawing?
    /// Size for which ``drawing`` was drawn, if its content depends on it.
    private var drawnSize: CGSize?
    /// Drawing of the program, with its environment; nil for other images.
    private var programDrawing: (drawing: ImageDrawing, context: DrawingContext)?
    private var pose = SymbolPose()
    private var player: SymbolEffectPlayer?

    /// An image with a name; decorative images are no elements.
    package override var accessibilityFacts: AccessibilityFacts? {
        guard let label = ownLayer.label else { return nil }
        var facts = AccessibilityFacts(role: .image)
        facts.label = isSymbol ? SymbolWords.words(of: label) : label
        return facts
    }

    func show(_ drawn: DrawnImage) {
        if case .symbol = drawn.image.source { isSymbol = true } else { isSymbol = false }
        capInsets = drawn.image.resizing?.capInsets
        image = drawn.image
        ownLayer.label = drawn.image.label
        // Pictures are hit by their whole frame, transparent parts included (S25.3).
        ownLayer.hitShape = { Path(CGRect(origin: .zero, size: $0)) }
        programDrawing = nil
        switch drawn.image.source {
        case .drawing(let drawing):
            guard let context = drawn.context else { break }
            show(drawing, in: context)
        case .symbol(let name):
            reportUnlessExact(name, SymbolLibrary.match(for: drawn.variants.name(of: name)))
            show(drawn.image.symbol(in: drawn.variants), drawn)
        case .file, .picture:
            if let found = host.picture(of: drawn.image, for: drawn.traits) {
                var picture = drawn.image.layerImage(found)
                if drawn.image.tint != nil, case .color(let color) = drawn.paint { picture.tint = color }
                show(picture, baselineBelowMiddle: found.baselineBelowMiddle)
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
        let extent = SymbolExtent(of: symbol, metrics)
        idealSize = isResizable ? extent.ink.size : extent.size
        baseline = extent.baseline
        inkBottom = extent.ink.maxY
        let new = SymbolDrawing(
            symbol: symbol, lineWidth: metrics.lineWidth, extent: extent, isResizable: isResizable, paint: drawn.paint,
            palette: drawn.palette,
            value: drawn.image.variableValue, color: drawn.effects.lazy.compactMap(\.motion.variableColor).first)
        let isFirst = drawing == nil
        if let replacement = drawn.replacement, let old = drawing, old.symbol?.name != symbol?.name {
            successor = new
            makePlayer().replace(by: replacement)
        } else if successor != nil {
            successor = new
        } else {
            drawing = new
            draw()
        }
        if !drawn.effects.isEmpty || player != nil { makePlayer().follow(drawn.effects, isFirst: isFirst) }
    }

    private func makePlayer() -> SymbolEffectPlayer {
        if let player { return player }
        let made = SymbolEffectPlayer(host: host, isAlive: isAlive) { [weak self] in self?.show($0) }
        player = made
        return made
    }

    /// Shows a look in the course of effects.
    private func show(_ new: SymbolPose) {
        let old = pose
        pose = new
        if let successor, new.replaced == 1 {
            drawing = successor
            self.successor = nil
            draw()
        } else if old.lit != new.lit {
            draw()
        }
        guard old != new else { return }
        ownLayer.setOpacity(new.opacity, transaction: Transaction())
        setTransform()
    }

    private func setTransform() {
        ownLayer.setEffect(pose.transform(size: size).map(LayerEffect.affine) ?? .none, transaction: Transaction())
    }

    private func draw() {
        guard let drawing else { return }
        drawnSize = nil
        if drawing.isUniform(lit: pose.lit) {
            ownLayer.content = .shape(drawing.shape)
        } else {
            drawnSize = size
            ownLayer.content = .drawing(drawing.list(size: size, lit: pose.lit))
        }
    }

    package override func geometryChanged() {
        super.geometryChanged()
        if programDrawing != nil, drawnSize != size { drawProgramDrawing() }
        guard drawing != nil else { return }
        if let drawnSize, drawnSize != size { draw() }
        if pose != SymbolPose() { setTransform() }
    }

    /// Reports a symbol that there is not, and what is shown in its place.
    private func reportUnlessExact(_ name: String, _ match: SymbolLibrary.Match?) {
        if match?.isExact == true { return }
        let shown = match.map { "'\($0.symbol.name)'" } ?? "a question mark"
        let advice =
            IconSymbols.knows(name) && !IconSymbols.isInstalled
            ? "\(IconSymbols.advice) to see it" : "docs/symbols.md lists those there are"
        host.report("There is no symbol '\(name)': \(shown) is shown; \(advice).")
    }

    // MARK: Drawings

    private func show(_ drawing: ImageDrawing, in context: DrawingContext) {
        idealSize = drawing.size
        baseline = nil
        (self.drawing, successor) = (nil, nil)
        programDrawing = (drawing, context)
        drawProgramDrawing()
    }

    private func drawProgramDrawing() {
        guard let programDrawing else { return }
        drawnSize = size
        ownLayer.content = .drawing(
            programDrawing.drawing.list(size: size, environment: programDrawing.context.environment, host: host))
    }

    // MARK: Files

    private func show(_ picture: LayerImage, baselineBelowMiddle: CGFloat?) {
        idealSize = picture.size
        baseline = baselineBelowMiddle.map { picture.size.height / 2 + $0 }
        (drawing, successor) = (nil, nil)
        ownLayer.content = .image(picture)
    }

    // MARK: Layout

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard let capInsets else { return idealSize }
        return CGSize(
            width: proposal.width.map { max($0, capInsets.leading + capInsets.trailing) } ?? idealSize.width,
            height: proposal.height.map { max($0, capInsets.top + capInsets.bottom) } ?? idealSize.height)
    }

    /// A symbol beside texts is one of them; from others it keeps the distance of its baseline.
    package override func gaps(around content: ViewSpacing?) -> ViewSpacing {
        guard isSymbol, !isResizable, let baseline, drawing != nil else { return ViewSpacing() }
        let descent = max(inkBottom - baseline, 0)
        return ViewSpacing(textAbove: descent, below: descent + 1)
    }

    package override class var kind: BoxKind { [.hidesContent, .placesBaselines] }

    package override func explicitAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize)
        -> CGFloat?
    {
        guard key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key,
            let baseline, !isResizable
        else { return nil }
        return baseline
    }
}

extension Image {
    /// The drawing of the symbol in this variant, or of the nearest one; the question mark for unknown symbols and for
    /// files.
    func symbol(in variants: SymbolVariants) -> Symbol? {
        if case .symbol(let name) = source, let match = SymbolLibrary.match(for: variants.name(of: name)) {
            return match.symbol
        }
        return SymbolLibrary.symbol(named: SymbolCatalogue.placeholderName)
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
