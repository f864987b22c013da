/// Pseudorandom numbers of a seed, which a failing test prints (SplitMix64).
package struct SplitMix: RandomNumberGenerator, Sendable {
    private var state: UInt64

    package init(seed: UInt64) { state = seed }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// Returns a number from 0 to `sides` − 1; 0 if there are no sides.
    package mutating func roll(_ sides: Int) -> Int { Int(next() % UInt64(max(1, sides))) }

    package mutating func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &self) }

    package mutating func chance(_ probability: Double) -> Bool { number(0...1) < probability }

    /// Returns one of `values`, which must not be empty.
    package mutating func pick<T>(_ values: [T]) -> T { values[Int.random(in: 0..<values.count, using: &self)] }
}
