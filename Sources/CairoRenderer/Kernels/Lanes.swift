/// The arithmetic of all kernels: colours as lanes of value·256, weights of 16 bits.
///
/// One operation, the high half of an unsigned product, does every step; rounding happens once, on the way to bytes. The
/// result lies within one level of the exact one.
enum Lanes {
    /// Two pixels.
    typealias Two = SIMD8<UInt16>

    @inline(__always) static func mulhi(_ a: Two, _ b: Two) -> Two {
        let product = SIMD8<UInt32>(truncatingIfNeeded: a) &* SIMD8<UInt32>(truncatingIfNeeded: b)
        return Two(truncatingIfNeeded: product &>> 16)
    }

    /// Two pixels as lanes.
    @inline(__always) static func spread(_ pixels: UInt64) -> Two {
        let bytes = unsafe unsafeBitCast(pixels, to: SIMD8<UInt8>.self)
        return Two(truncatingIfNeeded: bytes) &<< 8
    }

    /// Lanes as two pixels, rounded.
    @inline(__always) static func packed(_ lanes: Two) -> UInt64 {
        let bytes = SIMD8<UInt8>(truncatingIfNeeded: (lanes &+ 128) &>> 8)
        return unsafe unsafeBitCast(bytes, to: UInt64.self)
    }

    /// `source` over the two pixels `below`.
    @inline(__always) static func over(_ source: Two, _ below: UInt64) -> UInt64 {
        let alpha = Two(source[3], source[3], source[3], source[3], source[7], source[7], source[7], source[7])
        // What rounding took from an opaque colour's alpha must not let anything through.
        let eight = Two(repeating: 8)
        let short = Two(repeating: 65_280) &- alpha
        let left = short.replacing(with: eight, where: short .< eight) &- eight
        let inverse = left &+ (left &>> 8)
        return packed(source &+ mulhi(spread(below), inverse))
    }

    /// A weight for 0…1; 1 is 65535, which loses less than a level.
    static func weight(_ value: Double) -> UInt16 { UInt16(min(max(value, 0), 1) * 65_535) }

    /// The alpha bits of two pixels.
    static let opaqueMask: UInt64 = 0xFF00_0000_FF00_0000

    /// An alpha from which on nothing below shows: ``over(_:_:)`` takes off as much.
    static let opaque: UInt16 = 65_272
}
