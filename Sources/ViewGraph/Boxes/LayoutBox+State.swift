package import Foundation
package import Geometry
@_spi(Engine) import LayerTree

// State of a box as properties.
extension LayoutBox {
    /// Transaction scope of the content: the transactions that apply when the geometry of boxes in this one changes
    /// (S11.12).
    package final var scope: TransactionScope { memory.state.scope }
    /// The type of the view that the box stands for.
    package final var viewType: Any.Type? {
        get { memory.state.viewType }
        set { memory.state.viewType = newValue }
    }
    package final var viewName: String { viewType.map { ViewNames.name(of: $0) } ?? "" }

    /// Top left corner in the parent's space, in points.
    package final var origin: CGPoint { memory.state.origin }
    /// Size, in points.
    package final var size: CGSize { memory.state.size }
    /// The proposal under which the box was placed.
    package final var proposal: ProposedViewSize { memory.state.proposal }
    package final var isPlaced: Bool { memory.state.isPlaced }
    /// True if the box is on the host's list of boxes that are to be placed again.
    package final var isWaitingForLayout: Bool {
        get { memory.state.isWaitingForLayout }
        set { memory.state.isWaitingForLayout = newValue }
    }
    /// Top left corner in the space of the nearest ancestor layer, in points.
    package final var originInLayer: CGPoint { memory.state.originInLayer }
    /// True if the box has been removed and is drawn only until its transition ends.
    package final var isLeaving: Bool {
        get { memory.state.isLeaving }
        set { memory.state.isLeaving = newValue }
    }
    /// Distance, in points, by which a rendering effect of the box moves its content, at its model value.
    package final var contentOffset: CGPoint {
        get { memory.state.rare?.state.contentOffset ?? .zero }
        set {
            guard newValue != contentOffset else { return }
            rare.state.contentOffset = newValue
        }
    }

    /// State that few boxes have, made now if there was none.
    final var rare: HotMemoryReference<RareBoxState> { memory.state.makeRare() }

    /// Frame of this box in the window, in points, at final values, including the offsets of the layers between
    /// (S13.13).
    package final func frameInWindow() -> CGRect { placing.frameInWindow() }

    /// Frame of this box in `space`, in points, at final values (S23.29).
    package final func frame(in space: CoordinateSpace) -> CGRect { placing.frame(in: space) }
}
