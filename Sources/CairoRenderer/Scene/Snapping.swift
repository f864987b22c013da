import Foundation
import Geometry
import LayerTree
import Platform

/// Snapping of layers at rest to whole device pixels (S23.5).
enum Snapping {
    /// True if `transform` is a translation at `scale` pixels per point, which needs no resampling.
    static func isPlain(_ transform: ProjectionTransform, scale: Double) -> Bool {
        transform.isAffine && abs(transform.m11 - scale) < 1e-9 && abs(transform.m22 - scale) < 1e-9
            && abs(transform.m12) < 1e-9 && abs(transform.m21) < 1e-9
    }

    /// Changes a plain transform so that a rectangle of `size` at the origin has its edges on whole pixels; a non-empty
    /// rectangle becomes at least one pixel wide and high.
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

    /// Smallest rectangle of whole pixels around `bounds`, clamped to ±10⁷ pixels.
    static func pixels(around bounds: CGRect, outset: Double = 0) -> PixelRect {
        guard !bounds.isNull else { return PixelRect(x: 0, y: 0, width: 0, height: 0) }
        let left = whole((bounds.minX - outset).rounded(.down))
        let top = whole((bounds.minY - outset).rounded(.down))
        let right = whole((bounds.maxX + outset).rounded(.up))
        let bottom = whole((bounds.maxY + outset).rounded(.up))
        return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Nearest whole pixel, clamped to ±10⁷, which is outside any screen; 0 for NaN.
    static func whole(_ value: Double) -> Int {
        value.isNaN ? 0 : Int(min(max(value, -farthest), farthest).rounded())
    }

    private static let farthest = 1e7
}

extension ProjectionTransform {
    /// Magnification at `point`: the greater of the horizontal and the vertical one.
    func magnification(at point: CGPoint) -> Double {
        let (across, down) = magnifications(at: point)
        return max(across, down)
    }

    /// Lengths of the images of a horizontal and a vertical unit at `point`; 1 if they cannot be computed.
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

    /// This transform preceded by a scale by `x` and `y`.
    func scaledFirst(x: Double, y: Double) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)).concatenating(self)
    }
}
