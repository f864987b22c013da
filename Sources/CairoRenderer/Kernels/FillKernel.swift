import CLanes
import LayerTree
import Platform

/// Kernel that fills spans with one colour.
enum FillKernel {
    /// Replaces every pixel of the spans by `pixel`.
    static func replace(with pixel: UInt32, spans: UnsafeBufferPointer<RowSpan>, on target: PixelTarget) {
        unsafe spans_fill(pixel, spans.baseAddress, spans.count, target.base, target.stride)
    }

    /// Draws a colour over every pixel of the spans.
    ///
    /// - Parameters:
    ///   - color: the colour.
    ///   - spans: pixels to draw.
    ///   - target: the target; its clip is ignored.
    static func draw(_ color: ResolvedColor, spans: UnsafeBufferPointer<RowSpan>, on target: PixelTarget) {
        let lanes = color.lanes
        if lanes[3] >= Lanes.opaque {
            return unsafe replace(
                with: UInt32(truncatingIfNeeded: Lanes.packed(lanes)), spans: spans, on: target)
        }
        for index in spans.indices {
            let span = unsafe spans[index]
            let out = unsafe target.base + (Int(span.row) * target.stride + Int(span.start))
            let count = Int(span.end - span.start)
            var x = 0
            while x &+ 1 < count {
                unsafe Lanes.blend(lanes, at: out + x)
                x &+= 2
            }
            if x < count { unsafe Lanes.putOne(lanes, at: out + x) }
        }
    }
}
