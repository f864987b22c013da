import CLanes
import Geometry
import Platform

/// Kernel for pictures that are rotated about a vertical axis in perspective, such as a card that is turned over.
///
/// Each column of the target samples one column of the picture at equal steps. So the division and the horizontal
/// weights are computed once for each column, and each row only adds. Results are within a level of ``WarpKernel``'s.
enum TurnKernel {
    /// Draws `texture` over the target.
    ///
    /// - Parameters:
    ///   - texture: the picture.
    ///   - plan: mapping from pixels to texels, for which ``suits(_:_:)`` is true.
    ///   - opacity: opacity, 0…1.
    ///   - spans: pixels to draw, within ``WarpPlan/edges(around:)`` of the picture's ink.
    ///   - target: the target; its clip is ignored.
    ///   - scratch: memory for columns, kept from call to call.
    ///   - width: number of pixels to handle at a time.
    static func draw(
        _ texture: Texture, plan: WarpPlan, opacity: Double, spans: UnsafeBufferPointer<RowSpan>,
        on target: PixelTarget,
        scratch: TurnScratch, width: RowWidth
    ) {
        let weight = Lanes.weight(opacity)
        let (left, right) = unsafe SpanRun.columns(of: spans)
        scratch.reserve(right - left)
        let columns = scratch.columns
        var rest = unsafe spans
        while let first = unsafe rest.first {
            // Spans of one block of rows.
            let top = plan.top &+ (Int(first.row) &- plan.top) / steps &* steps
            var count = 1
            while count < rest.count, unsafe Int(rest[count].row) >= top, unsafe Int(rest[count].row) < top &+ steps {
                count &+= 1
            }
            prepare(texture, plan, left: left, right: right, row: top, columns)
            unsafe draw(
                texture.store, columns, left: left, top: top, weight, UnsafeBufferPointer(rebasing: rest[..<count]),
                target, width)
            unsafe rest = UnsafeBufferPointer(rebasing: rest[count...])
        }
    }

    /// Number of rows after which positions are computed again: sums of rounded steps deviate by 1/131072 for each
    /// step.
    private static let steps = 128

    /// True if columns map to columns, and steps fit into 16.16.
    static func suits(_ plan: WarpPlan, _ texture: Texture) -> Bool {
        guard !plan.isAffine, plan.ub == 0, plan.wb == 0, texture.height < mostRows else { return false }
        func slope(_ x: Int) -> Double { abs(plan.vb / (plan.wa * Double(x) + plan.wc)) }
        return max(slope(plan.left), slope(plan.left + plan.width)) < Self.steepest
    }

    /// Greatest number of texels per row, which fits into 16.16.
    private static let steepest = 32.0
    private static let mostRows = 8_192

    private static func draw(
        _ store: PixelStore, _ columns: TurnColumns, left: Int, top: Int, _ opacity: UInt16,
        _ spans: UnsafeBufferPointer<RowSpan>, _ target: PixelTarget, _ width: RowWidth
    ) {
        let base = unsafe UnsafeRawPointer(store.base)
        let stride = store.stride &* 4
        let lastV = Int32(store.height - 2) << 16 | 0xFFFF
        switch width {
        case .eight, .eightGathered:
            return unsafe eights_turned(
                width.gathers, base, Int32(stride), lastV, columns.forRows, Int32(left), Int32(top), opacity,
                spans.baseAddress,
                spans.count, target.base, target.stride)
        case .four:
            return unsafe rows_turned(
                base, Int32(stride), lastV, columns.forRows, Int32(left), Int32(top), opacity, spans.baseAddress,
                spans.count, target.base, target.stride)
        case .two: break
        }
        let weight = lanes_weight(opacity)
        for index in spans.indices {
            let span = unsafe spans[index]
            let row = span.row &- Int32(top)
            let out = unsafe target.base + (Int(span.row) &* target.stride &+ left)
            var x = Int(span.start) &- left
            let end = Int(span.end) &- left
            while x &+ 1 < end {
                let colour = unsafe sample(base, stride, columns, x, x &+ 1, row)
                unsafe Lanes.put(Lanes.mulhi(colour, weight), at: out + x)
                x &+= 2
            }
            if x < end {
                // Only this column: the next one may have invalid positions.
                let colour = unsafe sample(base, stride, columns, x, x, row)
                unsafe Lanes.putOne(Lanes.mulhi(colour, weight), at: out + x)
            }
        }
    }

