import AnimationCore
import Foundation
import Geometry
@_spi(Engine) public import ViewGraph
@_spi(Engine) import Views

/// Identity of one glass for several views of a container.
// Made from sendable values only.
struct GlassUnion: Hashable, @unchecked Sendable {
    let namespace: Namespace.ID
    let id: AnyHashable
}

/// Glass of one view that belongs to a union.
struct GlassPart {
    let union: GlassUnion
    let bounds: Anchor<CGRect>
    let glass: Glass
    let shape: AnyShape
}

enum GlassPartsKey: PreferenceKey {
    static var defaultValue: [GlassPart] { [] }

    static func reduce(value: inout [GlassPart], nextValue: () -> [GlassPart]) { value += nextValue() }
}

private enum GlassUnionKey: EnvironmentKey { static var defaultValue: GlassUnion? { nil } }
private enum IsInGlassContainerKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Union to which glass belongs here; nil for none.
    var glassUnion: GlassUnion? {
        get { self[GlassUnionKey.self] }
        set { self[GlassUnionKey.self] = newValue }
    }

    /// True in a container, which draws the glass of unions.
    var isInGlassContainer: Bool {
        get { self[IsInGlassContainerKey.self] }
        set { self[IsInGlassContainerKey.self] = newValue }
    }
}

/// The glass of the unions in a container, each in the least frame around its views.
nonisolated struct GlassUnions: View {
    let parts: [GlassPart]

    @MainActor var body: some View {
        GeometryReader { proxy in
            ForEach(unions, id: \.self) { union in
                let parts = parts.filter { $0.union == union }
                if let first = parts.first {
                    let frame = parts.dropFirst().reduce(proxy[first.bounds]) { $0.union(proxy[$1.bounds]) }
                    GlassGround(glass: first.glass, shape: first.shape)
                        .frame(width: frame.width, height: frame.height)
                        .position(x: frame.midX, y: frame.midY)
                }
            }
        }
    }

    /// The unions, in the order of their first views.
    private var unions: [GlassUnion] {
        var unions: [GlassUnion] = []
        for part in parts where !unions.contains(part.union) { unions.append(part.union) }
        return unions
    }
}

extension View {
    /// Joins the view's glass with that of the other views in a `GlassEffectContainer` that have the same identity: one glass, in the
    /// shape and of the kind of the first one, is behind them all.
    ///
    /// - Parameters:
    ///   - id: identity of the glass; nil for glass of its own.
    ///   - namespace: namespace of the identity.
    /// - Returns: the view, whose glass is part of the union.
    nonisolated public func glassEffectUnion(
        id: (some Hashable & Sendable)?, namespace: Namespace.ID
    ) -> some View {
        environment(\.glassUnion, id.map { GlassUnion(namespace: namespace, id: AnyHashable($0)) })
    }
}
