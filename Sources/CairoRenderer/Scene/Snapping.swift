import Foundation
import Geometry
import LayerTree
import Platform

/// Where things at rest come to lie: on whole device pixels (S23.5).
enum Snapping {
    /// Whether `transform` only moves things, at `scale` pixels a point: then nothing has to be resampled.
    static func isPlain(_ transform: ProjectionTransform, scale: Double) -> Bool {
        transform.isAffine && abs(transform.m11 - scale) < 1e-9 && abs(transform.m22 - scale) < 1e-9
            && abs(transform.m12) < 1e-9 && abs(transform.m21) < 1e-9
    }

    /// `transform`, which is plain, changed so that a rectangle of `size` at the origin has its edges on whole pixels, and
    /// is not narrower than one where it is to be seen at all.
    static func snapped(_ transform: ProjectionTransform, size: CGSize, scale: Double) -> ProjectionTransform {
        let left = transform.m31.rounded()
        let top = transform.m32.rounded()
        var result = transform
        result.m31 = left
        result.m32 = top
        result.m11 = factor(from: transform.m31, length: size.width, scale: scale)
        result.m22 = factor(from: transform.m32, length: size.height, scale: scale)
        return result
    }

    private static func factor(from start: Double, length: Double, scale: Double) -> Double {
        guard length > 0 else { return scale }
        let pixels = (start + length * scale).rounded() - start.rounded()
        return max(pixels, 1) / length
    }

    /// `bounds` as whole pixels around it, at most so large that memory holds them.
    static func pixels(around bounds: CGRect, outset: Double = 0) -> PixelRect {
        guard !bounds.isNull else { return PixelRect(x: 0, y: 0, width: 0, height: 0) }
        let left = whole((bounds.minX - outset).rounded(.down))
        let top = whole((bounds.minY - outset).rounded(.down))
        let right = whole((bounds.maxX + outset).rounded(.up))
        let bottom = whole((bounds.maxY + outset).rounded(.up))
        return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The nearest whole pixel; one that is far beyond any screen where there is none, and 0 for what is no number.
    static func whole(_ value: Double) -> Int {
        value.isNaN ? 0 : Int(min(max(value, -farthest), farthest).rounded())
    }

    private static let farthest = 1e7
}

extension ProjectionTransform {
    /// How much larger things are shown about `point`: the greater of the lengths to which a unit across and down comes.
    func magnification(at point: CGPoint) -> Double {
        let (across, down) = magnifications(at: point)
        return max(across, down)
    }

    /// The lengths to which a unit across and a unit down come about `point`; 1 where there is no telling.
    func magnifications(at point: CGPoint) -> (across: Double, down: Double) {
        let w = point.x * m13 + point.y * m23 + m33
        guard w > 1e-3 else { return (1, 1) }
        let x = (point.x * m11 + point.y * m21 + m31) / w
        let y = (point.x * m12 + point.y * m22 + m32) / w
        let ax = (m11 - x * m13) / w
        let ay = (m12 - y * m13) / w
        let bx = (m21 - x * m23) / w
        let by = (m22 - y * m23) / w
        let across = (ax * ax + ay * ay).squareRoot()
        let down = (bx * bx + by * by).squareRoot()
        return across.isFinite && down.isFinite ? (across, down) : (1, 1)
    }

    /// First a change of units: `x` and `y` of the new ones are one of the old.
    func scaledFirst(x: Double, y: Double) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)).concatenating(self)
    }
}
