package import Foundation

extension CGRect {
    /// Corners, from the top left clockwise.
    package var corners: [CGPoint] {
        [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY),
        ]
    }

    /// The bounding rectangle of four points; does not allocate, since layers need it in every frame.
    init(around a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) {
        let left = Swift.min(Swift.min(a.x, b.x), Swift.min(c.x, d.x))
        let top = Swift.min(Swift.min(a.y, b.y), Swift.min(c.y, d.y))
        let right = Swift.max(Swift.max(a.x, b.x), Swift.max(c.x, d.x))
        let bottom = Swift.max(Swift.max(a.y, b.y), Swift.max(c.y, d.y))
        self.init(x: left, y: top, width: right - left, height: bottom - top)
    }

    package var center: CGPoint { CGPoint(x: midX, y: midY) }

    /// The bounding rectangle of `points`; null if there are none.
    package init(around points: some Sequence<CGPoint>) {
        var left = CGFloat.infinity
        var top = CGFloat.infinity
        var right = -CGFloat.infinity
        var bottom = -CGFloat.infinity
        for point in points {
            left = min(left, point.x)
            top = min(top, point.y)
            right = max(right, point.x)
            bottom = max(bottom, point.y)
        }
        self = left <= right ? CGRect(x: left, y: top, width: right - left, height: bottom - top) : .null
    }
}
