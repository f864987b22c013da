import AnimationCore
import Foundation
import Geometry
@_spi(Engine) public import ViewGraph
@_spi(Engine) import Views

/// A button on glass.
nonisolated public struct GlassButtonStyle: PrimitiveButtonStyle {
    private let glass: Glass
    /// The style `.glass`.
    public init() { glass = .regular }
    /// The style `.glass(_:)`, on glass of a kind.
    public init(_ glass: Glass) { self.glass = glass }
    /// A button on the glass, that yields while it is pressed.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        Button(configuration).buttonStyle(GlassButtonLook(glass: glass, isProminent: false))
    }
}

/// A button on glass in the accent colour, for the most likely action.
nonisolated public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
    /// The style `.glassProminent`.
    public init() {}
    /// A button on tinted glass, that yields while it is pressed.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        Button(configuration).buttonStyle(GlassButtonLook(glass: .regular, isProminent: true))
    }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    /// A button on glass.
    public static var glass: Self { Self() }
    /// A button on glass of a kind.
    public static func glass(_ glass: Glass) -> Self { Self(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    /// A button on glass in the accent colour.
    public static var glassProminent: Self { Self() }
}

/// Look of the buttons on glass.
nonisolated private struct GlassButtonLook: ButtonStyle {
    let glass: Glass
    let isProminent: Bool
    @Environment(\.controlSize) private var controlSize
    @Environment(\.tint) private var tint
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.buttonSizing) private var sizing

    @MainActor func makeBody(configuration: Configuration) -> some View {
        let metrics = ControlMetrics(controlSize)
        let accent = configuration.role == .destructive ? Color.red : tint ?? .accentColor
        configuration.label
            .font(metrics.font)
            .defaultForegroundStyle(isProminent ? Color.onAccent : configuration.role == .destructive ? .red : .primary)
            .sized(by: sizing)
            .padding(.horizontal, metrics.horizontalPadding)
            .padding(.vertical, metrics.verticalPadding)
            .glassEffect(isProminent ? glass.tint(accent) : glass)
            .contentShape(.capsule)
            .opacity(isEnabled ? 1 : 0.5)
            .scaleEffect(configuration.isPressed ? 1.06 : 1)
            .animation(.snappy(duration: 0.2), value: configuration.isPressed)
    }
}
