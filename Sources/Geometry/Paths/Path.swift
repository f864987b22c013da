public import Foundation

/// An outline: lines and curves, in one or more parts. A value: copies share their elements until one changes.
public struct Path: Hashable, Sendable {
    /// One step of an outline; points in the path's own space.
    @frozen public enum Element: Hashable, Sendable {
        /// Begins a new part.
        case move(to: CGPoint)
        /// Straight on to `to`.
        case line(to: CGPoint)
        /// By a parabola to `to`.
        case quadCurve(to: CGPoint, control: CGPoint)
        /// By a cubic to `to`.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// A line to where the part began.
        case closeSubpath
    }

    package private(set) var elements: [Element] = []
    /// Where the next element starts; nil before the first one.
    public private(set) var currentPoint: CGPoint?
    /// Where the current part began.
    private var partStart: CGPoint?

    /// An empty path.
    public init() {}

    /// A path that `callback` draws.
    public init(_ callback: (inout Path) -> Void) { callback(&self) }

    package init(elements: some Sequence<Element>) {
        for element in elements { append(element) }
    }

    /// Whether there are no elements at all.
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

    /// Goes straight to `end`; an empty path begins there.
    public mutating func addLine(to end: CGPoint) {
        begin(at: end)
        elements.append(.line(to: end))
        currentPoint = end
    }

    /// Goes to `end` by a parabola that starts towards `control` and arrives from there.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        begin(at: control)
        elements.append(.quadCurve(to: end, control: control))
        currentPoint = end
    }

    /// Goes to `end` by a cubic that starts towards `control1` and arrives from `control2`.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        begin(at: control1)
        elements.append(.curve(to: end, control1: control1, control2: control2))
        currentPoint = end
    }

    /// Ends the current part with a line to its beginning.
    public mutating func closeSubpath() {
        guard let partStart, elements.last != .closeSubpath else { return }
        elements.append(.closeSubpath)
        currentPoint = partStart
    }

    /// A path that starts without a `move` starts where its first element leads.
    private mutating func begin(at point: CGPoint) {
        if currentPoint == nil { move(to: point) }
    }
}

extension Path {
    /// The elements of `path`, as `transform` shows them, behind those of this one.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        elements.reserveCapacity(elements.count + path.elements.count)
        let isIdentity = transform.isIdentity
        for element in path.elements { append(isIdentity ? element : element.applying(transform)) }
    }

    /// The path as `transform` shows it.
    public func applying(_ transform: CGAffineTransform) -> Path {
        if transform.isIdentity { return self }
        var result = Path()
        result.addPath(self, transform: transform)
        return result
    }

    /// The path moved by (dx, dy) points.
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
