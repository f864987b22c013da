import CLanes
import LayerTree
import Platform

/// Kernel that draws one colour through a mask of coverage.
enum MaskKernel {
    @MainActor static func draw(_ mask: CoverageMask, color: ResolvedColor, on target: PixelTarget) {
        let place = mask.place.intersection(target.clip)
        guard !place.isEmpty else { return }
        let lanes = color.lanes
        for row in place.y..<place.maxY {
            let coverage = unsafe mask.base + ((row - mask.place.y) * mask.stride + place.x - mask.place.x)
            let out = unsafe target.base + (row * target.stride + place.x)
            unsafe draw(coverage, lanes, out, count: place.width)
        }
    }

    private static func draw(
        _ coverage: UnsafePointer<UInt8>, _ color: Lanes.Two, _ out: UnsafeMutablePointer<UInt32>, count: Int
    ) {
        let isOpaque = color[3] >= Lanes.opaque
        let pixel = Lanes.packed(color)
        // Colour for full coverage, the common case.
        let whole = Lanes.mulhi(color, lanes_weight(.max))
        var x = 0
        while x < count {
            let eight = unsafe UnsafeRawPointer(coverage + x).loadUnaligned(as: UInt64.self)
            let rest = min(count &- x, 8)
            if eight == 0 {
                x &+= 8
                continue
            }
            if eight == .max && rest == 8 {
                for step in 0..<4 {
                    let place = unsafe out + (x &+ 2 &* step)
                    if isOpaque {
                        unsafe UnsafeMutableRawPointer(place).storeBytes(of: pixel, as: UInt64.self)
                    } else {
                        unsafe Lanes.blend(whole, at: place)
                    }
                }
                x &+= 8
                continue
            }
            var step = 0
            while step < rest {
                let a = UInt16(truncatingIfNeeded: eight >> UInt64(8 &* step) & 255) &* 257
                let b = UInt16(truncatingIfNeeded: eight >> UInt64(8 &* step &+ 8) & 255) &* 257
                if a | b != 0 {
                    let weights = lanes_weights(a, b)
                    let covered = Lanes.mulhi(color, weights)
                    if step &+ 1 < rest {
                        unsafe Lanes.blend(covered, at: out + (x &+ step))
                    } else {
                        unsafe Lanes.putOne(covered, at: out + (x &+ step))
                    }
                }
                step &+= 2
            }
            x &+= 8
        }
    }
}

extension ResolvedColor {
    /// The colour as two equal pixels in lanes, encoded and multiplied by opacity.
    var lanes: Lanes.Two {
        let alpha = opacity.inUnitRange
        func lane(_ value: Float) -> UInt16 { UInt16((value.inUnitRange * alpha * 65_280).rounded()) }
        let (b, g, r) = (lane(blue), lane(green), lane(red))
        let a = UInt16((alpha * 65_280).rounded())
        return Lanes.Two(b, g, r, a, b, g, r, a)
    }
}
