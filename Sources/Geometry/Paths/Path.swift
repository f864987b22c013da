public import Foundation

/// Outline of lines and curves, in one or more parts. A value type with copy-on-write storage.
public struct Path: Hashable, Sendable {
    /// Element of an outline; points in the path's own space.
    @frozen public enum Element: Hashable, Sendable {
        /// Begins a new part at `to`.
        case move(to: CGPoint)
        /// Straight line to `to`.
        case line(to: CGPoint)
        /// Quadratic Bézier curve to `to`.
        case quadCurve(to: CGPoint, control: CGPoint)
        /// Cubic Bézier curve to `to`.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// Line to the start of the part.
        case closeSubpath
    }

    package private(set) var elements: [Element] = []
    /// Start of the next element; nil if the path is empty.
    public private(set) var currentPoint: CGPoint?
    /// Start of the current part.
    private var partStart: CGPoint?

    /// An empty path.
    public init() {}

    /// A path built by `callback`.
    public init(_ callback: (inout Path) -> Void) { callback(&self) }

    package init(elements: some Sequence<Element>) {
        for element in elements { append(element) }
    }

    /// True if there are no elements.
    public var isEmpty: Bool { elements.isEmpty }

    /// Calls `body` with each element in order.
    public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

    package mutating func reserveCapacity(_ count: Int) { elements.reserveCapacity(count) }

    private mutating func append(_ element: Element) {
        switch element {
        case .move(let to): move(to: to)
        case .line(let to): addLine(to: to)
        case .quadCurve(let to, let control): addQuadCurve(to: to, control: control)
        case .curve(let to, let control1, let control2): addCurve(to: to, control1: control1, control2: control2)
        case .closeSubpath: closeSubpath()
        }
    }
}

extension Path {
    /// Begins a new part at `end`.
    public mutating func move(to end: CGPoint) {
        elements.append(.move(to: end))
        currentPoint = end
        partStart = end
    }

    /// Adds a straight line to `end`; an empty path begins there.
    public mutating func addLine(to end: CGPoint) {
        begin(at: end)
        elements.append(.line(to: end))
        currentPoint = end
    }

    /// Adds a quadratic Bézier curve to `end`; an empty path begins at `control`.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        begin(at: control)
        elements.append(.quadCurve(to: end, control: control))
        currentPoint = end
    }

    /// Adds a cubic Bézier curve to `end`; an empty path begins at `control1`.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        begin(at: control1)
        elements.append(.curve(to: end, control1: control1, control2: control2))
        currentPoint = end
    }

    /// Closes the current part with a line to its start.
    public mutating func closeSubpath() {
        guard let partStart, elements.last != .closeSubpath else { return }
        elements.append(.closeSubpath)
        currentPoint = partStart
    }

    /// Begins an empty path at `point`, the first point of its first element.
    private mutating func begin(at point: CGPoint) {
        if currentPoint == nil { move(to: point) }
    }
}

extension Path {
    /// Appends the elements of `path`, transformed by `transform`.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        elements.reserveCapacity(elements.count + path.elements.count)
        let isIdentity = transform.isIdentity
        for element in path.elements { append(isIdentity ? element : element.applying(transform)) }
    }

    /// The path transformed by `transform`.
    public func applying(_ transform: CGAffineTransform) -> Path {
        if transform.isIdentity { return self }
        var result = Path()
        result.addPath(self, transform: transform)
        return result
    }

    /// The path translated by (dx, dy) points.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }
}

extension Path.Element {
    package func applying(_ t: CGAffineTransform) -> Path.Element {
        switch self {
        case .move(let to): .move(to: to.applying(t))
        case .line(let to): .line(to: to.applying(t))
        case .quadCurve(let to, let control): .quadCurve(to: to.applying(t), control: control.applying(t))
        case .curve(let to, let control1, let control2):
            .curve(to: to.applying(t), control1: control1.applying(t), control2: control2.applying(t))
        case .closeSubpath: .closeSubpath
        }
    }
}
