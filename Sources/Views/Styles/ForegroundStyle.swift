public import AnimationCore
import LayerTree
@_spi(Engine) public import ViewGraph

/// The default style of text and shapes, which `foregroundStyle(_:)` sets.
nonisolated public struct ForegroundStyle: ShapeStyle {
    /// The foreground style of the environment in which it is drawn.
    public init() {}

    /// The foreground style of this environment; else ``Color/primary``.
    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        environment.foregroundStyle?.resolve(in: environment, \.foregroundStyle)
            ?? .color(Color.primary.resolve(in: environment))
    }
}

/// A type-erased style.
nonisolated public struct AnyShapeStyle: ShapeStyle {
    private let base: any ShapeStyle
    /// The environment's previous style, to which a style like `.secondary` refers.
    private let around: Around?

    private final class Around: Sendable {
        let style: AnyShapeStyle?
        init(_ style: AnyShapeStyle?) { self.style = style }
    }

    /// Erases the type of `style`; painting and animation do not change.
    public init<S: ShapeStyle>(_ style: S) {
        base = style
        around = nil
    }

    /// Erases the type of `style`, as a value of the environment.
    ///
    /// - Parameters:
    ///   - style: the style.
    ///   - around: the environment's value before this one.
    init<S: ShapeStyle>(_ style: S, around: AnyShapeStyle?) {
        base = style
        // A colour refers to no other style: without this test it would keep all outer ones alive.
        self.around = style is Color ? nil : Around(around)
    }

    /// The paint of the erased style in this environment.
    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle { base._resolve(in: environment) }

    /// The gradient, if the style is one without a direction of its own.
    var gradient: Gradient? { base as? Gradient ?? (base as? AnyGradient)?.gradient }

    /// The paint as the environment's value at `place`: a reference to that value finds the one further out.
    func resolve(
        in environment: EnvironmentValues, _ place: WritableKeyPath<EnvironmentValues, AnyShapeStyle?>
    ) -> _ResolvedStyle {
        var outer = environment
        outer[keyPath: place] = around?.style
        return base._resolve(in: outer)
    }
}

/// Levels of the foreground style: `secondary` and `tertiary` if set, or the first style at lower opacity (S28.6).
nonisolated public struct HierarchicalShapeStyle: ShapeStyle {
    private enum Level: Int { case primary, secondary, tertiary, quaternary, quinary }

    private let level: Level

    /// The first foreground style; without any, the colour of labels.
    public static let primary = HierarchicalShapeStyle(level: .primary)
    /// The second foreground style; without it the first at an opacity of 0.6.
    public static let secondary = HierarchicalShapeStyle(level: .secondary)
    /// The third foreground style; without it the first at an opacity of 0.3.
    public static let tertiary = HierarchicalShapeStyle(level: .tertiary)
    /// The third foreground style; without it the first at an opacity of 0.18.
    public static let quaternary = HierarchicalShapeStyle(level: .quaternary)
    /// The third foreground style; without it the first at an opacity of 0.09.
    public static let quinary = HierarchicalShapeStyle(level: .quinary)

    /// The paint of this level in this environment.
    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        switch level {
        case .primary: break
        case .secondary: if let style = environment.secondaryStyle { return style._resolve(in: environment) }
        case .tertiary, .quaternary, .quinary:
            if let style = environment.tertiaryStyle { return style._resolve(in: environment) }
        }
        // Without any foreground style, the system's label colours.
        guard environment.foregroundStyle != nil else { return .color(label.resolve(in: environment)) }
        return ForegroundStyle()._resolve(in: environment).faded(
            by: environment.colorSchemeContrast == .increased ? strongOpacity : opacity)
    }

    private var label: SystemColor {
        switch level {
        case .primary: .primary
        case .secondary: .secondary
        case .tertiary: .tertiary
        case .quaternary: .quaternary
        case .quinary: .quinary
        }
    }

    var opacity: Double {
        switch level {
        case .primary: 1
        case .secondary: 0.6
        case .tertiary: 0.3
        case .quaternary: 0.18
        case .quinary: 0.09
        }
    }

    /// ``opacity`` for people who asked for more contrast.
    private var strongOpacity: Double {
        switch level {
        case .primary: 1
        case .secondary: 0.85
        case .tertiary: 0.7
        case .quaternary: 0.5
        case .quinary: 0.3
        }
    }
}

