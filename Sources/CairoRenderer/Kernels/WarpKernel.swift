import CLanes
import Geometry
import Platform

/// Kernel for pictures under affine or projective transforms: bilinear, with edges that fade into the gutter.
///
/// Every pixel is computed from its distance to the picture's edge in the row, so the bytes do not depend on clips.
enum WarpKernel {
    /// Draws `texture` over the target.
    ///
    /// - Parameters:
    ///   - texture: the picture.
    ///   - plan: mapping from pixels to texels.
    ///   - opacity: opacity, 0…1.
    ///   - spans: pixels to draw, within ``WarpPlan/edges(around:)`` of the picture's ink.
    ///   - target: the target; its clip is ignored.
    ///   - width: number of pixels to handle at a time.
    static func draw(
        _ texture: Texture, plan: WarpPlan, opacity: Double, spans: UnsafeBufferPointer<RowSpan>,
        on target: PixelTarget,
        width: RowWidth
    ) {
        if plan.isAffine {
            unsafe affine(texture.store, plan, Lanes.weight(opacity), spans, target, width)
        } else {
            unsafe projective(texture.store, plan, Lanes.weight(opacity), spans, target, width)
        }
    }

    // MARK: Affine

    private static func affine(
        _ store: PixelStore, _ plan: WarpPlan, _ opacity: UInt16, _ spans: UnsafeBufferPointer<RowSpan>,
        _ target: PixelTarget, _ width: RowWidth
    ) {
        let map = warped_map(
            ua: plan.ua, ub: plan.ub, uc: plan.uc, va: plan.va, vb: plan.vb, vc: plan.vc,
            du: Int32(truncatingIfNeeded: Int((plan.ua * 65_536).rounded())),
            dv: Int32(truncatingIfNeeded: Int((plan.va * 65_536).rounded())),
            last_u: Int32(store.width - 2) << 16 | 0xFFFF, last_v: Int32(store.height - 2) << 16 | 0xFFFF)
        let base = unsafe UnsafeRawPointer(store.base)
        let stride = store.stride &* 4
        switch width {
        case .eight, .eightGathered:
            return unsafe eights_affine(
                width.gathers, base, Int32(stride), map, opacity, spans.baseAddress, spans.count, target.base,
                target.stride)
        case .four:
            return unsafe rows_affine(
                base, Int32(stride), map, opacity, spans.baseAddress, spans.count, target.base, target.stride)
        case .two: break
        }
        let weight = lanes_weight(opacity)
        for index in spans.indices {
            let span = unsafe spans[index]
            let out = unsafe target.base + Int(span.row) * target.stride
            var start = span.start
            while start < span.end {
                let part = unsafe withUnsafePointer(to: map) { unsafe warped_from($0, span, start) }
                var (u, v) = (part.u, part.v)
                var x = part.start
                while x < part.end {
                    // Clamped to the store, because rounded positions may be outside.
                    let ua = min(max(u, 0), map.last_u)
                    let va = min(max(v, 0), map.last_v)
                    let ub = min(max(u &+ map.du, 0), map.last_u)
                    let vb = min(max(v &+ map.dv, 0), map.last_v)
                    let colour = unsafe sample(base, stride, ua, va, ub, vb)
                    unsafe put(Lanes.mulhi(colour, weight), at: out + Int(x), isPair: x &+ 1 < part.end)
                    u &+= 2 &* map.du
                    v &+= 2 &* map.dv
                    x &+= 2
                }
                start = part.end
            }
        }
    }

    // MARK: Projective

    private static func projective(
        _ store: PixelStore, _ plan: WarpPlan, _ opacity: UInt16, _ spans: UnsafeBufferPointer<RowSpan>,
        _ target: PixelTarget, _ width: RowWidth
    ) {
        let steps = Int(WARPED_STEPS)
        for index in spans.indices {
            let span = unsafe spans[index]
            unsafe SpanRun.fetch(after: index, of: spans, on: target)
            let row = Int(span.row)
            let out = unsafe target.base + row * target.stride
            var x = Int(span.start)
            let end = Int(span.end)
            while x < end {
                let anchor = x &- (x &- Int(span.anchor)) % steps
                let last = min(anchor &+ steps, end)
                unsafe projective(store, plan, row: row, anchor: anchor, from: x, to: last, opacity, out, width)
                x = last
            }
        }
    }

    private static func projective(
        _ store: PixelStore, _ plan: WarpPlan, row: Int, anchor: Int, from left: Int, to right: Int,
        _ opacity: UInt16, _ out: UnsafeMutablePointer<UInt32>, _ width: RowWidth
    ) {
        let y = Double(row)
        let x = Double(anchor)
        let u0 = Float(plan.ua * x + plan.ub * y + plan.uc)
        let du = Float(plan.ua)
        let v0 = Float(plan.va * x + plan.vb * y + plan.vc)
        let dv = Float(plan.va)
        let w0 = Float(plan.wa * x + plan.wb * y + plan.wc)
        let dw = Float(plan.wa)
        let lastU = (Float(store.width) - 1.01) * 65_536
        let lastV = (Float(store.height) - 1.01) * 65_536
        let base = unsafe UnsafeRawPointer(store.base)
        let stride = store.stride &* 4
        if width != .two {
            return unsafe rows_projective(
                base, Int32(stride), u0, v0, w0, du, dv, dw, Float(left &- anchor), lastU, lastV, opacity, out + left,
                right &- left)
        }
        let weight = lanes_weight(opacity)
        var x0 = left
        var n = SIMD4<Float>(0, 1, 2, 3) + Float(x0 &- anchor)
        while x0 < right {
            let w = 65_536 / (w0 + dw * n)
            let u = lanes_whole((u0 + du * n) * w, SIMD4(repeating: lastU))
            let v = lanes_whole((v0 + dv * n) * w, SIMD4(repeating: lastV))
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

    /// Samples two pixels, each from four texels; positions are in 16.16.
    @inline(__always) private static func sample(
        _ base: UnsafeRawPointer, _ stride: Int, _ ua: Int32, _ va: Int32, _ ub: Int32, _ vb: Int32
    ) -> Lanes.Two {
        unsafe Lanes.sample(
            base + (Int(va >> 16) &* stride &+ Int(ua >> 16) &* 4),
            base + (Int(vb >> 16) &* stride &+ Int(ub >> 16) &* 4), stride,
            across: lanes_weights(UInt16(truncatingIfNeeded: ua), UInt16(truncatingIfNeeded: ub)),
            down: lanes_weights(UInt16(truncatingIfNeeded: va), UInt16(truncatingIfNeeded: vb)))
    }

    /// Draws two pixels, or only the first, over those at `place`.
    @inline(__always) private static func put(
        _ colour: Lanes.Two, at place: UnsafeMutablePointer<UInt32>, isPair: Bool
    ) {
        if isPair { unsafe Lanes.put(colour, at: place) } else { unsafe Lanes.putOne(colour, at: place) }
    }
}
