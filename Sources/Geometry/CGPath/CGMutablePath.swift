public import Foundation

/// Outline that can be changed. Points are moved by `transform` before they are added.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    /// An empty path.
    public init() { super.init(outline: Path()) }

    package override init(outline: Path) { super.init(outline: outline) }

    /// Begins a new part at `point`.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        outline.move(to: point.applying(transform))
    }

    /// Adds a straight line to `point`.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        outline.addLine(to: point.applying(transform))
    }

    /// Begins a new part and adds lines through `points`.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        outline.addLines(points.map { $0.applying(transform) })
    }

    /// Adds a quadratic Bézier curve to `end`.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        outline.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
    }

    /// Adds a cubic Bézier curve to `end`.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        outline.addCurve(
            to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
    }

    /// Closes the current part with a line to its start.
    public func closeSubpath() { outline.closeSubpath() }

    /// Adds a rectangle.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        outline.addRect(rect, transform: transform)
    }

    /// Adds rectangles.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        outline.addRects(rects, transform: transform)
    }

    /// Adds the ellipse that fits into `rect`.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        outline.addEllipse(in: rect, transform: transform)
    }

    /// Adds a rectangle with circular or elliptical corners of the given size, in points.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        outline.addRoundedRect(
            in: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), style: .circular,
            transform: transform)
    }

    /// Adds an arc between angles in radians. `clockwise` refers to a y axis that points upwards.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        outline.addArc(
            center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
            clockwise: clockwise, transform: transform)
    }

    /// Adds an arc through the angle `delta`, in radians.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) {
        outline.addRelativeArc(
            center: center, radius: radius, startAngle: .radians(startAngle), delta: .radians(delta),
            transform: transform)
    }

    /// Adds an arc that is tangent to the line to `tangent1End` and to the line from there to `tangent2End`.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        outline.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
    }

    /// Adds the elements of `path`.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        outline.addPath(path.outline, transform: transform)
    }
}
