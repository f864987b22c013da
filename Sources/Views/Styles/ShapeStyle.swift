public import AnimationCore
import AttributeGraph
public import LayerTree
@_spi(Engine) import ViewGraph

/// What shapes and text are painted with.
public protocol ShapeStyle: Sendable {
    /// The paint in this environment. Programs never call or write this.
    func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle
}

/// A style as it is drawn.
public enum _ResolvedStyle: Hashable, Sendable {
    /// Animates from colour to colour (S28.2).
    case color(ResolvedColor)
    case paint(LayerPaint)
    /// A picture that has to be found yet.
    case picture(_PictureStyle)
    indirect case shadowed(_ResolvedStyle, [LayerPaintShadow])

    /// The same with its opacity multiplied.
    func faded(by opacity: Double) -> _ResolvedStyle {
        switch self {
        case .color(let color): .color(color.multiplyingOpacity(by: opacity))
        case .paint(let paint): .paint(paint.faded(by: opacity))
        case .picture: self
        case .shadowed(let style, let shadows):
            .shadowed(
                style.faded(by: opacity),
                shadows.map { entry in
                    var entry = entry
                    entry.shadow.color = entry.shadow.color.multiplyingOpacity(by: opacity)
                    return entry
                })
        }
    }

    /// The paint of a layer that has ``color`` for its fill; nil if that is all.
    var layerPaint: LayerPaint? {
        switch self {
        case .color, .picture: return nil
        case .paint(.fillColor), .paint(.color): return nil
        case .paint(let paint): return paint
        case .shadowed(let style, let shadows): return .shadowed(style.layerPaint ?? .fillColor, shadows)
        }
    }

    /// The paint by itself.
    var wholePaint: LayerPaint {
        switch self {
        case .color(let color): .color(color)
        case .paint(let paint): paint
        case .picture: .color(.clear)
        case .shadowed(let style, let shadows): .shadowed(style.wholePaint, shadows)
        }
    }

    /// One colour that stands for the style where no other paint is possible.
    var color: ResolvedColor {
        switch self {
        case .color(let color): color
        case .paint(let paint): paint.firstColor
        case .picture: .clear
        case .shadowed(let style, _): style.color
        }
    }
}

extension LayerPaint {
    fileprivate func faded(by opacity: Double) -> LayerPaint {
        if case .color(let color) = self { return .color(color.multiplyingOpacity(by: opacity)) }
        if case .material(var material) = self {
            material.opacity *= opacity
            return .material(material)
        }
        guard let gradient else { return self }
        var faded = LayerGradient(
            stops: gradient.stops.map { .init(color: $0.color.multiplyingOpacity(by: opacity), location: $0.location) },
            space: gradient.space)
        faded.spread = gradient.spread
        return with(faded)
    }

    fileprivate var firstColor: ResolvedColor {
        if case .color(let color) = self { return color }
        if case .material(let material) = self { return material.tint.multiplyingOpacity(by: material.opacity) }
        return gradient?.stops.first?.color ?? (gradient == nil ? .black : .clear)
    }
}

/// What `backgroundStyle(_:)` says; the window's background where nothing does.
nonisolated public struct BackgroundStyle: ShapeStyle {
    /// The style that stands for what `backgroundStyle(_:)` says at the place where it is drawn.
    public init() {}

    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        environment.backgroundStyle?.resolve(in: environment, \.backgroundStyle)
            ?? .color(SystemColor.background.resolve(in: environment))
    }
}

/// The style that controls are accented with.
nonisolated public struct TintShapeStyle: ShapeStyle {
    /// The style that stands for what `tint` says at the place where it is drawn.
    public init() {}

    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        environment.tintStyle?.resolve(in: environment, \.tintStyle)
            ?? .color(Color.accentColor.resolve(in: environment))
    }
}

/// A style with its opacity multiplied.
nonisolated public struct _OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let opacity: Double

    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        base._resolve(in: environment).faded(by: opacity)
    }
}

extension ShapeStyle {
    /// The style with its opacity multiplied by `opacity`, which is 0…1.
    public func opacity(_ opacity: Double) -> some ShapeStyle { _OpacityShapeStyle(base: self, opacity: opacity) }
}

/// The colour of lines between things.
nonisolated public struct SeparatorShapeStyle: ShapeStyle {
    /// The style that stands for the separator's colour in the appearance of the place where it is drawn.
    public init() {}

    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        .color(SystemColor.separator.resolve(in: environment))
    }
}

/// The style of what is selected: the tint.
nonisolated public struct SelectionShapeStyle: ShapeStyle {
    /// The style that stands for the tint of the place where it is drawn.
    public init() {}

    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        TintShapeStyle()._resolve(in: environment)
    }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    /// The colour of lines between things, in the appearance of the place.
    public static var separator: SeparatorShapeStyle { .init() }
}
extension ShapeStyle where Self == SelectionShapeStyle {
    /// What marks a selection: the tint of the place.
    public static var selection: SelectionShapeStyle { .init() }
}
extension ShapeStyle where Self == BackgroundStyle {
    /// What `backgroundStyle(_:)` says; else the window's background.
    public static var background: BackgroundStyle { .init() }
}
extension ShapeStyle where Self == TintShapeStyle {
    /// What the nearest `tint` says; ``Color/accentColor`` if none does.
    public static var tint: TintShapeStyle { .init() }
}

