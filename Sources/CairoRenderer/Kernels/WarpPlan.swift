import Foundation
import Geometry

/// How target pixels find their texels: the inverse of a picture's transform, ready for rows.
///
/// - Shape: a pixel whose left top corner is (x, y) samples the store at (U, V)/W, in texels from the store's own
///   corner, where U = ua·x + ub·y + uc, and V and W likewise; half pixels and the gutter are in the constants.
struct WarpPlan {
    let ua: Double, ub: Double, uc: Double
    let va: Double, vb: Double, vc: Double
    let wa: Double, wb: Double, wc: Double
    /// Limits for U/W and V/W within which all four texels lie in the store.
    let low = 0.02
    let highU: Double
    let highV: Double
    let isAffine: Bool
    /// The rows and the columns on which anything shows.
    let rows: Range<Int>
    let columns: Range<Int>

    /// - Parameters:
    ///   - transform: from texels (0, 0 is the corner of the content) to target pixels.
    ///   - width: of the content, in texels.
    ///   - height: likewise.
    /// - Returns: nil if nothing would show.
    init?(_ transform: ProjectionTransform, width: Int, height: Int) {
        var inverse = transform
        guard transform.isFinite, inverse.invert(), inverse.isFinite else { return nil }
        let gutter = Double(Texture.gutter)
        isAffine = transform.isAffine
        // The store's sample positions are texel centres: content coordinate + gutter − ½.
        let shift = gutter - 0.5
        wa = inverse.m13
        wb = inverse.m23
        wc = inverse.m33 + (inverse.m13 + inverse.m23) / 2
        ua = inverse.m11 + shift * inverse.m13
        ub = inverse.m21 + shift * inverse.m23
        uc = inverse.m31 + (inverse.m11 + inverse.m21) / 2 + shift * wc
        va = inverse.m12 + shift * inverse.m13
        vb = inverse.m22 + shift * inverse.m23
        vc = inverse.m32 + (inverse.m12 + inverse.m22) / 2 + shift * wc
        highU = Double(width) + 2 * gutter - 1.02
        highV = Double(height) + 2 * gutter - 1.02
        let reach = transform.boundingRect(
            of: CGRect(x: -1.5, y: -1.5, width: Double(width) + 3, height: Double(height) + 3))
        guard !reach.isNull else { return nil }
        let top = max(reach.minY, -1e6)
        let bottom = min(reach.maxY, 1e6)
        guard top < bottom else { return nil }
        rows = Int(top.rounded(.down))..<Int(bottom.rounded(.up))
        let left = max(reach.minX, -1e6)
        let right = min(reach.maxX, 1e6)
        guard left < right else { return nil }
        columns = Int(left.rounded(.down))..<Int(right.rounded(.up))
    }

    /// The pixels of row `y` that sample within the store.
    func span(row y: Int) -> Range<Int> {
        let y = Double(y)
        let u = ub * y + uc
        let v = vb * y + vc
        let w = wb * y + wc
        var left = -1e6
        var right = 1e6
        func limit(_ slope: Double, _ value: Double) {
            // slope·x + value ≥ 0
            if slope > 0 {
                left = max(left, -value / slope)
            } else if slope < 0 {
                right = min(right, -value / slope)
            } else if value < 0 {
                right = -2e6
            }
        }
        if !isAffine { limit(wa, w - 1e-4) }
        limit(ua - low * wa, u - low * w)
        limit(highU * wa - ua, highU * w - u)
        limit(va - low * wa, v - low * w)
        limit(highV * wa - va, highV * w - v)
        guard left <= right else { return 0..<0 }
        let first = Int(left.rounded(.up))
        let last = Int(right.rounded(.down))
        return first <= last ? first..<(last + 1) : 0..<0
    }
}
