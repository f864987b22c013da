import Foundation
import Geometry
import Platform

/// How target pixels find their texels: the inverse of a picture's transform, ready for rows.
///
/// - Shape: a pixel whose left top corner is (x, y) samples the store at (U, V)/W, in texels from the store's own
///   corner, where U = ua·x + ub·y + uc, and V and W likewise; half pixels and the gutter are in the constants.
struct WarpPlan {
    let ua: Double, ub: Double, uc: Double
    let va: Double, vb: Double, vc: Double
    let wa: Double, wb: Double, wc: Double
    let isAffine: Bool
    /// The picture's first row and column on the target, or one before: from there kernels count.
    let top: Int
    let left: Int
    private let bottom: Int
    private let right: Int

    /// - Parameters:
    ///   - transform: from texels (0, 0 is the corner of the content) to target pixels.
    ///   - ink: the texels that are not transparent.
    /// - Returns: nil if nothing would show.
    init?(_ transform: ProjectionTransform, ink: PixelRect) {
        var inverse = transform
        guard !ink.isEmpty, transform.isFinite, inverse.invert(), inverse.isFinite else { return nil }
        isAffine = transform.isAffine
        // The store's sample positions are texel centres: content coordinate + gutter − ½.
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

    /// The pixels that one of the texels of `ink` has a part in.
    func edges(around ink: PixelRect) -> SpanEdges {
        // A sample takes from a texel up to one texel away from its centre.
        edges(
            u: Double(ink.x + Texture.gutter - 1), Double(ink.maxX + Texture.gutter),
            v: Double(ink.y + Texture.gutter - 1), Double(ink.maxY + Texture.gutter))
    }

    /// The pixels that take from texels of `core` alone.
    func edges(within core: PixelRect) -> SpanEdges {
        // Kernels' places are fractions of 65536ths, and stray by less than this.
        let slack = 0.02
        return edges(
            u: Double(core.x + Texture.gutter) + slack, Double(core.maxX + Texture.gutter - 1) - slack,
            v: Double(core.y + Texture.gutter) + slack, Double(core.maxY + Texture.gutter - 1) - slack)
    }

    /// The pixels with U/W and V/W between the limits.
    private func edges(u lowU: Double, _ highU: Double, v lowV: Double, _ highV: Double) -> SpanEdges {
        var edges = SpanEdges(rows: top..<bottom)
        if !isAffine { edges.keep(wa, wb, wc - Self.nearestW) }
        edges.keep(ua - lowU * wa, ub - lowU * wb, uc - lowU * wc)
        edges.keep(highU * wa - ua, highU * wb - ub, highU * wc - uc)
        edges.keep(va - lowV * wa, vb - lowV * wb, vc - lowV * wc)
        edges.keep(highV * wa - va, highV * wb - vb, highV * wc - vc)
        edges.finish()
        return edges
    }

    private static let nearestW = 1e-4
}
