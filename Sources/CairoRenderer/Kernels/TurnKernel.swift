import CLanes
import Geometry
import Platform

/// Draws a picture that is turned about a vertical axis, in perspective: a card that is turned over.
///
/// There every column of the target comes from one column of the picture, and goes down it evenly. So the division and
/// the weights across are found once for a column, and a row only adds. Same picture as ``WarpKernel``, within a level.
enum TurnKernel {
    /// - Parameters:
    ///   - texture: the picture.
    ///   - plan: where its texels are found; ``suits(_:)`` must hold.
    ///   - opacity: 0…1.
    ///   - target: where to.
    ///   - scratch: memory for columns, kept from call to call.
    @MainActor static func draw(
        _ texture: Texture, plan: WarpPlan, opacity: Double, on target: PixelTarget, scratch: TurnScratch
    ) {
        let left = max(plan.columns.lowerBound, target.clip.x)
        let right = min(plan.columns.upperBound, target.clip.maxX)
        let end = min(plan.rows.upperBound, target.clip.maxY)
        var row = max(plan.rows.lowerBound, target.clip.y)
        guard left < right, row < end else { return }
        scratch.prepare(plan, from: left, to: right)
        let weight = Lanes.Two(repeating: Lanes.weight(opacity))
        let store = texture.store
        while row < end {
            let span = plan.span(row: row)
            let first = max(span.lowerBound, left)
            let last = min(span.upperBound, right)
            if first < last {
                unsafe draw(
                    store, scratch.columns, row: Int32(row - plan.rows.lowerBound), from: first - left, to: last - left,
                    weight,
                    target.base + (row * target.stride + left))
            }
            row += 1
        }
    }

    /// Whether columns stay columns, and the numbers have room.
    static func suits(_ plan: WarpPlan) -> Bool {
        guard plan.ub == 0, plan.wb == 0 else { return false }
        let slopes = [plan.columns.lowerBound, plan.columns.upperBound].map {
            plan.vb / (plan.wa * Double($0) + plan.wc)
        }
        return slopes.allSatisfy { abs($0) * Double(plan.rows.count) < Self.mostTexels } && plan.rows.count < 16_384
    }

    /// Half of what places in 16.16 hold.
    private static let mostTexels = 16_383.0

    private static func draw(
        _ store: PixelStore, _ columns: UnsafeMutablePointer<TurnScratch.Column>, row: Int32, from left: Int,
        to right: Int, _ weight: Lanes.Two, _ out: UnsafeMutablePointer<UInt32>
    ) {
        let base = unsafe UnsafeRawPointer(store.base)
        let stride = store.stride &* 4
        var x = left
        while x &+ 1 < right {
            let colour = unsafe sample(base, stride, columns[x], columns[x &+ 1], row)
            unsafe WarpKernel.putPair(Lanes.mulhi(colour, weight), at: out + x)
            x &+= 2
        }
        if x < right {
            // Sampled twice: the next column may find its texels anywhere.
            let colour = unsafe sample(base, stride, columns[x], columns[x], row)
            unsafe WarpKernel.put(Lanes.mulhi(colour, weight), at: out + x, isPair: false)
        }
    }

    /// Two pixels of a row, each from four texels.
    @inline(__always) private static func sample(
        _ base: UnsafeRawPointer, _ stride: Int, _ a: TurnScratch.Column, _ b: TurnScratch.Column, _ row: Int32
    ) -> Lanes.Two {
        let va = a.start &+ a.slope &* row
        let vb = b.start &+ b.slope &* row
        let pa = unsafe base + (Int(va >> 16) &* stride &+ a.source)
        let pb = unsafe base + (Int(vb >> 16) &* stride &+ b.source)
        let upperA = unsafe Lanes.spread(pa.loadUnaligned(as: UInt64.self))
        let lowerA = unsafe Lanes.spread((pa + stride).loadUnaligned(as: UInt64.self))
        let upperB = unsafe Lanes.spread(pb.loadUnaligned(as: UInt64.self))
        let lowerB = unsafe Lanes.spread((pb + stride).loadUnaligned(as: UInt64.self))
        let rowA = lanes_mix(upperA, lowerA, lanes_weight(UInt16(truncatingIfNeeded: va)))
        let rowB = lanes_mix(upperB, lowerB, lanes_weight(UInt16(truncatingIfNeeded: vb)))
        let f = Lanes.Two(lowHalf: a.weight, highHalf: b.weight)
        return lanes_mix(lanes_firsts(rowA, rowB), lanes_seconds(rowA, rowB), f)
    }
}

/// Owns the columns that ``TurnKernel`` works with.
@safe @MainActor final class TurnScratch {
    /// How a column of the target is sampled.
    struct Column {
        /// The left one of its two columns of texels, in bytes, and four times the right one's weight.
        var source: Int
        var weight: SIMD4<UInt16>
        /// Where down the picture the plan's first row samples, and how much further each row does; in 16.16.
        var start: Int32
        var slope: Int32
    }

    private var capacity = 0
    private(set) var columns = UnsafeMutablePointer<Column>.allocate(capacity: 1)

    isolated deinit { unsafe columns.deallocate() }

    /// Finds the columns from `left` up to `right`; those that show nothing get places that are never asked for.
    func prepare(_ plan: WarpPlan, from left: Int, to right: Int) {
        reserve(right - left)
        let top = Double(plan.rows.lowerBound)
        for column in 0..<(right - left) {
            let x = Double(left + column)
            let w = 1 / max(plan.wa * x + plan.wc, 1e-4)
            let u = min(max((plan.ua * x + plan.uc) * w, plan.low), plan.highU)
            let v = (plan.va * x + plan.vb * top + plan.vc) * w
            let whole = u.rounded(.down)
            unsafe (columns + column).initialize(
                to: Column(
                    source: Int(whole) * 4, weight: SIMD4(repeating: UInt16(min(u - whole, 1) * 65_535)),
                    start: Int32(held(v) * 65_536), slope: Int32((held(plan.vb * w) * 65_536).rounded())))
        }
    }

    /// Within what places in 16.16 hold.
    private func held(_ value: Double) -> Double { min(max(value, -16_383), 16_383) }

    private func reserve(_ count: Int) {
        guard count > capacity else { return }
        unsafe columns.deallocate()
        capacity = count
        unsafe columns = .allocate(capacity: count)
    }
}
