import CLanes
import Geometry
import Platform

/// Draws a picture that is scaled and moved but not turned: each of its rows is resampled across once, and rows of the
/// target blend two of those. Half the work of ``WarpKernel``, for the same picture within a level.
@MainActor final class ScaleKernel {
    /// Two resampled rows, in lanes, and which rows of the store they are.
    private var rows: [[UInt16]] = [[], []]
    private var rowNumbers = [-1, -1]
    /// For each column of the target where its texels lie (bytes) and the weight of the right one.
    private var columns: [Int32] = []
    private var weights: [UInt16] = []

    /// - Parameters:
    ///   - texture: the picture.
    ///   - transform: from its texels to the target; it neither turns nor divides.
    ///   - opacity: 0…1.
    ///   - target: where to.
    func draw(_ texture: Texture, transform: ProjectionTransform, opacity: Double, on target: PixelTarget) {
        guard let plan = WarpPlan(transform, width: texture.width, height: texture.height) else { return }
        let first = max(plan.rows.lowerBound, target.clip.y)
        let end = min(plan.rows.upperBound, target.clip.maxY)
        guard first < end, let span = plan.spanOfScale, span.lowerBound < target.clip.maxX else { return }
        let left = max(span.lowerBound, target.clip.x)
        let right = min(span.upperBound, target.clip.maxX)
        guard left < right else { return }
        prepareColumns(plan, from: left, to: right, store: texture.store)
        rowNumbers = [-1, -1]
        let weight = lanes_weight(Lanes.weight(opacity))
        for y in first..<end {
            let v = plan.vb * Double(y) + plan.vc
            guard v >= plan.low, v <= plan.highV else { continue }
            let upper = Int(v)
            let fraction = UInt16((v - Double(upper)) * 65_535)
            let a = resampled(upper, of: texture.store)
            let b = resampled(upper + 1, of: texture.store)
            unsafe blend(
                rows[a], rows[b], fraction: fraction, weight: weight, opacity: opacity,
                out: target.base + (y * target.stride + left), count: right - left)
        }
    }

    private func prepareColumns(_ plan: WarpPlan, from left: Int, to right: Int, store: PixelStore) {
        let count = right - left
        if columns.count < count {
            columns = [Int32](repeating: 0, count: count)
            weights = [UInt16](repeating: 0, count: count)
            // A pixel more, so that pairs may be stored whole.
            rows = [[UInt16]](repeating: [UInt16](repeating: 0, count: 4 * count + 8), count: 2)
        }
        for x in 0..<count {
            let u = plan.ua * Double(left + x) + plan.uc
            let whole = min(max(Int(u), 0), store.width - 2)
            columns[x] = Int32(whole)
            weights[x] = UInt16(min(max(u - Double(whole), 0), 1) * 65_535)
        }
        columnCount = count
    }
    private var columnCount = 0

    /// Which of the two rows holds row `number` of the store, made if neither does.
    private func resampled(_ number: Int, of store: PixelStore) -> Int {
        if rowNumbers[0] == number { return 0 }
        if rowNumbers[1] == number { return 1 }
        // The lower number is done with: rows are asked for from top to bottom, or from bottom to top in a mirror.
        let other = rowNumbers[0] == number - 1 || rowNumbers[0] == number + 1 ? 1 : 0
        rowNumbers[other] = number
        let base = unsafe store.base + number * store.stride
        let count = columnCount
        unsafe rows[other].withUnsafeMutableBytes { bytes in
            guard let out = bytes.baseAddress else { return }
            unsafe columns.withUnsafeBufferPointer { columns in
                unsafe weights.withUnsafeBufferPointer { weights in
                    var x = 0
                    while x < count {
                        let next = min(x &+ 1, count &- 1)
                        let a = unsafe UnsafeRawPointer(base + Int(columns[x])).loadUnaligned(as: UInt64.self)
                        let b = unsafe UnsafeRawPointer(base + Int(columns[next])).loadUnaligned(as: UInt64.self)
                        let f = unsafe lanes_weights(weights[x], weights[next])
                        let spreadA = Lanes.spread(a)
                        let spreadB = Lanes.spread(b)
                        let mixed =
                            Lanes.mulhi(lanes_firsts(spreadA, spreadB), ~f)
                            &+ Lanes.mulhi(lanes_seconds(spreadA, spreadB), f)
                        unsafe (out + x &* 8).storeBytes(of: mixed, as: Lanes.Two.self)
                        x &+= 2
                    }
                }
            }
        }
        return other
    }

    private func blend(
        _ upper: [UInt16], _ lower: [UInt16], fraction: UInt16, weight: Lanes.Two, opacity: Double,
        out: UnsafeMutablePointer<UInt32>, count: Int
    ) {
        let f = lanes_weight(fraction)
        unsafe upper.withUnsafeBytes { upper in
            unsafe lower.withUnsafeBytes { lower in
                var x = 0
                while x < count {
                    let a = unsafe upper.loadUnaligned(fromByteOffset: x &* 8, as: Lanes.Two.self)
                    let b = unsafe lower.loadUnaligned(fromByteOffset: x &* 8, as: Lanes.Two.self)
                    let colour = Lanes.mulhi(Lanes.mulhi(a, ~f) &+ Lanes.mulhi(b, f), weight)
                    unsafe WarpKernel.put(colour, at: out + x, isPair: x &+ 1 < count)
                    x &+= 2
                }
            }
        }
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
