public import Foundation
public import Geometry

/// A point or frame of one view that another view reads. `GeometryProxy` converts it to the space of the reading view
/// (S3.8).
public struct Anchor<Value> {
    /// The value in the window's space.
    let value: Value
    let moved: (Value, CGPoint) -> Value

    /// The part of a view's geometry that an anchor represents.
    public struct Source {
        /// Returns the value, in the window's space, for a view with the given frame there.
        let resolve: (CGRect) -> Value
        /// Converts a value from the window's space to a space with the given origin in the window.
        let moved: (Value, CGPoint) -> Value

        /// Creates one source from several.
        public init<T>(_ array: [Anchor<T>.Source]) where Value == [Anchor<T>] {
            resolve = { frame in array.map { Anchor<T>($0, frame: frame) } }
            moved = { value, _ in value }
        }

        /// Creates a source from one that may be nil.
        public init<T>(_ anchor: Anchor<T>.Source?) where Value == Anchor<T>? {
            resolve = { frame in anchor.map { Anchor<T>($0, frame: frame) } }
            moved = { value, _ in value }
        }

        /// Returns the value, in the window's space, for a view with the frame `frame` there.
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

    /// Returns the value in a space whose origin is at `origin` in the window.
    func value(from origin: CGPoint) -> Value { moved(value, origin) }
}

extension Anchor: @unchecked Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
    /// Returns true if the values in the window's space are equal.
    public static func == (a: Anchor, b: Anchor) -> Bool { a.value == b.value }
}

extension Anchor: Hashable where Value: Hashable {
    /// Hashes the value in the window's space.
    public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension Anchor.Source where Value == CGRect {
    /// The bounds of the view.
    public static var bounds: Anchor<CGRect>.Source { part { CGRect(origin: .zero, size: $0) } }

    /// Returns a source for a rectangle in the view's own space, in points.
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
    /// Returns a source for a point in the view's own space, in points.
    public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source { part { _ in p } }

    /// Returns a source for a point given as a fraction of the view's size.
    public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
        part { CGPoint(x: p.x * $0.width, y: p.y * $0.height) }
    }

    /// Upper left corner of the view.
    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    /// Centre of the view's upper edge.
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    /// Upper right corner of the view.
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    /// Centre of the view's left edge.
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    /// Centre of the view.
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    /// Centre of the view's right edge.
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    /// Lower left corner of the view.
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
    /// Centre of the view's lower edge.
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    /// Lower right corner of the view.
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
