import Foundation
import Platform

/// Where the parts of a window's own frame are.
///
/// - Units: points from the window's top left corner, which is the title bar's.
struct DecorationGeometry: Hashable {
    /// Of the content.
    var content: CGSize
    /// Where the window stands free: there it has a shadow. Other edges are the screen's, or another window's.
    var freeEdges: ResizeEdges
    /// Whether free edges can be dragged.
    var isResizable: Bool

    /// How far outside of the window its edges can still be taken hold of.
    static let edgeReach: CGFloat = 10
    /// How far from a corner a drag moves both edges.
    static let cornerReach: CGFloat = 24

    var size: CGSize { CGSize(width: content.width, height: content.height + TitleBar.height) }
    var titleBar: CGRect { CGRect(x: 0, y: 0, width: size.width, height: TitleBar.height) }

    static let sides: [ResizeEdges] = [.top, .bottom, .left, .right]

    /// The strip beside one edge in which the shadow is drawn; the corners belong to those above and below.
    func shadowArea(beside edge: ResizeEdges) -> CGRect? { strip(beside: edge, reach: WindowShadowLook.reach) }

    /// The part of that strip in which the edge can be dragged.
    func grabArea(beside edge: ResizeEdges) -> CGRect? {
        isResizable ? strip(beside: edge, reach: Self.edgeReach) : nil
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

    /// What a drag from a point outside of the window moves; empty if nothing.
    func edges(at point: CGPoint) -> ResizeEdges {
        guard isResizable, !CGRect(origin: .zero, size: size).contains(point) else { return [] }
        // In a small window each corner has half of the edge.
        let reachX = min(Self.cornerReach, size.width / 2)
        let reachY = min(Self.cornerReach, size.height / 2)
        var edges: ResizeEdges = []
        if point.x < reachX { edges.insert(.left) } else if point.x >= size.width - reachX { edges.insert(.right) }
        if point.y < reachY { edges.insert(.top) } else if point.y >= size.height - reachY { edges.insert(.bottom) }
        return edges.intersection(freeEdges)
    }
}
