public import Geometry
@_spi(Engine) public import ViewGraph

// Effects at the edges of scroll views where bars float over them. Bars here lie beside what scrolls, with a background of their own:
// these names change nothing, and exist so that programs that set them compile.

/// Look of the effect at an edge of a scroll view.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    private let name: String
    /// The usual effect.
    public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
    /// A clear border and a dividing line.
    public static let hard = ScrollEdgeEffectStyle(name: "hard")
    /// A soft border.
    public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

extension View {
    /// Sets the effect at edges of the scroll views in this view. Changes nothing here: no bar floats over what scrolls.
    nonisolated public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
        self
    }

    /// Hides the effect at edges of the scroll views in this view. Changes nothing here: no bar floats over what scrolls.
    nonisolated public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
        self
    }
}
