import Foundation

/// Outline of a rectangle with four rounded corners, whose sizes fit.
struct RoundedRectangleOutline {
    let rect: CGRect
    /// Extent of each corner along its edges, from the bottom right clockwise.
    let corners: [CGSize]

    var isSharp: Bool { corners.allSatisfy { !($0.width > 0 && $0.height > 0) } }

    func add(to path: inout Path, style: RoundedCornerStyle, transform: CGAffineTransform) {
        path.reserveCapacity(path.elements.count + 20)
        path.move(to: CGPoint(x: rect.maxX, y: rect.midY).applying(transform))
        for index in 0..<4 {
            let corner = Corner(
                point: [
                    CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
                    CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
                ][index], index: index, size: corners[index], transform: transform)
            switch style {
            case .circular: corner.addCircular(to: &path)
            case .continuous:
                corner.addContinuous(
                    to: &path, starting: reach(of: index, to: index + 3), ending: reach(of: index, to: index + 1))
            }
        }
        path.closeSubpath()
    }

    /// Distance of a continuous curve's start from corner `index` towards corner `other`, in radii: limited if the edge
    /// is too short for both corners' curves (S26.9).
    private func reach(of index: Int, to other: Int) -> CGFloat {
        // Corners 0 and 1 share the bottom edge, 2 and 3 the top edge; the others share a vertical one.
        let isHorizontal = min(index, other % 4) % 2 == 0 && abs(index - other % 4) == 1
        let own = isHorizontal ? corners[index].width : corners[index].height
        let theirs = isHorizontal ? corners[other % 4].width : corners[other % 4].height
        let room = isHorizontal ? rect.width : rect.height
        return own + theirs > 0 ? min(Corner.longestReach, room / (own + theirs)) : Corner.longestReach
    }
}

/// One corner, in coordinates relative to the edge by which the outline arrives and the one by which it leaves.
private struct Corner {
    let point: CGPoint
    let index: Int
    let size: CGSize
    let transform: CGAffineTransform

    /// Longest distance of a continuous curve's start from the corner, in radii (S26.9).
    static let longestReach: CGFloat = 1.528665

    /// Point at `back` radii back on the edge by which the outline arrives, and `ahead` radii along the one by which it
    /// leaves.
    private func at(_ back: CGFloat, _ ahead: CGFloat) -> CGPoint {
        let (dx, dy): (CGFloat, CGFloat) =
            switch index {
            case 0: (-ahead, -back)
            case 1: (back, -ahead)
            case 2: (ahead, back)
            default: (-back, ahead)
            }
        return CGPoint(x: point.x + dx * size.width, y: point.y + dy * size.height).applying(transform)
    }

    func addCircular(to path: inout Path) {
        let control = 1 - Path.quarterKappa
        path.addLine(to: at(1, 0))
        path.addCurve(to: at(0, 1), control1: at(control, 0), control2: at(0, control))
    }

    /// Adds three curves, whose curvature starts at zero at the edges (S26.9).
    func addContinuous(to path: inout Path, starting: CGFloat, ending: CGFloat) {
        let (start1, start2) = edgeControls(reach: starting)
        let (end1, end2) = edgeControls(reach: ending)
        path.addLine(to: at(starting, 0))
        path.addCurve(to: at(0.631494, 0.0749114), control1: at(start1, 0), control2: at(start2, 0))
        path.addCurve(to: at(0.0749114, 0.631494), control1: at(0.372824, 0.169060), control2: at(0.169060, 0.372824))
        path.addCurve(to: at(0, ending), control1: at(0, end2), control2: at(0, end1))
    }

    /// The two control points on an edge, interpolated between those for ample and for minimal room.
    private func edgeControls(reach: CGFloat) -> (CGFloat, CGFloat) {
        let room = min(max((reach - 1) / (Self.longestReach - 1), 0), 1)
        return (0.96 + (1.08849 - 0.96) * room, 0.82 + (0.868407 - 0.82) * room)
    }
}
