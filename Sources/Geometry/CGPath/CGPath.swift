public import Foundation

/// Outline of Core Graphics: a ``Path`` as an object.
open class CGPath: Hashable, @unchecked Sendable {
    // Changed by CGMutablePath alone, which its owner keeps to one thread.
    package final var outline: Path

    package init(outline: Path) { self.outline = outline }

    /// A rectangle.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        unsafe self.init(outline: Path(rect), transform)
    }

    /// The ellipse that fits into `rect`.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        unsafe self.init(outline: Path(ellipseIn: rect), transform)
    }

    /// A rectangle with circular or elliptical corners of the given size, in points.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        unsafe self.init(
            outline: Path(
                roundedRect: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), style: .circular),
            transform)
    }

    private convenience init(outline: Path, _ transform: UnsafePointer<CGAffineTransform>?) {
        self.init(outline: unsafe transform.map { unsafe outline.applying($0.pointee) } ?? outline)
    }

    /// True if there are no elements.
    public final var isEmpty: Bool { outline.isEmpty }
    /// Start of the next element; (0, 0) if the path is empty.
    public final var currentPoint: CGPoint { outline.currentPoint ?? .zero }
    /// Smallest rectangle around all points, control points included.
    public final var boundingBox: CGRect {
        var points: [CGPoint] = []
        for element in outline.elements { points += element.points }
        guard let first = points.first else { return .null }
        return points.reduce(CGRect(origin: first, size: .zero)) { $0.union(CGRect(origin: $1, size: .zero)) }
    }
    /// Smallest rectangle around the outline.
    public final var boundingBoxOfPath: CGRect { outline.boundingRect }

    /// True if `point`, moved by `transform`, lies inside.
    public final func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool { outline.contains(point.applying(transform), eoFill: rule == .evenOdd) }

    /// A copy that does not change.
    public final func copy() -> CGPath? { CGPath(outline: outline) }

    /// A copy, transformed by `transform`.
    public final func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        unsafe CGPath(outline: outline, transform)
    }

    /// A copy that can be changed.
    public final func mutableCopy() -> CGMutablePath? { CGMutablePath(outline: outline) }

    /// The outline of the path's stroke. Lengths are in points.
    public final func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let style = StrokeStyle(lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
        return CGPath(outline: outline.applying(transform).strokedPath(style))
    }

    /// The path with dashes of these lengths, in points.
    public final func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath {
        CGPath(outline: outline.applying(transform).dashed(lengths, phase: phase))
    }

    /// True if the elements are equal.
    public static func == (a: CGPath, b: CGPath) -> Bool { a.outline == b.outline }
    /// Hashes the elements.
    public final func hash(into hasher: inout Hasher) { hasher.combine(outline) }
}

/// Rule that decides which points lie inside an outline.
public enum CGPathFillRule: Int, Sendable {
    /// Points around which the outline runs.
    case winding
    /// Points that the outline surrounds an odd number of times.
    case evenOdd
}

extension Path {
    /// The outline of `path`.
    public init(_ path: CGPath) { self = path.outline }

    /// The path as an object of Core Graphics.
    public var cgPath: CGPath { CGPath(outline: self) }
}

extension Path.Element {
    /// Points of the element: control points first, its end last.
    var points: [CGPoint] {
        switch self {
        case .move(let to), .line(let to): [to]
        case .quadCurve(let to, let control): [control, to]
        case .curve(let to, let control1, let control2): [control1, control2, to]
        case .closeSubpath: []
        }
    }
}
