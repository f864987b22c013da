/// Random numbers of one particle, the same for the same particle of the same seed, whenever it is computed.
///
/// - Source: Steele, Lea, Flood, *Fast Splittable Pseudorandom Number Generators*, 2014 (SplitMix64).
package struct ParticleRandom: Hashable, Sendable {
    private var state: UInt64

    package init(seed: UInt32) { state = Self.mixed(UInt64(seed) &+ Self.step) }

    private init(state: UInt64) { self.state = state }

    /// Numbers of birth number `birth` of cell number `cell`.
    package func branch(cell: Int, birth: Int) -> ParticleRandom {
        let cell = Self.mixed(state ^ (UInt64(truncatingIfNeeded: cell) &+ 1) &* Self.step)
        return ParticleRandom(state: Self.mixed(cell &+ UInt64(truncatingIfNeeded: birth) &* Self.step))
    }

    /// The next number, 0 or more and less than 1.
    package mutating func next() -> Double {
        state &+= Self.step
        return Double(Self.mixed(state) >> 11) * 0x1p-53
    }

    private static let step: UInt64 = 0x9E37_79B9_7F4A_7C15

    private static func mixed(_ value: UInt64) -> UInt64 {
        var value = value
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
