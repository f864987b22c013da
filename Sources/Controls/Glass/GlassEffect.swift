import AnimationCore
public import Foundation
public import Geometry
@_spi(Engine) public import ViewGraph
@_spi(Engine) public import Views

/// Shape of glass without a shape of its own: a capsule.
nonisolated public struct DefaultGlassEffectShape: Shape {
    /// Makes the shape.
    public init() {}
    /// A capsule in `rect`.
    public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

extension View {
    /// Puts glass behind the view: a blur of what is there, with a bright rim and a soft shadow.
    ///
    /// - Parameters:
    ///   - glass: kind and colour of the glass.
    ///   - shape: outline of the glass, as large as the view.
    /// - Returns: the view on the glass.
    nonisolated public func glassEffect(
        _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
    ) -> some View { background { GlassPlace(glass: glass, shape: shape) } }
}

/// Glass behind one view: drawn here, or by the container if it belongs to a union.
nonisolated private struct GlassPlace<S: Shape>: View {
    let glass: Glass
    let shape: S
    @Environment(\.glassUnion) private var union
    @Environment(\.isInGlassContainer) private var isInContainer

    init(glass: Glass, shape: S) {
        self.glass = glass
        self.shape = shape
    }

    @MainActor @ViewBuilder var body: some View {
        if isInContainer, let union, glass.kind != .identity {
            let (glass, shape) = (glass, AnyShape(shape))
            Color.clear.anchorPreference(key: GlassPartsKey.self, value: .bounds) {
                [GlassPart(union: union, bounds: $0, glass: glass, shape: shape)]
            }
        } else {
            GlassGround(glass: glass, shape: shape)
        }
    }
}

/// Glass in a shape.
nonisolated struct GlassGround<S: Shape>: View {
    let glass: Glass
    let shape: S
    @Environment(\.colorScheme) private var colorScheme

    init(glass: Glass, shape: S) {
        self.glass = glass
        self.shape = shape
    }

    @MainActor var body: some View {
        if glass.kind != .identity {
            shape.fill(glass.kind == .clear ? Material.ultraThin : .thin)
                .overlay { if let color = glass.color { shape.fill(color.opacity(0.7)) } }
                .overlay { shape.stroke(rim, lineWidth: 1) }
                .background { shape.fill(.black.opacity(0.001)).shadow(color: .black.opacity(0.16), radius: 8, y: 3) }
        }
    }

    /// Light from the upper left, reflected at the lower right.
    private var rim: LinearGradient {
        let bright = colorScheme == .dark ? 0.35 : 0.9
        return LinearGradient(
            colors: [.white.opacity(bright), .white.opacity(bright / 6), .white.opacity(bright / 2)],
            startPoint: .topLeading, endPoint: .bottomTrailing)
    }
}

/// Views on glass that belong together. Each keeps a glass of its own, apart from unions: shapes that come near do not melt into one.
nonisolated public struct GlassEffectContainer<Content: View>: View {
    private let content: Content

    /// Groups views on glass.
    ///
    /// - Parameters:
    ///   - spacing: distance in points at which Apple's shapes begin to melt together; without effect here.
    ///   - content: the views.
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

    /// The views, and the glass of their unions behind them.
    @MainActor public var body: some View {
        content.environment(\.isInGlassContainer, true)
            .backgroundPreferenceValue(GlassPartsKey.self) { GlassUnions(parts: $0) }
    }
}
