public import Foundation
public import Geometry

/// A place or frame in one view that another view reads: `GeometryProxy` turns it into the space of the view that reads
/// it (S3.8).
public struct Anchor<Value> {
    /// The value in the window.
    let value: Value
    let moved: (Value, CGPoint) -> Value

    /// Part of a view's geometry that an anchor stands for.
    public struct Source {
        /// Finds the value, in the window, of a view with this frame.
        let resolve: (CGRect) -> Value
        /// The value as seen from a place that far from the window's corner.
        let moved: (Value, CGPoint) -> Value

        /// Several sources as one.
        public init<T>(_ array: [Anchor<T>.Source]) where Value == [Anchor<T>] {
            resolve = { frame in array.map { Anchor<T>($0, frame: frame) } }
            moved = { value, _ in value }
        }

        /// A source that may be missing.
        public init<T>(_ anchor: Anchor<T>.Source?) where Value == Anchor<T>? {
            resolve = { frame in anchor.map { Anchor<T>($0, frame: frame) } }
            moved = { value, _ in value }
        }

        /// The value in the window, of a view with this frame there.
        package func inWindow(_ frame: CGRect) -> Value { resolve(frame) }

        init(resolve: @escaping (CGRect) -> Value, moved: @escaping (Value, CGPoint) -> Value) {
            self.resolve = resolve
            self.moved = moved
        }
    }

    init(_ source: Source, frame: CGRect) {
        value = source.resolve(frame)
        moved = source.moved
    }

    /// The value in a space whose corner is at `origin` in the window.
    func value(from origin: CGPoint) -> Value { moved(value, origin) }
}

extension Anchor: @unchecked Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
    /// Compares the values in the window.
    public static func == (a: Anchor, b: Anchor) -> Bool { a.value == b.value }
}

extension Anchor: Hashable where Value: Hashable {
    /// Hashes the value in the window.
    public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension Anchor.Source where Value == CGRect {
    /// The whole view.
    public static var bounds: Anchor<CGRect>.Source { part { CGRect(origin: .zero, size: $0) } }

    /// A rectangle in the view's own space, in points.
    public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source { part { _ in r } }

    private static func part(_ find: @escaping (CGSize) -> CGRect) -> Self {
        Self { frame in
            find(frame.size).offsetBy(dx: frame.minX, dy: frame.minY)
        } moved: { rect, origin in
            rect.offsetBy(dx: -origin.x, dy: -origin.y)
        }
    }
}

extension Anchor.Source where Value == CGPoint {
    /// A point in the view's own space, in points.
    public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source { part { _ in p } }

    /// A point in units of the view's size.
    public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
        part { CGPoint(x: p.x * $0.width, y: p.y * $0.height) }
    }

    /// The view's corner at the top, on the left.
    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    /// The middle of the view's upper edge.
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    /// The view's corner at the top, on the right.
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    /// The middle of the view's left edge.
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    /// The view's middle.
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    /// The middle of the view's right edge.
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    /// The view's corner at the bottom, on the left.
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
    /// The middle of the view's lower edge.
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    /// The view's corner at the bottom, on the right.
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }

    private static func part(_ find: @escaping (CGSize) -> CGPoint) -> Self {
        Self { frame in
            find(frame.size).moved(by: frame.origin)
        } moved: { point, origin in
            CGPoint(x: point.x - origin.x, y: point.y - origin.y)
        }
    }
}

extension GeometryProxy {
    /// Value of `anchor` in the space of this view, at final values.
    @MainActor public subscript<T>(anchor: Anchor<T>) -> T {
        anchor.value(from: box?.frameInWindow().origin ?? .zero)
    }
}
