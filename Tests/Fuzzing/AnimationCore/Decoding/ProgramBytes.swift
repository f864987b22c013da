/// A fuzzer's input, decoded as a program of operations and numbers.
///
/// Every byte has a meaning, so that no mutation is lost. Letters and digits have simple meanings, so that the corpus
/// is readable: `a` is the first of a choice, `b` the second, and so on.
public struct ProgramBytes {
    /// Range of the numbers in a program, decided by its first byte.
    enum Manners {
        /// Any number. Results must be total: no trap, no endless loop, and no NaN from finite input.
        case hostile
        /// Numbers that a program would use. Motion must also be smooth and come to rest.
        case reasonable
    }

    private var rest: ArraySlice<UInt8>
    let manners: Manners

    /// Decodes `bytes`; a first byte of `r` makes the program a reasonable one.
    public init(_ bytes: [UInt8]) {
        rest = bytes[...]
        manners = rest.popFirst() == UInt8(ascii: "r") ? .reasonable : .hostile
    }

    var isEmpty: Bool { rest.isEmpty }

    /// The next byte; 0 behind the end.
    mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

    mutating func choice(of count: Int) -> Int { Int(byte() &- UInt8(ascii: "a")) % count }

    mutating func flag() -> Bool { choice(of: 2) == 1 }

    /// Decodes any number: a digit is a tenth of its value, a small letter an index into `common`, a capital into
    /// `hostile`, `!` introduces the eight bytes of a `Double`, and any other byte begins a 16-bit number, divided by
    /// 256.
    mutating func number() -> Double {
        let first = byte()
        switch first {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): return Double(first - UInt8(ascii: "0")) / 10
        case UInt8(ascii: "a")...UInt8(ascii: "z"): return Self.common[Int(first - UInt8(ascii: "a"))]
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): return Self.hostile[Int(first - UInt8(ascii: "A"))]
        case UInt8(ascii: "!"): return Double(bitPattern: (0..<8).reduce(0) { bits, _ in bits << 8 | UInt64(byte()) })
        default: return Double(Int16(bitPattern: UInt16(first) << 8 | UInt16(byte()))) / 256
        }
    }

    /// Decodes any number, folded into `range` if the program is reasonable.
    mutating func number(in range: ClosedRange<Double>) -> Double {
        let number = number()
        guard manners == .reasonable, !range.contains(number) else { return number }
        guard number.isFinite else { return range.lowerBound }
        return range.lowerBound + abs(number).truncatingRemainder(dividingBy: range.upperBound - range.lowerBound)
    }

    /// Decodes any integer, folded into `range` if the program is reasonable.
    mutating func integer(in range: ClosedRange<Int>) -> Int {
        let integer = Int(exactly: number().rounded()) ?? (flag() ? .max : .min)
        guard manners == .reasonable, !range.contains(integer) else { return integer }
        return range.lowerBound + Int(integer.magnitude % UInt(range.count))
    }

    private static let common: [Double] = [
        1, 2, 3, 5, 10, 20, 50, 100, 200, 500, 1000, 1e4, 1e6,
        -1, -2, -10, -100, -1000, 1.0 / 60, 1.0 / 120, 1.0 / 300, 0.35, 0.55, 0.825, 0.001, 0.01,
    ]

    private static let hostile: [Double] = [
        0, -0.0, .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
        .leastNonzeroMagnitude, -.leastNonzeroMagnitude, .leastNormalMagnitude, 1e300, -1e300, 1e154, 1.4e154, -1.4e154,
        1e-300, -1e-300, 0x1p63, -0x1p63, 0x1p53, 1e17, -1e17, 1 - 0x1p-53, 1 + 0x1p-52, 1e-9, -1e-9,
    ]
}
