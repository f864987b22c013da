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

    /// The same with its opacity multiplied.
    func faded(by opacity: Double) -> _ResolvedStyle {
        switch self {
        case .color(let color): .color(color.multiplyingOpacity(by: opacity))
        case .paint(let paint): .paint(paint.faded(by: opacity))
        }
    }

    /// The paint that is no plain colour; nil for one.
    var layerPaint: LayerPaint? {
        guard case .paint(let paint) = self else { return nil }
        switch paint {
        case .fillColor, .color: return nil
        default: return paint
        }
    }

    /// One colour that stands for the style where no other paint is possible.
    var color: ResolvedColor {
        switch self {
        case .color(let color): color
        case .paint(let paint): paint.firstColor
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
    public init() {}

    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        environment.backgroundStyle?.resolve(in: environment, \.backgroundStyle)
            ?? .color(SystemColor.background.resolve(in: environment))
    }
}

/// The style that controls are accented with.
nonisolated public struct TintShapeStyle: ShapeStyle {
    public init() {}

    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        .color(Color.accentColor.resolve(in: environment))
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
    public func opacity(_ opacity: Double) -> some ShapeStyle { _OpacityShapeStyle(base: self, opacity: opacity) }
}

extension ShapeStyle where Self == BackgroundStyle { public static var background: BackgroundStyle { .init() } }
extension ShapeStyle where Self == TintShapeStyle { public static var tint: TintShapeStyle { .init() } }

extension ShapeStyle where Self == Color {
    public static var clear: Color { .clear }
    public static var black: Color { .black }
    public static var white: Color { .white }
    public static var gray: Color { .gray }
    public static var red: Color { .red }
    public static var orange: Color { .orange }
    public static var yellow: Color { .yellow }
    public static var green: Color { .green }
    public static var mint: Color { .mint }
    public static var teal: Color { .teal }
    public static var cyan: Color { .cyan }
    public static var blue: Color { .blue }
    public static var indigo: Color { .indigo }
    public static var purple: Color { .purple }
    public static var pink: Color { .pink }
    public static var brown: Color { .brown }
    public static var accentColor: Color { .accentColor }
}

/// A style in its environment: the wave of a change of either stops here if the paint is the same.
private struct StyleRule<Style: ShapeStyle>: Rule {
    let style: Attribute<Style>
    let environment: Attribute<EnvironmentValues>
    unowned let host: ViewHost

    func evaluate(in graph: Graph) -> _ResolvedStyle {
        let style = graph.read(style)
        if let name = (style as? Color)?.assetName {
            host.report("There are no asset catalogues here: the colour '\(name)' is shown as magenta.")
        }
        return style._resolve(in: graph.read(environment))
    }
}

extension _ViewInputs {
    func resolvedStyle<Style: ShapeStyle>(_ style: Attribute<Style>) -> Attribute<_ResolvedStyle> {
        lifetime.perform { graph.addRule(StyleRule(style: style, environment: environment, host: host)) }
    }

    /// Paints the layer of `box` in the colour of a style.
    func style<Style: ShapeStyle>(_ style: Attribute<Style>, of box: LayerBox) {
        var firstPass = FirstPass()
        sink(resolvedStyle(style)) { [scope] style in
            let transaction = firstPass.isNow(in: box.host) ? Transaction() : scope.resolve()
            box.ownLayer.setFill(style.color, transaction: transaction)
            box.ownLayer.setPaint(style.layerPaint, transaction: transaction)
        }
    }
}
