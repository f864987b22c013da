package import Foundation

extension CGRect {
    /// The corners from the top left clockwise.
    package var corners: [CGPoint] {
        [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY),
        ]
    }

    package var center: CGPoint { CGPoint(x: midX, y: midY) }

    /// The smallest upright rectangle around `points`; null around none.
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
