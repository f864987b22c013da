public import AnimationCore
import AssetCatalogs
import AttributeGraph
public import LayerTree
@_spi(Engine) import ViewGraph

/// A paint for shapes and text. A program's own styles implement ``resolve(in:)``.
public protocol ShapeStyle: Sendable {
    /// Type of the style that ``resolve(in:)`` returns; `Never` for the styles of the library.
    associatedtype Resolved: ShapeStyle = Never

    /// Returns the style to paint with in `environment`.
    func resolve(in environment: EnvironmentValues) -> Resolved

    /// The paint in this environment. Engine interface: programs neither call nor implement it.
    func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle
}

extension ShapeStyle {
    /// The paint of ``resolve(in:)``. Engine interface.
    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        resolve(in: environment)._resolve(in: environment)
    }
}

extension ShapeStyle where Resolved == Never {
    /// The paint of a style that the library does not know and that has no `resolve(in:)`: the primary colour. Engine
    /// interface.
    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        .color(Color.primary.resolve(in: environment))
    }

    /// Ends the program if it is called, as on Apple's systems, because there is no result to return: styles of the library
    /// are painted without it.
    public func resolve(in environment: EnvironmentValues) -> Never {
        preconditionFailure(
            "\(Self.self) has no resolve(in:). A style of a program's own needs one, which returns the style to paint with."
        )
    }
}

extension Never: ShapeStyle {}

/// The paint of a style in an environment.
public enum _ResolvedStyle: Hashable, Sendable {
    /// One colour; changes of it animate (S28.2).
    case color(ResolvedColor)
    /// Any other paint.
    case paint(LayerPaint)
    /// A picture that is not loaded yet.
    case picture(_PictureStyle)
    /// A paint with shadows.
    indirect case shadowed(_ResolvedStyle, [LayerPaintShadow])

    /// The style with its opacity multiplied; pictures are not changed.
    package func faded(by opacity: Double) -> _ResolvedStyle {
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

    /// Paint of a layer whose fill is ``color``; nil if the fill suffices.
    package var layerPaint: LayerPaint? {
        switch self {
        case .color, .picture: return nil
        case .paint(.fillColor), .paint(.color): return nil
        case .paint(let paint): return paint
        case .shadowed(let style, let shadows): return .shadowed(style.layerPaint ?? .fillColor, shadows)
        }
    }

    /// The paint, independent of a layer's fill.
    package var wholePaint: LayerPaint {
        switch self {
        case .color(let color): .color(color)
        case .paint(let paint): paint
        case .picture: .color(.clear)
        case .shadowed(let style, let shadows): .shadowed(style.wholePaint, shadows)
        }
    }

    /// A single colour for the style where no other paint is possible; of a gradient, the first stop's.
    package var color: ResolvedColor {
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

/// The style that `backgroundStyle(_:)` sets; by default the window's background.
nonisolated public struct BackgroundStyle: ShapeStyle {
    /// The background style of the environment in which it is drawn.
    public init() {}

    /// The background style of this environment.
    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        environment.backgroundStyle?.resolve(in: environment, \.backgroundStyle)
            ?? .color(SystemColor.background.resolve(in: environment))
    }
}

/// The accent style of controls, which `tint(_:)` sets.
nonisolated public struct TintShapeStyle: ShapeStyle {
    /// The tint of the environment in which it is drawn.
    public init() {}

    /// The tint of this environment.
    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        environment.tintStyle?.resolve(in: environment, \.tintStyle)
            ?? .color(Color.accentColor.resolve(in: environment))
    }
}

/// A style with its opacity multiplied.
nonisolated public struct _OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let opacity: Double

    /// The base's paint, fainter.
    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        base._resolve(in: environment).faded(by: opacity)
    }
}

extension ShapeStyle {
    /// The style with its opacity multiplied by `opacity`, which is 0…1.
    public func opacity(_ opacity: Double) -> some ShapeStyle { _OpacityShapeStyle(base: self, opacity: opacity) }
}

