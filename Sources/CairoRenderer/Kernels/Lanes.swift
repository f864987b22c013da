import CLanes

/// Arithmetic of the kernels: colours are lanes of value·256, weights have 16 bits.
///
/// Every step is one operation, the high half of an unsigned product; only the conversion to bytes rounds. Results are
/// within one level of the exact ones.
enum Lanes {
    /// Two pixels, each as blue, green, red, alpha.
    typealias Two = SIMD8<UInt16>

    @inline(__always) static func mulhi(_ a: Two, _ b: Two) -> Two { lanes_mulhi(a, b) }

    /// Converts two pixels to lanes.
    @inline(__always) static func spread(_ pixels: UInt64) -> Two { lanes_spread(pixels) }

    /// Converts lanes to two pixels, rounded.
    @inline(__always) static func packed(_ lanes: Two) -> UInt64 { lanes_packed(lanes) }

    /// Composites `source` over the two pixels `below`.
    @inline(__always) static func over(_ source: Two, _ below: UInt64) -> UInt64 {
        lanes_packed(source &+ lanes_mulhi(lanes_spread(below), lanes_inverse_alpha(source)))
    }

    /// Weight for `value`, 0…1. 1 becomes 65535 of 65536, which loses less than a level.
    static func weight(_ value: Double) -> UInt16 { UInt16(value.inUnitRange * 65_535) }

    /// Alpha bits of two pixels, for testing both at once.
    static let opaqueMask: UInt64 = 0xFF00_0000_FF00_0000

    /// Smallest alpha that hides everything below in ``over(_:_:)``.
    static let opaque: UInt16 = 65_272

    /// Samples two pixels bilinearly, each from four texels.
    ///
    /// - Parameters:
    ///   - a: upper left texel of the first pixel.
    ///   - b: upper left texel of the second pixel.
    ///   - stride: distance between rows of texels, in bytes.
    ///   - across: weights of the right texels.
    ///   - down: weights of the lower texels.
    /// - Returns: the two pixels as lanes.
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

    /// Draws two pixels over those at `place`.
    ///
    /// Transparent pixels are skipped and opaque ones stored only where blending would give the same bytes. So a pixel
    /// does not depend on its neighbour, nor on where a clip makes pairs begin.
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

    /// Draws the first of two pixels over that at `place`.
    @inline(__always) static func putOne(_ colour: Two, at place: UnsafeMutablePointer<UInt32>) {
        if colour[3] > 0 {
            unsafe place.pointee = UInt32(truncatingIfNeeded: over(colour, UInt64(unsafe place.pointee)))
        }
    }

    /// Blends two pixels, of which at least one is not opaque, over those at `place`.
    @inline(__always) static func blend(_ colour: Two, at place: UnsafeMutablePointer<UInt32>) {
        let below = unsafe UnsafeRawPointer(place).loadUnaligned(as: UInt64.self)
        unsafe UnsafeMutableRawPointer(place).storeBytes(of: over(colour, below), as: UInt64.self)
    }
}

/// Number of pixels that row kernels handle at a time, and how they read texels; the bytes are the same.
enum RowWidth: CaseIterable {
    case two
    /// With AVX2.
    case four
    /// With AVX-512; texels are read pair by pair.
    case eight
    /// With AVX-512; texels of eight pixels are gathered by one instruction.
    case eightGathered

    /// The widths that this processor supports.
    static let supported = allCases.filter { width in
        switch width {
        case .two: true
        case .four: rows_are_wide() != 0
        case .eight, .eightGathered: eights_are_supported() != 0
        }
    }

    /// The quickest width on this processor.
    static let quickest: RowWidth =
        if eights_are_quick() != 0 {
            eights_gather_quickly() != 0 ? .eightGathered : .eight
        } else {
            rows_are_wide() != 0 ? .four : .two
        }

    /// 1 if texels are gathered, for the kernels.
    var gathers: UInt8 { self == .eightGathered ? 1 : 0 }
}
