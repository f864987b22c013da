public import AnimationCore
import AttributeGraph
public import LayerTree
@_spi(Engine) public import ViewGraph

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

    /// One colour that stands for the style where no other paint is possible.
    var color: ResolvedColor {
        switch self {
        case .color(let color): color
        case .paint(let paint): paint.firstColor
        }
    }
}

extension LayerPaint {
    private func mapped(_ gradient: LayerGradient, _ opacity: Double) -> LayerGradient {
        LayerGradient(
            stops: gradient.stops.map { .init(color: $0.color.multiplyingOpacity(by: opacity), location: $0.location) },
            space: gradient.space)
    }

    func faded(by opacity: Double) -> LayerPaint {
        switch self {
        case .fillColor: self
        case .color(let color): .color(color.multiplyingOpacity(by: opacity))
        case .linearGradient(let gradient, let start, let end):
            .linearGradient(mapped(gradient, opacity), start: start, end: end)
        case .radialGradient(let gradient, let center, let start, let end):
            .radialGradient(mapped(gradient, opacity), center: center, startRadius: start, endRadius: end)
        case .angularGradient(let gradient, let center, let start, let end):
            .angularGradient(mapped(gradient, opacity), center: center, start: start, end: end)
        }
    }

    var firstColor: ResolvedColor {
        switch self {
        case .fillColor: .black
        case .color(let color): color
        case .linearGradient(let gradient, _, _), .radialGradient(let gradient, _, _, _),
            .angularGradient(let gradient, _, _, _):
            gradient.stops.first?.color ?? .clear
        }
    }
}

/// The style that text and shapes have where nothing else is said.
nonisolated public struct ForegroundStyle: ShapeStyle {
    public init() {}

    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        environment.foregroundStyle?._resolve(in: environment.withoutForegroundStyle)
            ?? .color(Color.primary.resolve(in: environment))
    }
}

/// The window's background.
nonisolated public struct BackgroundStyle: ShapeStyle {
    public init() {}

    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        .color(SystemColor.background.resolve(in: environment))
    }
}

/// The style that controls are accented with.
nonisolated public struct TintShapeStyle: ShapeStyle {
    public init() {}

    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        .color(Color.accentColor.resolve(in: environment))
    }
}

/// A style of any type.
nonisolated public struct AnyShapeStyle: ShapeStyle {
    private let base: any ShapeStyle

    public init<S: ShapeStyle>(_ style: S) { base = style }

    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle { base._resolve(in: environment) }
}

/// A style with its opacity multiplied.
nonisolated public struct _OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let opacity: Double

    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        base._resolve(in: environment).faded(by: opacity)
    }
}

/// `primary`, `secondary` and so on: the foreground style, fainter by level.
nonisolated public struct HierarchicalShapeStyle: ShapeStyle {
    let opacity: Double

    public static let primary = HierarchicalShapeStyle(opacity: 1)
    public static let secondary = HierarchicalShapeStyle(opacity: 0.6)
    public static let tertiary = HierarchicalShapeStyle(opacity: 0.3)
    public static let quaternary = HierarchicalShapeStyle(opacity: 0.18)

    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        ForegroundStyle()._resolve(in: environment).faded(by: opacity)
    }
}

extension ShapeStyle {
    public func opacity(_ opacity: Double) -> some ShapeStyle { _OpacityShapeStyle(base: self, opacity: opacity) }
}

extension ShapeStyle where Self == ForegroundStyle { public static var foreground: ForegroundStyle { .init() } }
extension ShapeStyle where Self == BackgroundStyle { public static var background: BackgroundStyle { .init() } }
extension ShapeStyle where Self == TintShapeStyle { public static var tint: TintShapeStyle { .init() } }

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { .primary }
    public static var secondary: HierarchicalShapeStyle { .secondary }
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
}

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

    func evaluate(in graph: Graph) -> _ResolvedStyle { graph.read(style)._resolve(in: graph.read(environment)) }
}

extension _ViewInputs {
    func resolvedStyle<Style: ShapeStyle>(_ style: Attribute<Style>) -> Attribute<_ResolvedStyle> {
        lifetime.perform { graph.addRule(StyleRule(style: style, environment: environment)) }
    }

    /// Paints the layer of `box` in the colour of a style.
    func style<Style: ShapeStyle>(_ style: Attribute<Style>, of box: LayerBox) {
        var firstPass = FirstPass()
        sink(resolvedStyle(style)) { [scope] style in
            let transaction = firstPass.isNow(in: box.host) ? Transaction() : scope.resolve()
            box.ownLayer.setFill(style.color, transaction: transaction)
        }
    }
}

extension View {
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        environment(\.foregroundStyle, AnyShapeStyle(style))
    }

    /// The colour of text and shapes that say nothing else (S28.6); nil takes it back to what is around.
    nonisolated public func foregroundColor(_ color: Color?) -> some View {
        transformEnvironment(\.foregroundStyle) { if let color { $0 = AnyShapeStyle(color) } }
    }

    nonisolated public func tint(_ tint: Color?) -> some View { environment(\.tint, tint) }

    nonisolated public func accentColor(_ color: Color?) -> some View { environment(\.tint, color) }
}
