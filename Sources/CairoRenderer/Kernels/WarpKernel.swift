import CLanes
import Geometry
import Platform

/// Draws a picture under an affine or projective transform, bilinear, with edges that fade into the gutter.
///
/// Every pixel is computed from its own place, counted from the picture's edge in its row: however clips cut the rows,
/// the bytes are the same.
enum WarpKernel {
    @MainActor static func draw(
        _ texture: Texture, transform: ProjectionTransform, opacity: Double, on target: PixelTarget,
        scratch: TurnScratch
    ) {
        guard let plan = WarpPlan(transform, width: texture.width, height: texture.height) else { return }
        if !plan.isAffine, TurnKernel.suits(plan) {
            TurnKernel.draw(texture, plan: plan, opacity: opacity, on: target, scratch: scratch)
            return
        }
        let weight = Lanes.Two(repeating: Lanes.weight(opacity))
        let store = texture.store
        let end = min(plan.rows.upperBound, target.clip.maxY)
        var row = max(plan.rows.lowerBound, target.clip.y)
        while row < end {
            let span = plan.span(row: row)
            let left = max(span.lowerBound, target.clip.x)
            let right = min(span.upperBound, target.clip.maxX)
            if left < right {
                let out = unsafe target.base + row * target.stride
                let anchor = span.lowerBound
                if plan.isAffine {
                    unsafe affine(store, plan, row: row, anchor: anchor, from: left, to: right, weight, out)
                } else {
                    unsafe projective(store, plan, row: row, anchor: anchor, from: left, to: right, weight, out)
                }
            }
            row += 1
        }
    }

    // MARK: Rows

    private static func affine(
        _ store: PixelStore, _ plan: WarpPlan, row: Int, anchor: Int, from left: Int, to right: Int,
        _ weight: Lanes.Two, _ out: UnsafeMutablePointer<UInt32>
    ) {
        let y = Double(row)
        let x = Double(anchor)
        let du = Int32(truncatingIfNeeded: Int((plan.ua * 65_536).rounded()))
        let dv = Int32(truncatingIfNeeded: Int((plan.va * 65_536).rounded()))
        let u0 = Int32(truncatingIfNeeded: Int((plan.ua * x + plan.ub * y + plan.uc) * 65_536))
        let v0 = Int32(truncatingIfNeeded: Int((plan.va * x + plan.vb * y + plan.vc) * 65_536))
        let lastU = Int32(store.width - 2) << 16 | 0xFFFF
        let lastV = Int32(store.height - 2) << 16 | 0xFFFF
        let base = unsafe UnsafePointer(store.base)
        let stride = store.stride
        var n = Int32(left - anchor)
        var x0 = left
        while x0 < right {
            // Rounded steps drift by less than a hundredth of a texel; held within the store all the same.
            let ua = min(max(u0 &+ du &* n, 0), lastU)
            let va = min(max(v0 &+ dv &* n, 0), lastV)
            let ub = min(max(u0 &+ du &* (n &+ 1), 0), lastU)
            let vb = min(max(v0 &+ dv &* (n &+ 1), 0), lastV)
            let colour = unsafe sample(base, stride, ua, va, ub, vb)
            unsafe put(Lanes.mulhi(colour, weight), at: out + x0, isPair: x0 &+ 1 < right)
            n &+= 2
            x0 &+= 2
        }
    }

