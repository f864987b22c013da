import CLanes
import Geometry
import Platform

/// Kernel for pictures that are scaled and moved, but not rotated: each row of the picture is resampled horizontally
/// once, and each row of the target mixes two resampled rows. Faster than ``WarpKernel``, with results within a level
/// of that kernel's.
enum ScaleKernel {
    /// Draws `texture` over the target.
    ///
    /// - Parameters:
    ///   - texture: the picture.
    ///   - plan: mapping from pixels to texels, for which ``suits(_:)`` is true.
    ///   - opacity: opacity, 0…1.
    ///   - spans: pixels to draw, within ``WarpPlan/edges(around:)`` of the picture's ink.
    ///   - target: the target; its clip is ignored.
    ///   - scratch: memory for rows, kept from call to call.
    ///   - width: number of pixels to handle at a time.
    static func draw(
        _ texture: Texture, plan: WarpPlan, opacity: Double, spans: UnsafeBufferPointer<RowSpan>,
        on target: PixelTarget, scratch: ScaleScratch, width: RowWidth
    ) {
        var rest = unsafe spans
        while !rest.isEmpty {
            let count = unsafe SpanRun.descending(rest)
            unsafe drawPart(
                texture, plan: plan, opacity: opacity, spans: UnsafeBufferPointer(rebasing: rest[..<count]), on: target,
                scratch: scratch, width: width)
            unsafe rest = UnsafeBufferPointer(rebasing: rest[count...])
        }
    }

    /// True if the plan has no rotation and no perspective.
    static func suits(_ plan: WarpPlan) -> Bool { plan.isAffine && plan.ub == 0 && plan.va == 0 }

    private static func drawPart(
        _ texture: Texture, plan: WarpPlan, opacity: Double, spans: UnsafeBufferPointer<RowSpan>,
        on target: PixelTarget, scratch: ScaleScratch, width: RowWidth
    ) {
        let (left, right) = unsafe SpanRun.columns(of: spans)
        let store = texture.store
        scratch.prepare(plan, left: left, count: right - left, lastTexel: store.width - 2)
        let faintness = Lanes.weight(opacity)
        let weight = lanes_weight(faintness)
        let isFaded = opacity < 1
        var (upper, lower) = unsafe (scratch.upper, scratch.lower)
        var (upperNumber, lowerNumber) = (-1, -1)
        for index in spans.indices {
            let span = unsafe spans[index]
            unsafe SpanRun.fetch(after: index, of: spans, on: target)
            let y = Int(span.row)
            let v = min(max(plan.vb * Double(y) + plan.vc, 0), Double(store.height) - 1.01)
            let number = Int(v)
            if number != upperNumber {
                // The lower row becomes the upper row of the next target row; in a mirrored picture the upper row
                // becomes the lower one.
                if number == lowerNumber || number + 1 == upperNumber {
                    unsafe swap(&upper, &lower)
                    swap(&upperNumber, &lowerNumber)
                }
                if number != upperNumber {
                    unsafe resample(store.base + number * store.stride, scratch, upper, count: right - left, width)
                    upperNumber = number
                }
            }
            if number + 1 != lowerNumber {
                unsafe resample(store.base + (number + 1) * store.stride, scratch, lower, count: right - left, width)
                lowerNumber = number + 1
            }
            let part = UInt16((v - Double(number)) * 65_535)
            let out = unsafe target.base + (y * target.stride + left)
            let (start, end) = (Int(span.start) - left, Int(span.end) - left)
            switch width {
            case .eight, .eightGathered:
                unsafe eights_between(
                    UnsafeRawPointer(upper) + start * 8, UnsafeRawPointer(lower) + start * 8, part, faintness,
                    isFaded ? 1 : 0, out + start, end - start)
            case .four:
                unsafe rows_between(
                    UnsafeRawPointer(upper) + start * 8, UnsafeRawPointer(lower) + start * 8, part, faintness,
                    isFaded ? 1 : 0, out + start, end - start)
            case .two: unsafe draw(upper, lower, lanes_weight(part), weight, out, from: start, to: end)
            }
        }
    }

