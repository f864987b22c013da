public import AnimationCore
import Foundation
@_spi(Engine) public import ViewGraph

/// Look of a view under the pointer.
public struct HoverEffect: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case highlight, lift }

    let kind: Kind

    /// The usual look: as ``highlight``.
    public static let automatic = HoverEffect(kind: .highlight)
    /// A platter behind the view.
    public static let highlight = HoverEffect(kind: .highlight)
    /// The view is larger, and has a shadow.
    public static let lift = HoverEffect(kind: .lift)
}

private enum HoverEffectEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
    /// True if views with a hover effect show it.
    public var isHoverEffectEnabled: Bool {
        get { self[HoverEffectEnabledKey.self] }
        set { self[HoverEffectEnabledKey.self] = newValue }
    }
}

extension View {
    /// Changes the view's look while the pointer is over it. Layout does not change.
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
        hoverEffect(effect, isEnabled: true)
    }

    /// Changes the view's look while the pointer is over it, if `isEnabled`. Layout does not change.
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View {
        HoverEffectView(content: self, effect: effect, isOn: isEnabled)
    }

    /// Keeps the views inside from showing hover effects, if `disabled`.
    nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.isHoverEffectEnabled) { $0 = $0 && !disabled }
    }
}

/// A view with the look that it has under the pointer.
nonisolated private struct HoverEffectView<Content: View>: View {
    let content: Content
    let effect: HoverEffect
    let isOn: Bool
    @State private var isHovered = false
    @Environment(\.isHoverEffectEnabled) private var isAllowed
    @Environment(\.isEnabled) private var isEnabled

    init(content: Content, effect: HoverEffect, isOn: Bool) {
        self.content = content
        self.effect = effect
        self.isOn = isOn
    }

    /// Growth of a lifted view, and distance from the view to the edge of its platter, in points.
    private static var growth: CGFloat { 1.05 }
    private static var margin: CGFloat { 6 }

    @MainActor var body: some View {
        let shows = isHovered && isOn && isAllowed && isEnabled
        let isLifted = shows && effect.kind == .lift
        content
            .background {
                RoundedRectangle(cornerRadius: 8).fill(Color.primary)
                    .opacity(shows && effect.kind == .highlight ? 0.08 : 0).padding(-Self.margin)
            }
            .scaleEffect(isLifted ? Self.growth : 1)
            .shadow(color: .black.opacity(isLifted ? 0.25 : 0), radius: 8, y: 3)
            .animation(.easeOut(duration: 0.15), value: shows)
            .onHover { isHovered = $0 }
    }
}
