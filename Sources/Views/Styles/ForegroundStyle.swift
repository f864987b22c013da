public import AnimationCore
import LayerTree
@_spi(Engine) public import ViewGraph

/// The style that text and shapes have where nothing else is said.
nonisolated public struct ForegroundStyle: ShapeStyle {
    /// The style that stands for what `foregroundStyle(_:)` says at the place where it is drawn.
    public init() {}

    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        environment.foregroundStyle?.resolve(in: environment, \.foregroundStyle)
            ?? .color(Color.primary.resolve(in: environment))
    }
}

/// A style of any type.
nonisolated public struct AnyShapeStyle: ShapeStyle {
    private let base: any ShapeStyle
    /// What the same place said further out: a style in terms of it, as `.secondary` of the foreground, finds that.
    private let around: Around?

    private final class Around: Sendable {
        let style: AnyShapeStyle?
        init(_ style: AnyShapeStyle?) { self.style = style }
    }

    /// `style` without its type; it paints and animates as it does by itself.
    public init<S: ShapeStyle>(_ style: S) {
        base = style
        around = nil
    }

    /// - Parameter around: what the environment had before this style.
    init<S: ShapeStyle>(_ style: S, around: AnyShapeStyle?) {
        base = style
        // A colour asks nothing; without this a style would keep all those around it alive.
        self.around = style is Color ? nil : Around(around)
    }

    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle { base._resolve(in: environment) }

    /// Resolved as the environment's value at `place`: there the style finds what was around it.
    func resolve(
        in environment: EnvironmentValues, _ place: WritableKeyPath<EnvironmentValues, AnyShapeStyle?>
    ) -> _ResolvedStyle {
        var outer = environment
        outer[keyPath: place] = around?.style
        return base._resolve(in: outer)
    }
}

/// `primary`, `secondary` and so on: the foreground styles in turn, or the first one fainter by level (S28.6).
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

    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        switch level {
        case .primary: break
        case .secondary: if let style = environment.secondaryStyle { return style._resolve(in: environment) }
        case .tertiary, .quaternary, .quinary:
            if let style = environment.tertiaryStyle { return style._resolve(in: environment) }
        }
        // Without any foreground style these are the colours of labels.
        guard environment.foregroundStyle != nil else { return .color(label.resolve(in: environment)) }
        return ForegroundStyle()._resolve(in: environment).faded(by: opacity)
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
}

extension ShapeStyle where Self == ForegroundStyle {
    /// What the nearest `foregroundStyle(_:)` says; ``Color/primary`` if none does.
    public static var foreground: ForegroundStyle { .init() }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The first foreground style, or the colour of labels (``HierarchicalShapeStyle``).
    public static var primary: HierarchicalShapeStyle { .primary }
    /// The second foreground style, or the first, fainter (``HierarchicalShapeStyle``).
    public static var secondary: HierarchicalShapeStyle { .secondary }
    /// The third foreground style, or the first, fainter still (``HierarchicalShapeStyle``).
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    /// As `tertiary`, fainter (``HierarchicalShapeStyle``).
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
    /// As `quaternary`, fainter (``HierarchicalShapeStyle``).
    public static var quinary: HierarchicalShapeStyle { .quinary }
}

extension View {
    /// What text and shapes that say nothing else are painted with (S28.6).
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        transformEnvironment(\.self) { environment in
            environment.foregroundStyle = AnyShapeStyle(style, around: environment.foregroundStyle)
            environment.secondaryStyle = nil
            environment.tertiaryStyle = nil
        }
    }

    /// The same, with what `.secondary` stands for.
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View
    {
        transformEnvironment(\.secondaryStyle) { $0 = AnyShapeStyle(secondary) }.foregroundStyle(primary)
    }

    /// The same, with what `.secondary` and `.tertiary` stand for.
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        transformEnvironment(\.tertiaryStyle) { $0 = AnyShapeStyle(tertiary) }.foregroundStyle(primary, secondary)
    }

    /// The colour of text and shapes that say nothing else (S28.6); nil takes it back to what is around.
    nonisolated public func foregroundColor(_ color: Color?) -> some View {
        transformEnvironment(\.foregroundStyle) { if let color { $0 = AnyShapeStyle(color) } }
    }

    /// What `.background` stands for.
    nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        transformEnvironment(\.backgroundStyle) { $0 = AnyShapeStyle(style, around: $0) }
    }

    /// The colour that controls within are accented with; nil is the standard one.
    nonisolated public func tint(_ tint: Color?) -> some View {
        transformEnvironment(\.self) { environment in
            environment.tint = tint
            environment.tintStyle = nil
        }
    }

    /// What `.tint` stands for within. What can only be of one colour takes the style's first.
    nonisolated public func tint<S: ShapeStyle>(_ tint: S) -> some View {
        transformEnvironment(\.self) { environment in
            environment.tintStyle = AnyShapeStyle(tint, around: environment.tintStyle)
            environment.tint = Color(tint._resolve(in: environment).color)
        }
    }

    /// The older name of ``tint(_:)``.
    nonisolated public func accentColor(_ color: Color?) -> some View { tint(color) }
}
