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
    static func weight(_ value: Double) -> UInt16 { UInt16(min(max(value, 0), 1) * 65_535) }

    /// The alpha bits of two pixels, for testing them together.
    static let opaqueMask: UInt64 = 0xFF00_0000_FF00_0000

    /// An alpha from which on nothing below shows: ``over(_:_:)`` takes off as much.
    static let opaque: UInt16 = 65_272
}