extension ShapeStyle where Self == ForegroundStyle {
    /// The style of the innermost `foregroundStyle(_:)`; ``Color/primary`` if there is none.
    public static var foreground: ForegroundStyle { .init() }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The first foreground style, or the colour of labels (``HierarchicalShapeStyle``).
    public static var primary: HierarchicalShapeStyle { .primary }
    /// The second foreground style, or the first, fainter (``HierarchicalShapeStyle``).
    public static var secondary: HierarchicalShapeStyle { .secondary }
    /// The third foreground style, or the first, fainter still (``HierarchicalShapeStyle``).
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    /// The third foreground style, or the first, fainter than `tertiary` (``HierarchicalShapeStyle``).
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
    /// The third foreground style, or the first, fainter than `quaternary` (``HierarchicalShapeStyle``).
    public static var quinary: HierarchicalShapeStyle { .quinary }
}

extension View {
    /// Sets the style of text and shapes in the view that have none of their own (S28.6).
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        transformEnvironment(\.self) { environment in
            environment.foregroundStyle = AnyShapeStyle(style, around: environment.foregroundStyle)
            environment.isForegroundChosen = true
            environment.secondaryStyle = nil
            environment.tertiaryStyle = nil
        }
    }

    /// Sets the styles `primary` and `secondary` of text and shapes in the view.
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View
    {
        transformEnvironment(\.secondaryStyle) { $0 = AnyShapeStyle(secondary) }.foregroundStyle(primary)
    }

    /// Sets the styles `primary`, `secondary` and `tertiary` of text and shapes in the view.
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        transformEnvironment(\.tertiaryStyle) { $0 = AnyShapeStyle(tertiary) }.foregroundStyle(primary, secondary)
    }

    /// Sets the colour of text and shapes in the view that have no style of their own (S28.6); nil changes nothing.
    nonisolated public func foregroundColor(_ color: Color?) -> some View {
        transformEnvironment(\.self) { environment in
            guard let color else { return }
            environment.foregroundStyle = AnyShapeStyle(color)
            environment.isForegroundChosen = true
        }
    }

    /// Sets the foreground style as a control does for its parts: controls in the view keep colours of their own.
    nonisolated package func impliedForegroundStyle(_ style: some ShapeStyle) -> some View {
        transformEnvironment(\.self) { environment in
            environment.foregroundStyle = AnyShapeStyle(style, around: environment.foregroundStyle)
            environment.secondaryStyle = nil
            environment.tertiaryStyle = nil
        }
    }

    /// Sets the foreground style if the program has set none around.
    nonisolated package func defaultForegroundStyle(_ color: Color) -> some View {
        transformEnvironment(\.self) { environment in
            guard !environment.isForegroundChosen || environment.foregroundStyle == nil else { return }
            environment.foregroundStyle = AnyShapeStyle(color)
            environment.secondaryStyle = nil
            environment.tertiaryStyle = nil
        }
    }

    /// Sets the style that `.background` stands for in the view.
    nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        transformEnvironment(\.backgroundStyle) { $0 = AnyShapeStyle(style, around: $0) }
    }

    /// Sets the accent colour of controls in the view; nil is the default one.
    nonisolated public func tint(_ tint: Color?) -> some View {
        transformEnvironment(\.self) { environment in
            environment.tint = tint
            environment.tintStyle = nil
        }
    }

    /// Sets the style that `.tint` stands for in the view. Where only a colour is possible, the style's first is used.
    nonisolated public func tint<S: ShapeStyle>(_ tint: S) -> some View {
        transformEnvironment(\.self) { environment in
            environment.tintStyle = AnyShapeStyle(tint, around: environment.tintStyle)
            environment.tint = Color(tint._resolve(in: environment).color)
        }
    }

    /// Sets the accent colour of controls in the view, under the older name of ``tint(_:)``.
    nonisolated public func accentColor(_ color: Color?) -> some View { tint(color) }
}