/// The colour of separator lines.
nonisolated public struct SeparatorShapeStyle: ShapeStyle {
    /// The separator colour of the environment in which it is drawn.
    public init() {}

    /// The separator colour for this appearance.
    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        .color(SystemColor.separator.resolve(in: environment))
    }
}

/// The colour of a field's placeholder.
nonisolated public struct PlaceholderTextShapeStyle: ShapeStyle {
    /// The placeholder colour of the environment in which it is drawn.
    public init() {}

    /// The placeholder colour for this appearance.
    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        .color(SystemColor.tertiary.resolve(in: environment))
    }
}

/// The colour of links.
nonisolated public struct LinkShapeStyle: ShapeStyle {
    /// The colour of links in the environment in which it is drawn.
    public init() {}

    /// The colour of links for this appearance.
    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        .color(SystemColor.accent.resolve(in: environment))
    }
}

/// The background of a window.
nonisolated public struct WindowBackgroundShapeStyle: ShapeStyle {
    /// The window's background in the environment in which it is drawn.
    public init() {}

    /// The window's background for this appearance.
    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        .color(SystemColor.background.resolve(in: environment))
    }
}

/// A translucent grey for the fills of controls; `.fill.secondary` and the levels below it are fainter.
nonisolated public struct FillShapeStyle: ShapeStyle {
    /// The fill of the environment in which it is drawn.
    public init() {}

    /// The fill for this appearance: that of UIKit's `systemFill`.
    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        let opacity = environment.colorScheme == .dark ? 0.36 : 0.2
        return .color(
            Color(red: 0x78 / 255.0, green: 0x78 / 255.0, blue: 0x80 / 255.0, opacity: opacity).resolve(in: environment)
        )
    }
}

/// The style of selections: the tint.
nonisolated public struct SelectionShapeStyle: ShapeStyle {
    /// The tint of the environment in which it is drawn.
    public init() {}

    /// The tint of this environment.
    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        TintShapeStyle()._resolve(in: environment)
    }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    /// The colour of separator lines.
    public static var separator: SeparatorShapeStyle { .init() }
}
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    /// The colour of a field's placeholder.
    public static var placeholder: PlaceholderTextShapeStyle { .init() }
}
extension ShapeStyle where Self == LinkShapeStyle {
    /// The colour of links.
    public static var link: LinkShapeStyle { .init() }
}
extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    /// The background of a window.
    public static var windowBackground: WindowBackgroundShapeStyle { .init() }
}
extension ShapeStyle where Self == FillShapeStyle {
    /// A translucent grey for the fills of controls.
    public static var fill: FillShapeStyle { .init() }
}
extension ShapeStyle where Self == SelectionShapeStyle {
    /// The style of selections: the tint.
    public static var selection: SelectionShapeStyle { .init() }
}
extension ShapeStyle where Self == BackgroundStyle {
    /// The style of the innermost `backgroundStyle(_:)`; by default the window's background.
    public static var background: BackgroundStyle { .init() }
}
extension ShapeStyle where Self == TintShapeStyle {
    /// The innermost `tint`; ``Color/accentColor`` if there is none.
    public static var tint: TintShapeStyle { .init() }
}

