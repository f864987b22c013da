import CLanes
import Geometry
import Platform

/// Draws a picture that is scaled and moved but not turned: each of its rows is resampled across once, and rows of the
/// target blend two of those. Less work than ``WarpKernel``, for the same picture within a level.
enum ScaleKernel {
    /// - Parameters:
    ///   - texture: the picture.
    ///   - transform: from its texels to the target; it neither turns nor divides.
    ///   - opacity: 0…1.
    ///   - target: where to.
    ///   - scratch: memory for rows, kept from call to call.
    @MainActor static func draw(
        _ texture: Texture, transform: ProjectionTransform, opacity: Double, on target: PixelTarget,
        scratch: ScaleScratch
    ) {
        guard let plan = WarpPlan(transform, width: texture.width, height: texture.height) else { return }
        let end = min(plan.rows.upperBound, target.clip.maxY)
        guard let span = plan.spanOfScale else { return }
        let left = max(span.lowerBound, target.clip.x)
        let count = min(span.upperBound, target.clip.maxX) - left
        guard count > 0 else { return }
        let store = texture.store
        scratch.reserve(count)
        let columns = unsafe scratch.columns
        let weights = unsafe scratch.weights
        for x in 0..<count {
            let u = plan.ua * Double(left + x) + plan.uc
            let whole = min(max(Int(u), 0), store.width - 2)
            unsafe columns[x] = Int32(whole)
            unsafe weights[x] = UInt16(min(max(u - Double(whole), 0), 1) * 65_535)
        }
        // For pairs that begin with the last column.
        unsafe columns[count] = columns[count - 1]
        unsafe weights[count] = 0
        let weight = lanes_weight(Lanes.weight(opacity))
        var (upper, lower) = unsafe (scratch.upper, scratch.lower)
        var (upperNumber, lowerNumber) = (-1, -1)
        for y in max(plan.rows.lowerBound, target.clip.y)..<max(end, target.clip.y, plan.rows.lowerBound) {
            let v = plan.vb * Double(y) + plan.vc
            guard v >= plan.low, v <= plan.highV else { continue }
            let number = Int(v)
            if number != upperNumber {
                // Going down, the lower row becomes the upper one; in a mirror it is the other way round.
                if number == lowerNumber || number + 1 == upperNumber {
                    unsafe swap(&upper, &lower)
                    swap(&upperNumber, &lowerNumber)
                }
                if number != upperNumber {
                    unsafe resample(store.base + number * store.stride, columns, weights, upper, count: count)
                    upperNumber = number
                }
            }
            if number + 1 != lowerNumber {
                unsafe resample(store.base + (number + 1) * store.stride, columns, weights, lower, count: count)
                lowerNumber = number + 1
            }
            unsafe blend(
                upper, lower, fraction: UInt16((v - Double(number)) * 65_535), weight: weight,
                out: target.base + (y * target.stride + left), count: count)
        }
    }

    private static func resample(
        _ row: UnsafeMutablePointer<UInt32>, _ columns: UnsafeMutablePointer<Int32>,
        _ weights: UnsafeMutablePointer<UInt16>, _ out: UnsafeMutablePointer<Lanes.Two>, count: Int
    ) {
        var x = 0
        while x < count {
            let a = unsafe Lanes.spread(UnsafeRawPointer(row + Int(columns[x])).loadUnaligned(as: UInt64.self))
            let b = unsafe Lanes.spread(UnsafeRawPointer(row + Int(columns[x &+ 1])).loadUnaligned(as: UInt64.self))
            let f = unsafe lanes_weights(weights[x], weights[x &+ 1])
            unsafe out[x >> 1] = lanes_mix(lanes_firsts(a, b), lanes_seconds(a, b), f)
            x &+= 2
        }
    }

    private static func blend(
        _ upper: UnsafeMutablePointer<Lanes.Two>, _ lower: UnsafeMutablePointer<Lanes.Two>, fraction: UInt16,
        weight: Lanes.Two, out: UnsafeMutablePointer<UInt32>, count: Int
    ) {
        let f = lanes_weight(fraction)
        var x = 0
        while x &+ 1 < count {
            let mixed = unsafe lanes_mix(upper[x >> 1], lower[x >> 1], f)
            unsafe WarpKernel.putPair(Lanes.mulhi(mixed, weight), at: out + x)
            x &+= 2
        }
        if x < count {
            let mixed = unsafe lanes_mix(upper[x >> 1], lower[x >> 1], f)
            unsafe WarpKernel.put(Lanes.mulhi(mixed, weight), at: out + x, isPair: false)
        }
    }
}

/// Owns the rows that ``ScaleKernel`` works with.
@safe @MainActor final class ScaleScratch {
    private var capacity = 0
    /// For each column of the target the left one of its two texels, and the weight of the right one.
    private(set) var columns = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
    private(set) var weights = UnsafeMutablePointer<UInt16>.allocate(capacity: 1)
    /// Rows of the picture, resampled across.
    private(set) var upper = UnsafeMutablePointer<Lanes.Two>.allocate(capacity: 1)
    private(set) var lower = UnsafeMutablePointer<Lanes.Two>.allocate(capacity: 1)

    isolated deinit { release() }

    /// Has room for `count` columns and one more.
    func reserve(_ count: Int) {
        guard count + 1 > capacity else { return }
        release()
        capacity = count + 1
        unsafe columns = .allocate(capacity: capacity)
        unsafe weights = .allocate(capacity: capacity)
        unsafe upper = .allocate(capacity: capacity / 2 + 1)
        unsafe lower = .allocate(capacity: capacity / 2 + 1)
    }

    private func release() {
        unsafe columns.deallocate()
        unsafe weights.deallocate()
        unsafe upper.deallocate()
        unsafe lower.deallocate()
    }
}

extension WarpPlan {
    /// The columns on which a picture that is not turned shows; the same in every row.
    fileprivate var spanOfScale: Range<Int>? {
        guard isAffine, ub == 0, va == 0, ua != 0 else { return nil }
        let a = (low - uc) / ua
        let b = (highU - uc) / ua
        let first = max(min(a, b), -1e6).rounded(.up)
        let last = min(max(a, b), 1e6).rounded(.down)
        return first <= last ? Int(first)..<(Int(last) + 1) : nil
    }
}
