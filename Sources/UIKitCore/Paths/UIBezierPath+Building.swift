public import Foundation
public import Geometry

extension UIBezierPath {
    /// Begins a new part at `point`.
    public func move(to point: CGPoint) { outline.move(to: point) }

    /// Adds a straight line to `point`.
    public func addLine(to point: CGPoint) { outline.addLine(to: point) }

    /// Adds a cubic Bézier curve to `endPoint`.
    public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        outline.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds a quadratic Bézier curve to `endPoint`.
    public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        outline.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Adds an arc between angles in radians, which `clockwise` runs clockwise on the screen.
    public func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        outline.addArc(
            center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
            clockwise: !clockwise)
    }

    /// Closes the current part with a line to its start.
    public func close() { outline.closeSubpath() }

    /// Removes all elements.
    public func removeAllPoints() { outline = Path() }

    /// Adds the elements of `bezierPath`.
    public func append(_ bezierPath: UIBezierPath) { outline.addPath(bezierPath.outline) }

    /// Transforms all points.
    public func apply(_ transform: CGAffineTransform) { outline = outline.applying(transform) }

    /// A path that runs through the same points from the end to the start.
    public func reversing() -> UIBezierPath {
        let result = UIBezierPath()
        result.outline = outline.reversed
        return result
    }

    /// True if there are no elements.
    public var isEmpty: Bool { outline.isEmpty }
    /// Smallest rectangle around the outline.
    public var bounds: CGRect { outline.boundingRect }
    /// Start of the next element; (0, 0) if the path is empty.
    public var currentPoint: CGPoint { outline.currentPoint ?? .zero }

    /// True if `point` lies inside.
    public func contains(_ point: CGPoint) -> Bool { outline.contains(point, eoFill: usesEvenOddFillRule) }
}

extension Path {
    /// The parts of the path, last one first, each run through from its end to its start.
    fileprivate var reversed: Path {
        var parts: [(start: CGPoint, elements: [Element], isClosed: Bool)] = []
        forEach { element in
            switch element {
            case .move(let to): parts.append((to, [], false))
            case .closeSubpath: if !parts.isEmpty { parts[parts.count - 1].isClosed = true }
            default:
                // A closed part without a move begins where it was closed.
                if let last = parts.last, last.isClosed { parts.append((last.start, [], false)) }
                if !parts.isEmpty { parts[parts.count - 1].elements.append(element) }
            }
        }
        var result = Path()
        for part in parts.reversed() {
            let ends = [part.start] + part.elements.compactMap(\.end)
            guard let last = ends.last else { continue }
            result.move(to: last)
            for (index, element) in part.elements.enumerated().reversed() {
                switch element {
                case .quadCurve(_, let control): result.addQuadCurve(to: ends[index], control: control)
                case .curve(_, let control1, let control2):
                    result.addCurve(to: ends[index], control1: control2, control2: control1)
                default: result.addLine(to: ends[index])
                }
            }
            if part.isClosed { result.closeSubpath() }
        }
        return result
    }
}

extension Path.Element {
    fileprivate var end: CGPoint? {
        switch self {
        case .move(let to), .line(let to), .quadCurve(let to, _), .curve(let to, _, _): to
        case .closeSubpath: nil
        }
    }
}