extension ShapeStyle where Self == Color {
    /// ``Color/clear`` as a static member of styles.
    public static var clear: Color { .clear }
    /// ``Color/black`` as a static member of styles.
    public static var black: Color { .black }
    /// ``Color/white`` as a static member of styles.
    public static var white: Color { .white }
    /// ``Color/gray`` as a static member of styles.
    public static var gray: Color { .gray }
    /// ``Color/red`` as a static member of styles.
    public static var red: Color { .red }
    /// ``Color/orange`` as a static member of styles.
    public static var orange: Color { .orange }
    /// ``Color/yellow`` as a static member of styles.
    public static var yellow: Color { .yellow }
    /// ``Color/green`` as a static member of styles.
    public static var green: Color { .green }
    /// ``Color/mint`` as a static member of styles.
    public static var mint: Color { .mint }
    /// ``Color/teal`` as a static member of styles.
    public static var teal: Color { .teal }
    /// ``Color/cyan`` as a static member of styles.
    public static var cyan: Color { .cyan }
    /// ``Color/blue`` as a static member of styles.
    public static var blue: Color { .blue }
    /// ``Color/indigo`` as a static member of styles.
    public static var indigo: Color { .indigo }
    /// ``Color/purple`` as a static member of styles.
    public static var purple: Color { .purple }
    /// ``Color/pink`` as a static member of styles.
    public static var pink: Color { .pink }
    /// ``Color/brown`` as a static member of styles.
    public static var brown: Color { .brown }
    /// ``Color/accentColor`` as a static member of styles.
    public static var accentColor: Color { .accentColor }
}

/// The paint of a style in its environment. An equal paint ends the propagation of a change.
private struct StyleRule<Style: ShapeStyle>: Rule {
    let style: Attribute<Style>
    let environment: Attribute<EnvironmentValues>
    unowned let host: ViewHost

    func evaluate(in graph: Graph) -> _ResolvedStyle {
        graph.read(style).resolved(in: graph.read(environment), of: host)
    }
}

extension ShapeStyle {
    /// The paint of the style in `environment`, with pictures loaded by `host`.
    @MainActor fileprivate func resolved(in environment: EnvironmentValues, of host: ViewHost) -> _ResolvedStyle {
        reportIfMissing(to: host)
        return _resolve(in: environment).withPicture { host.picture(of: $0, for: $1) }
    }

    @MainActor fileprivate func reportIfMissing(to host: ViewHost) {
        // The type is compared first: a failing dynamic cast is slow.
        guard Self.self == Color.self, let asset = (self as? Color)?.missingAsset else { return }
        for problem in AssetLibrary.shared.problems(in: asset.folders) { host.report(problem) }
        host.report("There is no colour '\(asset.name)' in the program's asset catalogues: magenta is shown.")
    }
}

extension _ViewInputs {
    func resolvedStyle<Style: ShapeStyle>(_ style: Attribute<Style>) -> Attribute<_ResolvedStyle> {
        lifetime.addRule(StyleRule(style: style, environment: environment, host: host))
    }

    /// Paints the layer of `box` with a style, now and whenever it changes.
    func style<Style: ShapeStyle>(_ style: Attribute<Style>, of box: LayerBox) {
        lifetime.runSink(StyleSink(style: style, environment: environment, box: box))
    }
}

/// Paints the layer of a box whenever its style or environment changes.
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

// The first paint is not animated (S1.15); later ones use the box's transaction.
extension LayerBox {
    /// Paints the layer in `style`; `isFirst` skips the animation.
    func paint(_ style: some ShapeStyle, in environment: EnvironmentValues, isFirst: Bool) {
        let host = host
        style.reportIfMissing(to: host)
        let resolved = style._resolve(in: environment)
        // Common case, on a fast path.
        if case .color(let color) = resolved { return paint(color, isFirst: isFirst) }
        let found = resolved.withPicture { host.picture(of: $0, for: $1) }
        let transaction = isFirst ? Transaction() : scope.resolve()
        ownLayer.setFill(found.color, transaction: transaction)
        ownLayer.setPaint(found.layerPaint, transaction: transaction)
    }

    /// Paints the layer in one colour; `isFirst` skips the animation.
    package func paint(_ color: ResolvedColor, isFirst: Bool) {
        // Resolves the transaction only if something changes.
        guard ownLayer.fill != color || ownLayer.paint != nil else { return }
        let transaction = isFirst ? Transaction() : scope.resolve()
        ownLayer.setFill(color, transaction: transaction)
        ownLayer.setPaint(nil, transaction: transaction)
    }
}