extension ShapeStyle where Self == Color {
    /// Paints nothing (``Color/clear``).
    public static var clear: Color { .clear }
    /// ``Color/black``, where a style is wanted.
    public static var black: Color { .black }
    /// ``Color/white``, where a style is wanted.
    public static var white: Color { .white }
    /// ``Color/gray``, where a style is wanted.
    public static var gray: Color { .gray }
    /// ``Color/red``, where a style is wanted.
    public static var red: Color { .red }
    /// ``Color/orange``, where a style is wanted.
    public static var orange: Color { .orange }
    /// ``Color/yellow``, where a style is wanted.
    public static var yellow: Color { .yellow }
    /// ``Color/green``, where a style is wanted.
    public static var green: Color { .green }
    /// ``Color/mint``, where a style is wanted.
    public static var mint: Color { .mint }
    /// ``Color/teal``, where a style is wanted.
    public static var teal: Color { .teal }
    /// ``Color/cyan``, where a style is wanted.
    public static var cyan: Color { .cyan }
    /// ``Color/blue``, where a style is wanted.
    public static var blue: Color { .blue }
    /// ``Color/indigo``, where a style is wanted.
    public static var indigo: Color { .indigo }
    /// ``Color/purple``, where a style is wanted.
    public static var purple: Color { .purple }
    /// ``Color/pink``, where a style is wanted.
    public static var pink: Color { .pink }
    /// ``Color/brown``, where a style is wanted.
    public static var brown: Color { .brown }
    /// The tint of the place, or blue (``Color/accentColor``), where a style is wanted.
    public static var accentColor: Color { .accentColor }
}

/// A style in its environment: the wave of a change of either stops here if the paint is the same.
private struct StyleRule<Style: ShapeStyle>: Rule {
    let style: Attribute<Style>
    let environment: Attribute<EnvironmentValues>
    unowned let host: ViewHost

    func evaluate(in graph: Graph) -> _ResolvedStyle {
        graph.read(style).resolved(in: graph.read(environment), of: host)
    }
}

extension ShapeStyle {
    /// What the style is in `environment`, with pictures that `host` has read.
    @MainActor fileprivate func resolved(in environment: EnvironmentValues, of host: ViewHost) -> _ResolvedStyle {
        reportIfMissing(to: host)
        return _resolve(in: environment).withPicture { host.picture(named: $0, in: $1, displayScale: $2) }
    }

    @MainActor fileprivate func reportIfMissing(to host: ViewHost) {
        // Asked by type first: a cast of what is no colour is dear.
        guard Self.self == Color.self, let name = (self as? Color)?.assetName else { return }
        host.report("There are no asset catalogues here: the colour '\(name)' is shown as magenta.")
    }
}

extension _ViewInputs {
    func resolvedStyle<Style: ShapeStyle>(_ style: Attribute<Style>) -> Attribute<_ResolvedStyle> {
        lifetime.addRule(StyleRule(style: style, environment: environment, host: host))
    }

    /// Paints the layer of `box` in the colour of a style.
    func style<Style: ShapeStyle>(_ style: Attribute<Style>, of box: LayerBox) {
        lifetime.runSink(StyleSink(style: style, environment: environment, box: box))
    }
}

/// Paints the layer of a box; the same paint is no change, whatever it came of.
private struct StyleSink<Style: ShapeStyle>: Rule {
    let style: Attribute<Style>
    let environment: Attribute<EnvironmentValues>
    let box: LayerBox
    var firstPass = FirstPass()

    static var name: String { "sink of \(Style.self)" }

    mutating func evaluate(in graph: Graph) {
        let isFirst = firstPass.isNow(in: box.host)
        box.paint(graph.read(style), in: graph.read(environment), isFirst: isFirst)
    }
}

// A first paint is no change (S1.15); later ones come under the transaction that reaches the box.
extension LayerBox {
    /// Paints the layer in `style`.
    func paint(_ style: some ShapeStyle, in environment: EnvironmentValues, isFirst: Bool) {
        let host = host
        style.reportIfMissing(to: host)
        let resolved = style._resolve(in: environment)
        // What most styles are, and at hand.
        if case .color(let color) = resolved { return paint(color, isFirst: isFirst) }
        let found = resolved.withPicture { host.picture(named: $0, in: $1, displayScale: $2) }
        let transaction = isFirst ? Transaction() : scope.resolve()
        ownLayer.setFill(found.color, transaction: transaction)
        ownLayer.setPaint(found.layerPaint, transaction: transaction)
    }

    /// Paints the layer in one colour.
    func paint(_ color: ResolvedColor, isFirst: Bool) {
        // The transaction is asked for only where something changes.
        guard ownLayer.fill != color || ownLayer.paint != nil else { return }
        let transaction = isFirst ? Transaction() : scope.resolve()
        ownLayer.setFill(color, transaction: transaction)
        ownLayer.setPaint(nil, transaction: transaction)
    }
}
