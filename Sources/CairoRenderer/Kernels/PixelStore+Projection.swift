import Foundation
import Geometry

extension PixelStore {
    /// A picture of the same size that shows this one under `transform`, from pixels to pixels: bilinear, transparent
    /// around. Pixels that lie behind the viewer are left out.
    func projected(by transform: ProjectionTransform) -> PixelStore {
        let result = PixelStore(width: width, height: height)
        var inverse = transform
        guard transform.isFinite, inverse.invert(), inverse.isFinite else { return result }
        for y in 0..<height {
            let to = unsafe result.base + y &* result.stride
            for x in 0..<width {
                let (px, py) = (Double(x) + 0.5, Double(y) + 0.5)
                let w = inverse.m13 * px + inverse.m23 * py + inverse.m33
                guard w > 0 else { continue }
                let u = (inverse.m11 * px + inverse.m21 * py + inverse.m31) / w - 0.5
                let v = (inverse.m12 * px + inverse.m22 * py + inverse.m32) / w - 0.5
                guard u > -1, v > -1, u < Double(width), v < Double(height) else { continue }
                unsafe to[x] = sample(u, v)
            }
        }
        return result
    }

    /// Mean of the four pixels around (`u`, `v`), by their nearness.
    private func sample(_ u: Double, _ v: Double) -> UInt32 {
        let (left, top) = (Int(u.rounded(.down)), Int(v.rounded(.down)))
        let (right, down) = (u - Double(left), v - Double(top))
        var sums = SIMD4<Double>.zero
        func add(_ x: Int, _ y: Int, _ weight: Double) {
            guard weight > 0, x >= 0, y >= 0, x < width, y < height else { return }
            let pixel = unsafe base[y &* stride &+ x]
            let channels = SIMD4(
                Double(pixel & 255), Double(pixel >> 8 & 255), Double(pixel >> 16 & 255), Double(pixel >> 24))
            sums += channels * weight
        }
        add(left, top, (1 - right) * (1 - down))
        add(left + 1, top, right * (1 - down))
        add(left, top + 1, (1 - right) * down)
        add(left + 1, top + 1, right * down)
        let bytes = SIMD4<UInt32>(sums.rounded(.toNearestOrAwayFromZero))
        return bytes.x | bytes.y << 8 | bytes.z << 16 | bytes.w << 24
    }
}
