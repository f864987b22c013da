import Foundation
import Geometry

/// An elliptical arc between two points.
///
/// - Source: SVG 2, appendix B.2.4 (center from end points) and B.2.5 (radii that are too small are enlarged).
struct EllipticalArc {
    let from: CGPoint
    let to: CGPoint
    let radii: CGSize
    /// Rotation of the ellipse's first axis.
    let rotation: Angle
    let isLarge: Bool
    let isClockwise: Bool

    func add(to path: inout Path) {
        var (rx, ry) = (abs(Double(radii.width)), abs(Double(radii.height)))
        guard from != to else { return }
        guard rx > 0, ry > 0 else { return path.addLine(to: to) }
        let (cosine, sine) = (cos(rotation.radians), sin(rotation.radians))
        let (dx, dy) = (Double(from.x - to.x) / 2, Double(from.y - to.y) / 2)
        // Half of the chord, in the ellipse's own axes.
        let (x, y) = (cosine * dx + sine * dy, cosine * dy - sine * dx)
        let excess = x * x / (rx * rx) + y * y / (ry * ry)
        if excess > 1 {
            rx *= excess.squareRoot()
            ry *= excess.squareRoot()
        }
        let area = rx * rx * y * y + ry * ry * x * x
        let reach = max(0, (rx * rx * ry * ry - area) / area).squareRoot() * (isLarge == isClockwise ? -1 : 1)
        let (cx, cy) = (reach * rx * y / ry, -reach * ry * x / rx)
        let start = atan2((y - cy) / ry, (x - cx) / rx)
        var sweep = atan2((-y - cy) / ry, (-x - cx) / rx) - start
        if isClockwise, sweep < 0 { sweep += 2 * .pi }
        if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
        // A unit circle around zero, scaled, rotated and moved to the ellipse.
        path.addRelativeArc(
            center: .zero, radius: 1, startAngle: Angle(radians: start), delta: Angle(radians: sweep),
            transform: CGAffineTransform(
                a: cosine * rx, b: sine * rx, c: -sine * ry, d: cosine * ry,
                tx: cosine * cx - sine * cy + Double(from.x + to.x) / 2,
                ty: sine * cx + cosine * cy + Double(from.y + to.y) / 2))
    }
}
