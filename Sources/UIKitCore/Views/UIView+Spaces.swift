public import Foundation
import Geometry
import LayerTree

// Conversion of points and rectangles between views, by values on screen (S25.2).
extension UIView {
    /// Converts `point` from this view's space to `view`'s; nil is window space.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let shared = toRoot(point)
        return view.map { $0.fromRoot(shared) } ?? shared
    }

    /// Converts `point` from `view`'s space (nil: window space) to this view's.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        fromRoot(view.map { $0.toRoot(point) } ?? point)
    }

    /// Bounding rectangle in `view`'s space (nil: window space) of `rect` in this view's.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { Self.around(rect) { convert($0, to: view) } }

    /// Bounding rectangle in this view's space of `rect` in `view`'s (nil: window space).
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect { Self.around(rect) { convert($0, from: view) } }

    private static func around(_ rect: CGRect, _ convert: (CGPoint) -> CGPoint) -> CGRect {
        let points = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ].map(convert)
        let (x, y) = (points.map(\.x), points.map(\.y))
        let (left, top) = (x.min() ?? 0, y.min() ?? 0)
        return CGRect(x: left, y: top, width: (x.max() ?? 0) - left, height: (y.max() ?? 0) - top)
    }

    /// Converts from this view's space to window space; outside a window to the outermost view's superview space.
    private func toRoot(_ point: CGPoint) -> CGPoint {
        let own = CGPoint(x: point.x - bounds.minX, y: point.y - bounds.minY)
        return own.applying(presentedTransform)
    }

    private func fromRoot(_ point: CGPoint) -> CGPoint {
        var transform = presentedTransform
        guard transform.invert() else { return point }
        return point.applying(transform).moved(by: bounds.origin)
    }

    private var presentedTransform: ProjectionTransform {
        if let shown = layer.backing?.layer { return shown.transformToWindow() }
        var result = ProjectionTransform()
        var view: UIView? = self
        while let current = view {
            let values = current.layer.values
            let middle = CGPoint(
                x: values.anchorPoint.x * values.bounds.width, y: values.anchorPoint.y * values.bounds.height)
            let shift = current.superview?.bounds.origin ?? .zero
            var matrix = ProjectionTransform(CGAffineTransform(translationX: -middle.x, y: -middle.y))
            matrix = matrix.concatenating(ProjectionTransform(values.transform))
            matrix = matrix.concatenating(
                ProjectionTransform(
                    CGAffineTransform(
                        translationX: values.position.x - shift.x, y: values.position.y - shift.y)))
            result = result.concatenating(matrix)
            view = current.superview
        }
        return result
    }
}