    private static func projective(
        _ store: PixelStore, _ plan: WarpPlan, row: Int, anchor: Int, from left: Int, to right: Int,
        _ weight: Lanes.Two, _ out: UnsafeMutablePointer<UInt32>
    ) {
        let y = Double(row)
        let x = Double(anchor)
        let u0 = Float(plan.ua * x + plan.ub * y + plan.uc)
        let du = Float(plan.ua)
        let v0 = Float(plan.va * x + plan.vb * y + plan.vc)
        let dv = Float(plan.va)
        let w0 = Float(plan.wa * x + plan.wb * y + plan.wc)
        let dw = Float(plan.wa)
        let lastU = SIMD4<Float>(repeating: (Float(store.width) - 1.01) * 65_536)
        let lastV = SIMD4<Float>(repeating: (Float(store.height) - 1.01) * 65_536)
        let base = unsafe UnsafePointer(store.base)
        let stride = store.stride
        var n = SIMD4<Float>(0, 1, 2, 3) + Float(left - anchor)
        var x0 = left
        while x0 < right {
            let w = 65_536 / (w0 + dw * n)
            let u = lanes_whole((u0 + du * n) * w, lastU)
            let v = lanes_whole((v0 + dv * n) * w, lastV)
            let a = unsafe sample(base, stride, u[0], v[0], u[1], v[1])
            unsafe put(Lanes.mulhi(a, weight), at: out + x0, isPair: x0 &+ 1 < right)
            if x0 &+ 2 < right {
                let b = unsafe sample(base, stride, u[2], v[2], u[3], v[3])
                unsafe put(Lanes.mulhi(b, weight), at: out + (x0 &+ 2), isPair: x0 &+ 3 < right)
            }
            n += 4
            x0 &+= 4
        }
    }

    // MARK: Pixels

    /// Two pixels, each from four texels; places in 16.16.
    @inline(__always) private static func sample(
        _ base: UnsafePointer<UInt32>, _ stride: Int, _ ua: Int32, _ va: Int32, _ ub: Int32, _ vb: Int32
    ) -> Lanes.Two {
        let pa = unsafe UnsafeRawPointer(base + (Int(va >> 16) &* stride &+ Int(ua >> 16)))
        let pb = unsafe UnsafeRawPointer(base + (Int(vb >> 16) &* stride &+ Int(ub >> 16)))
        let upperA = unsafe Lanes.spread(pa.loadUnaligned(as: UInt64.self))
        let lowerA = unsafe Lanes.spread((pa + stride &* 4).loadUnaligned(as: UInt64.self))
        let upperB = unsafe Lanes.spread(pb.loadUnaligned(as: UInt64.self))
        let lowerB = unsafe Lanes.spread((pb + stride &* 4).loadUnaligned(as: UInt64.self))
        let fa = lanes_weight(UInt16(truncatingIfNeeded: va))
        let fb = lanes_weight(UInt16(truncatingIfNeeded: vb))
        let rowA = lanes_mix(upperA, lowerA, fa)
        let rowB = lanes_mix(upperB, lowerB, fb)
        let f = lanes_weights(UInt16(truncatingIfNeeded: ua), UInt16(truncatingIfNeeded: ub))
        return lanes_mix(lanes_firsts(rowA, rowB), lanes_seconds(rowA, rowB), f)
    }

    /// Lays two pixels, or only the first, over what is there.
    ///
    /// What is skipped or stored unblended is what blending would leave the same, so that a pixel's bytes do not depend
    /// on its neighbour, nor on where clips make pairs begin.
    @inline(__always) static func put(
        _ colour: Lanes.Two, at place: UnsafeMutablePointer<UInt32>, isPair: Bool
    ) {
        if isPair {
            unsafe putPair(colour, at: place)
        } else if colour[3] > 0 {
            unsafe place.pointee = UInt32(truncatingIfNeeded: Lanes.over(colour, UInt64(unsafe place.pointee)))
        }
    }

    /// Lays two pixels over what is there.
    @inline(__always) static func putPair(_ colour: Lanes.Two, at place: UnsafeMutablePointer<UInt32>) {
        let result: UInt64
        if lanes_both_reach(colour, Lanes.opaque) != 0 {
            result = Lanes.packed(colour)
        } else {
            if colour[3] | colour[7] == 0 { return }
            result = Lanes.over(colour, unsafe UnsafeRawPointer(place).loadUnaligned(as: UInt64.self))
        }
        unsafe UnsafeMutableRawPointer(place).storeBytes(of: result, as: UInt64.self)
    }
}