    /// Samples two pixels of a row, each from four texels.
    @inline(__always) private static func sample(
        _ base: UnsafeRawPointer, _ stride: Int, _ columns: TurnColumns, _ a: Int, _ b: Int, _ row: Int32
    ) -> Lanes.Two {
        let va = unsafe columns.starts[a] &+ columns.slopes[a] &* row
        let vb = unsafe columns.starts[b] &+ columns.slopes[b] &* row
        let weights = unsafe SIMD2(columns.weights[a], columns.weights[b])
        // Both are vectors of 16 bytes; reinterpreting the bits accesses no memory.
        let across = unsafe unsafeBitCast(weights, to: Lanes.Two.self)
        return unsafe Lanes.sample(
            base + (Int(va >> 16) &* stride &+ Int(columns.sources[a])),
            base + (Int(vb >> 16) &* stride &+ Int(columns.sources[b])), stride,
            across: across,
            down: lanes_weights(UInt16(truncatingIfNeeded: va), UInt16(truncatingIfNeeded: vb)))
    }

    /// Computes texels, weights and steps from `row` on, for columns `left`..<`right` and the spare ones.
    private static func prepare(
        _ texture: Texture, _ plan: WarpPlan, left: Int, right: Int, row: Int, _ columns: TurnColumns
    ) {
        let numbers = turned_plan(
            ua: plan.ua, uc: plan.uc, va: plan.va, vb: plan.vb, vc: plan.vc, wa: plan.wa, wc: plan.wc,
            last_u: Double(texture.store.width - 2))
        unsafe turned_prepare(numbers, Int32(left), right - left + TurnColumns.read, Int32(row), columns.forRows)
    }
}

/// Sampling of the target's columns, as parallel arrays.
@safe struct TurnColumns {
    /// Byte offset of the left of the two columns of texels that each column samples.
    fileprivate var sources: UnsafeMutablePointer<Int32>
    /// Weight of the right column of texels, four times.
    fileprivate var weights: UnsafeMutablePointer<UInt64>
    /// Vertical position of the first row, and the step to the next one, in 16.16 texels.
    fileprivate var starts: UnsafeMutablePointer<Int32>
    fileprivate var slopes: UnsafeMutablePointer<Int32>

    /// Allocates `capacity` columns and the spare ones.
    fileprivate init(capacity: Int) {
        let count = capacity + Self.spare
        unsafe sources = .allocate(capacity: count)
        unsafe weights = .allocate(capacity: count)
        unsafe starts = .allocate(capacity: count)
        unsafe slopes = .allocate(capacity: count)
    }

    /// Columns that are read with the last one and ignored.
    fileprivate static let read = 7
    /// Columns that are allocated and written with the last one.
    private static let spare = 12

    fileprivate func deallocate() {
        unsafe sources.deallocate()
        unsafe weights.deallocate()
        unsafe starts.deallocate()
        unsafe slopes.deallocate()
    }

    fileprivate var forRows: rows_columns {
        unsafe rows_columns(sources: sources, weights: weights, starts: starts, slopes: slopes)
    }
}

/// Owner of the columns that ``TurnKernel`` works with.
@safe final class TurnScratch {
    private var capacity = 1
    private(set) var columns = TurnColumns(capacity: 1)

    deinit { columns.deallocate() }

    /// Makes room for `count` columns.
    func reserve(_ count: Int) {
        guard count > capacity else { return }
        columns.deallocate()
        capacity = count
        columns = TurnColumns(capacity: count)
    }
}
