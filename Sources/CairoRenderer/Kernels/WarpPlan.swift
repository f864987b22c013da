import Foundation
import Geometry
import Platform

/// Mapping from target pixels to texels: the inverse of a picture's transform, prepared for rows.
///
/// - Shape: a pixel whose top left corner is (x, y) samples the store at (U, V)/W, in texels from the store's corner,
///   with U = ua·x + ub·y + uc, and V and W likewise; the constants include half pixels and the gutter.
struct WarpPlan {
    let ua: Double, ub: Double, uc: Double
    let va: Double, vb: Double, vc: Double
    let wa: Double, wb: Double, wc: Double
    let isAffine: Bool
    /// First row and column of the picture on the target, or the one before; kernels count from them.
    let top: Int
    let left: Int
    private let bottom: Int
    private let right: Int

    /// The mapping for a picture; nil if the picture would be invisible.
    ///
    /// - Parameters:
    ///   - transform: transform from texels, of which (0, 0) is the content's corner, to target pixels.
    ///   - ink: bounding box of the texels that are not transparent.
    init?(_ transform: ProjectionTransform, ink: PixelRect) {
        var inverse = transform
        guard !ink.isEmpty, transform.isFinite, inverse.invert(), inverse.isFinite else { return nil }
        isAffine = transform.isAffine
        // Sample positions in the store are texel centres: content coordinate + gutter − ½.
        let shift = Double(Texture.gutter) - 0.5
        wa = inverse.m13
        wb = inverse.m23
        wc = inverse.m33 + (inverse.m13 + inverse.m23) / 2
        ua = inverse.m11 + shift * inverse.m13
        ub = inverse.m21 + shift * inverse.m23
        uc = inverse.m31 + (inverse.m11 + inverse.m21) / 2 + shift * wc
        va = inverse.m12 + shift * inverse.m13
        vb = inverse.m22 + shift * inverse.m23
        vc = inverse.m32 + (inverse.m12 + inverse.m22) / 2 + shift * wc
        let reach = transform.boundingRect(
            of: CGRect(x: ink.x - 1, y: ink.y - 1, width: ink.width + 2, height: ink.height + 2))
        guard !reach.isNull else { return nil }
        func held(_ value: Double) -> Double { min(max(value, -SpanEdges.far), SpanEdges.far) }
        top = Int(held(reach.minY).rounded(.down))
        bottom = Int(held(reach.maxY).rounded(.up))
        left = Int(held(reach.minX).rounded(.down))
        right = Int(held(reach.maxX).rounded(.up))
        guard top < bottom, left < right else { return nil }
    }

    var width: Int { right - left }
    var height: Int { bottom - top }

    /// Pixels that sample at least one texel of `ink`.
    func edges(around ink: PixelRect) -> SpanEdges {
        // A sample uses texels up to one texel away.
        edges(
            u: Double(ink.x + Texture.gutter - 1), Double(ink.maxX + Texture.gutter),
            v: Double(ink.y + Texture.gutter - 1), Double(ink.maxY + Texture.gutter))
    }

    /// Pixels that sample texels of `core` only.
    func edges(within core: PixelRect) -> SpanEdges {
        // Greater than the rounding error of positions in the kernels.
        let slack = 0.02
        return edges(
            u: Double(core.x + Texture.gutter) + slack, Double(core.maxX + Texture.gutter - 1) - slack,
            v: Double(core.y + Texture.gutter) + slack, Double(core.maxY + Texture.gutter - 1) - slack)
    }

    /// Pixels with U/W and V/W within the limits.
    private func edges(u lowU: Double, _ highU: Double, v lowV: Double, _ highV: Double) -> SpanEdges {
        var edges = SpanEdges(rows: top..<bottom)
        if !isAffine { edges.keep(wa, wb, wc - Self.nearestW) }
        edges.keep(ua - lowU * wa, ub - lowU * wb, uc - lowU * wc)
        edges.keep(highU * wa - ua, highU * wb - ub, highU * wc - uc)
        edges.keep(va - lowV * wa, vb - lowV * wb, vc - lowV * wc)
        edges.keep(highV * wa - va, highV * wb - vb, highV * wc - vc)
        return edges
    }

    private static let nearestW = 1e-4
}
