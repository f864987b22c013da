import Foundation
import Platform

/// Positions of the parts of a window's own decoration.
///
/// - Units: points from the top left corner of the window with its title bar.
struct DecorationGeometry: Hashable {
    /// Size of the content.
    var content: CGSize
    /// Edges that touch neither the screen's edge nor another window; a shadow is drawn beside them.
    var freeEdges: ResizeEdges
    /// Free edges that can be dragged; none if the window cannot be resized.
    var movableEdges: ResizeEdges

    /// Distance outside the window within which its edges can be dragged, in points.
    static let edgeReach: CGFloat = 10
    /// Distance from a corner within which a drag moves both edges, in points.
    static let cornerReach: CGFloat = 24

    var size: CGSize { CGSize(width: content.width, height: content.height + TitleBar.height) }
    var titleBar: CGRect { CGRect(x: 0, y: 0, width: size.width, height: TitleBar.height) }

    static let sides: [ResizeEdges] = [.top, .bottom, .left, .right]

    /// Strip beside one edge in which the shadow is drawn; the corners belong to the strips above and below.
    func shadowArea(beside edge: ResizeEdges) -> CGRect? { strip(beside: edge, reach: WindowShadowLook.reach) }

    /// Part of ``shadowArea(beside:)`` in which the edge can be dragged.
    func grabArea(beside edge: ResizeEdges) -> CGRect? {
        movableEdges.contains(edge) ? strip(beside: edge, reach: Self.edgeReach) : nil
    }

    private func strip(beside edge: ResizeEdges, reach: CGFloat) -> CGRect? {
        guard freeEdges.contains(edge) else { return nil }
        let left = freeEdges.contains(.left) ? reach : 0
        let right = freeEdges.contains(.right) ? reach : 0
        let (width, height) = (size.width, size.height)
        switch edge {
        case .top: return CGRect(x: -left, y: -reach, width: left + width + right, height: reach)
        case .bottom: return CGRect(x: -left, y: height, width: left + width + right, height: reach)
        case .left: return CGRect(x: -reach, y: 0, width: reach, height: height)
        case .right: return CGRect(x: width, y: 0, width: reach, height: height)
        default: return nil
        }
    }

    /// Edges that a drag from a point beyond the window moves; empty if none.
    func edges(at point: CGPoint) -> ResizeEdges {
        guard !movableEdges.isEmpty, !CGRect(origin: .zero, size: size).contains(point) else { return [] }
        // In a small window each corner takes half of the edge.
        let reachX = min(Self.cornerReach, size.width / 2)
        let reachY = min(Self.cornerReach, size.height / 2)
        var edges: ResizeEdges = []
        if point.x < reachX { edges.insert(.left) } else if point.x >= size.width - reachX { edges.insert(.right) }
        if point.y < reachY { edges.insert(.top) } else if point.y >= size.height - reachY { edges.insert(.bottom) }
        return edges.intersection(movableEdges)
    }
}
