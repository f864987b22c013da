@_spi(Engine) public import ViewGraph
@_spi(Engine) import Views

/// Way in which glass comes and goes. What stands on it comes and goes with it.
public struct GlassEffectTransition: Hashable, Sendable {
    fileprivate enum Kind { case identity, matchedGeometry, materialize }

    fileprivate let kind: Kind

    /// Glass is there, or not, at once.
    public static let identity = GlassEffectTransition(kind: .identity)
    /// Glass takes the place of glass with the same identity; else it fades.
    public static let matchedGeometry = GlassEffectTransition(kind: .matchedGeometry)
    /// Glass fades.
    public static let materialize = GlassEffectTransition(kind: .materialize)
}

extension View {
    /// Gives the view's glass an identity: in an animation it moves from the place of glass with the same identity that goes.
    ///
    /// - Parameters:
    ///   - id: identity; nil for none.
    ///   - namespace: namespace of the identity.
    /// - Returns: the view with the identity.
    @ViewBuilder nonisolated public func glassEffectID(
        _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
    ) -> some View {
        if let id { matchedGeometryEffect(id: GlassIdentity(id: id), in: namespace) } else { self }
    }

    /// Sets how the view comes and goes with its glass.
    nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
        modifier(GlassTransitionModifier(kind: transition.kind))
    }
}

/// Identity of glass, apart from those of views in the same namespace.
private struct GlassIdentity<ID: Hashable>: Hashable { let id: ID }

nonisolated private struct GlassTransitionModifier: ViewModifier {
    let kind: GlassEffectTransition.Kind

    @MainActor func body(content: Content) -> some View {
        content.transition(kind == .identity ? .identity : .opacity)
    }
}
