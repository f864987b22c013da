import Foundation
import Geometry
import LayerTree
import Platform

/// Kernel for materials: collects the pixels behind a material, and draws the blurred pixels through a mask (S27.17).
enum BackdropKernel {
    /// Draws `source` over `picture`, sampled under `transform`.
    ///
    /// - Parameters:
    ///   - source: pixels drawn so far; its clip is ignored.
    ///   - extent: rectangle of all pixels of `source`.
    ///   - extends: true to extend the border pixels of `source` outside it; false for transparency.
    ///   - transform: transform from the pixels of `picture` to those of `source`.
    ///   - picture: the picture that is drawn to.
    static func gather(
        _ source: PixelTarget, extent: PixelRect, extends: Bool, _ transform: ProjectionTransform,
        into picture: PixelStore
    ) {
        let (x, y) = (transform.m31.rounded(), transform.m32.rounded())
        guard Snapping.isPlain(transform, scale: 1) else {
            return sample(source, extent: extent, extends: extends, transform, into: picture)
        }
        if abs(transform.m31 - x) < 1e-3, abs(transform.m32 - y) < 1e-3 {
            copy(source, extent: extent, extends: extends, dx: Int(x), dy: Int(y), into: picture)
        } else {
            shift(source, extent: extent, extends: extends, x: transform.m31, y: transform.m32, into: picture)
        }
    }

    private static func copy(
        _ source: PixelTarget, extent: PixelRect, extends: Bool, dx: Int, dy: Int, into picture: PixelStore
    ) {
        for row in 0..<picture.height {
            let wanted = row + dy
            guard extends || (wanted >= extent.y && wanted < extent.maxY) else { continue }
            let from = unsafe source.base + min(max(wanted, extent.y), extent.maxY - 1) * source.stride
            let to = unsafe picture.base + row * picture.stride
            for column in 0..<picture.width {
                let place = column &+ dx
                guard extends || (place >= extent.x && place < extent.maxX) else { continue }
                let pixel = unsafe from[min(max(place, extent.x), extent.maxX &- 1)]
                unsafe to[column] = over(pixel, to[column])
            }
        }
    }

    private static func sample(
        _ source: PixelTarget, extent: PixelRect, extends: Bool, _ t: ProjectionTransform, into picture: PixelStore
    ) {
        for row in 0..<picture.height {
            for column in 0..<picture.width {
                // Centres of pixels map to centres.
                let (x, y) = (Double(column) + 0.5, Double(row) + 0.5)
                let w = max(x * t.m13 + y * t.m23 + t.m33, ProjectionTransform.nearestW)
                let place = SIMD2((x * t.m11 + y * t.m21 + t.m31) / w, (x * t.m12 + y * t.m22 + t.m32) / w) - 0.5
                guard abs(place.x) < 1e6, abs(place.y) < 1e6 else { continue }
                let (left, top) = (Int(place.x.rounded(.down)), Int(place.y.rounded(.down)))
                let (fx, fy) = (Float(place.x - Double(left)), Float(place.y - Double(top)))
                func texel(_ x: Int, _ y: Int) -> SIMD4<Float> {
                    let isOutside = x < extent.x || y < extent.y || x >= extent.maxX || y >= extent.maxY
                    guard extends || !isOutside else { return .zero }
                    let (x, y) = (min(max(x, extent.x), extent.maxX - 1), min(max(y, extent.y), extent.maxY - 1))
                    let pixel = unsafe source.base[y * source.stride + x]
                    return SIMD4(
                        Float(pixel & 255), Float(pixel >> 8 & 255), Float(pixel >> 16 & 255), Float(pixel >> 24))
                }
                let upper = texel(left, top) * (1 - fx) + texel(left + 1, top) * fx
                let lower = texel(left, top + 1) * (1 - fx) + texel(left + 1, top + 1) * fx
                let mixed = (upper * (1 - fy) + lower * fy).rounded(.toNearestOrAwayFromZero)
                let low = UInt32(mixed.x) | UInt32(mixed.y) << 8
                let pixel = low | UInt32(mixed.z) << 16 | UInt32(mixed.w) << 24
                let at = row &* picture.stride &+ column
                unsafe picture.base[at] = over(pixel, picture.base[at])
            }
        }
    }

    /// Draws `picture`, its pixel (0, 0) at (x, y), through `mask`.
    @MainActor static func draw(
        _ picture: PixelStore, x: Int, y: Int, through mask: CoverageMask, opacity: Double, on target: PixelTarget
    ) {
        let extent = PixelRect(x: x, y: y, width: picture.width, height: picture.height)
        let place = mask.place.intersection(target.clip).intersection(extent)
        guard !place.isEmpty else { return }
        let weight = UInt32((opacity.inUnitRange * 255).rounded())
        for row in place.y..<place.maxY {
            let coverage = unsafe mask.base + ((row - mask.place.y) * mask.stride - mask.place.x)
            let from = unsafe picture.base + ((row - y) * picture.stride - x)
            let out = unsafe target.base + row * target.stride
            for column in place.x..<place.maxX {
                let amount = divided(unsafe UInt32(coverage[column]) &* weight)
                guard amount > 0 else { continue }
                let pixel = unsafe amount == 255 ? from[column] : scaled(from[column], by: amount)
                unsafe out[column] = over(pixel, out[column])
            }
        }
    }

    /// A pixel above another.
    @inline(__always) static func over(_ above: UInt32, _ below: UInt32) -> UInt32 {
        let rest = 255 &- above >> 24
        if rest == 0 { return above }
        if above == 0 { return below }
        return above &+ scaled(below, by: rest)
    }

    /// Multiplies each channel by `amount` / 255, rounded.
    @inline(__always) private static func scaled(_ pixel: UInt32, by amount: UInt32) -> UInt32 {
        func channel(_ shift: UInt32) -> UInt32 { divided((pixel >> shift & 255) &* amount) << shift }
        return channel(0) | channel(8) | channel(16) | channel(24)
    }

    /// Divides by 255, rounded.
    @inline(__always) private static func divided(_ product: UInt32) -> UInt32 {
        let sum = product &+ 128
        return (sum &+ (sum >> 8)) >> 8
    }
}