    /// Resamples a row of the picture horizontally, to pairs of the target's pixels.
    private static func resample(
        _ row: UnsafeMutablePointer<UInt32>, _ scratch: ScaleScratch, _ out: UnsafeMutablePointer<Lanes.Two>,
        count: Int,
        _ width: RowWidth
    ) {
        let texels = UnsafeRawPointer(row)
        let (columns, weights) = unsafe (scratch.columns, scratch.weights)
        switch width {
        case .eight, .eightGathered:
            return unsafe eights_resample(width.gathers, texels, columns, weights, out, (count &+ 1) / 2)
        case .four: return unsafe rows_resample(texels, columns, weights, out, (count &+ 1) / 2)
        case .two: break
        }
        var pair = 0
        while pair &* 2 < count {
            let column = unsafe SIMD2(columns[2 &* pair], columns[2 &* pair &+ 1])
            let a = unsafe texels.loadUnaligned(fromByteOffset: Int(column[0]), as: UInt64.self)
            let b = unsafe texels.loadUnaligned(fromByteOffset: Int(column[1]), as: UInt64.self)
            unsafe out[pair] = lanes_mix(lanes_lefts(a, b), lanes_rights(a, b), weights[pair])
            pair &+= 1
        }
    }

    /// Mixes two resampled rows and draws the result over the target.
    private static func draw(
        _ upper: UnsafeMutablePointer<Lanes.Two>, _ lower: UnsafeMutablePointer<Lanes.Two>, _ fraction: Lanes.Two,
        _ weight: Lanes.Two, _ out: UnsafeMutablePointer<UInt32>, from start: Int, to end: Int
    ) {
        if start & 1 == 1 {
            let mixed = unsafe lanes_mix(upper[start >> 1], lower[start >> 1], fraction)
            unsafe Lanes.putOne(Lanes.mulhi(lanes_seconds(mixed, mixed), weight), at: out + start)
        }
        var x = (start &+ 1) & ~1
        while x &+ 1 < end {
            let mixed = unsafe lanes_mix(upper[x >> 1], lower[x >> 1], fraction)
            unsafe Lanes.put(Lanes.mulhi(mixed, weight), at: out + x)
            x &+= 2
        }
        if x < end {
            let mixed = unsafe lanes_mix(upper[x >> 1], lower[x >> 1], fraction)
            unsafe Lanes.putOne(Lanes.mulhi(mixed, weight), at: out + x)
        }
    }
}

/// Owner of the rows that ``ScaleKernel`` works with.
@safe final class ScaleScratch {
    private var capacity = 0
    /// Byte offset of each target column's left texel, and for each pair of columns the weights of the right texels.
    private(set) var columns = UnsafeMutablePointer<Int32>.allocate(capacity: 2)
    private(set) var weights = UnsafeMutablePointer<Lanes.Two>.allocate(capacity: 1)
    /// Resampled rows of the picture.
    private(set) var upper = UnsafeMutablePointer<Lanes.Two>.allocate(capacity: 1)
    private(set) var lower = UnsafeMutablePointer<Lanes.Two>.allocate(capacity: 1)

    deinit { release() }

    /// Computes texels and weights for `count` columns from `left` on.
    func prepare(_ plan: WarpPlan, left: Int, count: Int, lastTexel: Int) {
        // A multiple of eight columns, with room for seven more pixels, which are read with the last one and ignored.
        let pairs = (count + 7) / 8 * 4
        if pairs + 4 > capacity {
            release()
            capacity = pairs + 4
            unsafe columns = .allocate(capacity: 2 * capacity)
            unsafe weights = .allocate(capacity: capacity)
            unsafe upper = .allocate(capacity: capacity)
            unsafe lower = .allocate(capacity: capacity)
            unsafe upper.initialize(repeating: Lanes.Two(), count: capacity)
            unsafe lower.initialize(repeating: Lanes.Two(), count: capacity)
        }
        func place(_ x: Int) -> (texel: Int, weight: UInt16) {
            let u = min(max(plan.ua * Double(x) + plan.uc, 0), Double(lastTexel) + 0.99)
            let texel = Int(u)
            return (texel, UInt16((u - Double(texel)) * 65_535))
        }
        for pair in 0..<pairs {
            let a = place(left &+ 2 &* pair)
            let b = place(left &+ 2 &* pair &+ 1)
            unsafe columns[2 &* pair] = Int32(a.texel &* 4)
            unsafe columns[2 &* pair &+ 1] = Int32(b.texel &* 4)
            unsafe weights[pair] = lanes_weights(a.weight, b.weight)
        }
    }

    private func release() {
        unsafe columns.deallocate()
        unsafe weights.deallocate()
        unsafe upper.deallocate()
        unsafe lower.deallocate()
    }
}
