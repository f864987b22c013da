import CLanes

/// The arithmetic of all kernels: colours as lanes of value·256, weights of 16 bits.
///
/// One operation, the high half of an unsigned product, does every step; rounding happens once, on the way to bytes. The
/// result lies within one level of the exact one.
enum Lanes {
    /// Two pixels: blue, green, red, alpha, twice.
    typealias Two = SIMD8<UInt16>

    @inline(__always) static func mulhi(_ a: Two, _ b: Two) -> Two { lanes_mulhi(a, b) }

    /// Two pixels as lanes.
    @inline(__always) static func spread(_ pixels: UInt64) -> Two { lanes_spread(pixels) }

    /// Lanes as two pixels, rounded.
    @inline(__always) static func packed(_ lanes: Two) -> UInt64 { lanes_packed(lanes) }

    /// `source` over the two pixels `below`.
    @inline(__always) static func over(_ source: Two, _ below: UInt64) -> UInt64 {
        lanes_packed(source &+ lanes_mulhi(lanes_spread(below), lanes_inverse_alpha(source)))
    }

    /// A weight for 0…1; 1 is 65535, which loses less than a level.
    static func weight(_ value: Double) -> UInt16 { UInt16(value.inUnitRange * 65_535) }

    /// The alpha bits of two pixels, for testing them together.
    static let opaqueMask: UInt64 = 0xFF00_0000_FF00_0000

    /// An alpha from which on nothing below shows: ``over(_:_:)`` takes off as much.
    static let opaque: UInt16 = 65_272

    /// Two pixels, each from the texels at its place, their right neighbours, and both one row further down.
    ///
    /// - Parameters:
    ///   - a: the first pixel's upper left texel.
    ///   - b: the second one's.
    ///   - stride: bytes from one row of texels to the next.
    ///   - across: how much of the right texels there is in each pixel.
    ///   - down: how much of the lower ones.
    @inline(__always) static func sample(
        _ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ stride: Int, across: Two, down: Two
    ) -> Two {
        let (upperA, upperB) = unsafe (a.loadUnaligned(as: UInt64.self), b.loadUnaligned(as: UInt64.self))
        let lowerA = unsafe (a + stride).loadUnaligned(as: UInt64.self)
        let lowerB = unsafe (b + stride).loadUnaligned(as: UInt64.self)
        let upper = lanes_mix(lanes_lefts(upperA, upperB), lanes_rights(upperA, upperB), across)
        let lower = lanes_mix(lanes_lefts(lowerA, lowerB), lanes_rights(lowerA, lowerB), across)
        return lanes_mix(upper, lower, down)
    }

    /// Lays two pixels over what is there.
    ///
    /// What is skipped or stored unblended is what blending would leave the same, so that a pixel's bytes do not depend
    /// on its neighbour, nor on where clips make pairs begin.
    @inline(__always) static func put(_ colour: Two, at place: UnsafeMutablePointer<UInt32>) {
        let result: UInt64
        if lanes_both_reach(colour, opaque) != 0 {
            result = packed(colour)
        } else {
            if colour[3] | colour[7] == 0 { return }
            result = over(colour, unsafe UnsafeRawPointer(place).loadUnaligned(as: UInt64.self))
        }
        unsafe UnsafeMutableRawPointer(place).storeBytes(of: result, as: UInt64.self)
    }

    /// Lays the first of two pixels over what is there.
    @inline(__always) static func putOne(_ colour: Two, at place: UnsafeMutablePointer<UInt32>) {
        if colour[3] > 0 {
            unsafe place.pointee = UInt32(truncatingIfNeeded: over(colour, UInt64(unsafe place.pointee)))
        }
    }

    /// Lays two pixels over what is there, which is known to show through at least one of them.
    @inline(__always) static func blend(_ colour: Two, at place: UnsafeMutablePointer<UInt32>) {
        let below = unsafe UnsafeRawPointer(place).loadUnaligned(as: UInt64.self)
        unsafe UnsafeMutableRawPointer(place).storeBytes(of: over(colour, below), as: UInt64.self)
    }
}

/// Rows of kernels that do four pixels at a time.
enum WideRows {
    /// Whether this processor can.
    static let areThere = rows_are_wide() != 0
}
