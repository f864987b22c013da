/// Decompressor of deflated bytes, which writes at most ``limit`` bytes.
///
/// - Source: RFC 1950 and RFC 1951.
struct Inflation {
    private let input: [UInt8]
    private let limit: Int
    private var place: Int
    private var bits: UInt32 = 0
    private var bitCount = 0
    private var output: [UInt8] = []

    /// The bytes behind a zlib header; as many as could be read, if the data is cut off or damaged.
    static func bytes(ofZlib input: [UInt8], limit: Int) -> [UInt8] {
        var inflation = Inflation(input: input, limit: limit, place: 2)
        while inflation.readBlock() {}
        return inflation.output
    }

    private init(input: [UInt8], limit: Int, place: Int) {
        (self.input, self.limit, self.place) = (input, limit, place)
    }

    /// Code of Huffman's: symbols by the number of bits and their order.
    private struct Code {
        /// Number of symbols of each length.
        var counts = [Int](repeating: 0, count: 16)
        var symbols: [Int] = []

        init(lengths: [Int]) {
            for length in lengths { counts[length] += 1 }
            counts[0] = 0
            for length in 1..<16 { symbols += lengths.indices.filter { lengths[$0] == length } }
        }
    }

    /// Returns false at the end of the input, of the limit, or of what can be understood.
    private mutating func readBlock() -> Bool {
        guard let isLast = read(1), let type = read(2) else { return false }
        let isRead: Bool
        switch type {
        case 0: isRead = copyStored()
        case 1:
            let literals = [Int](repeating: 8, count: 144) + [Int](repeating: 9, count: 112)
            let others = [Int](repeating: 7, count: 24) + [Int](repeating: 8, count: 8)
            isRead = readSymbols(Code(lengths: literals + others), Code(lengths: [Int](repeating: 5, count: 30)))
        case 2: isRead = readDynamicBlock()
        default: isRead = false
        }
        return isRead && isLast == 0
    }

    private mutating func read(_ count: Int) -> Int? {
        while bitCount < count {
            guard place < input.count else { return nil }
            bits |= UInt32(input[place]) << UInt32(bitCount)
            place += 1
            bitCount += 8
        }
        let value = bits & (1 << UInt32(count) - 1)
        bits >>= UInt32(count)
        bitCount -= count
        return Int(value)
    }

    private mutating func symbol(_ code: Code) -> Int? {
        var (value, first, index) = (0, 0, 0)
        for length in 1..<16 {
            guard let bit = read(1) else { return nil }
            value |= bit
            let count = code.counts[length]
            if value - first < count { return code.symbols[index + value - first] }
            index += count
            first = (first + count) << 1
            value <<= 1
        }
        return nil
    }

    private mutating func copyStored() -> Bool {
        (bits, bitCount) = (0, 0)
        guard place + 4 <= input.count else { return false }
        let count = input[place..<place + 2].littleEndian
        place += 4
        let end = min(place + count, input.count)
        output += input[place..<end].prefix(max(limit - output.count, 0))
        place = end
        return place < input.count && output.count < limit
    }

    private static let lengthBases = [
        3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227,
        258,
    ]
    private static let distanceBases = [
        1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1_025, 1_537, 2_049, 3_073,
        4_097,
        6_145, 8_193, 12_289, 16_385, 24_577,
    ]
    /// Order in which the lengths of the code of lengths are written.
    private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

    private mutating func readSymbols(_ literals: Code, _ distances: Code) -> Bool {
        while output.count < limit {
            guard let symbol = symbol(literals) else { return false }
            if symbol == 256 { return true }
            if symbol < 256 {
                output.append(UInt8(symbol))
                continue
            }
            let index = symbol - 257
            guard index < Self.lengthBases.count else { return false }
            let lengthBits = index < 8 || index == 28 ? 0 : (index - 4) / 4
            guard let more = read(lengthBits), let far = self.symbol(distances), far < Self.distanceBases.count,
                let further = read(far < 4 ? 0 : (far - 2) / 2)
            else { return false }
            let distance = Self.distanceBases[far] + further
            guard distance <= output.count else { return false }
            for _ in 0..<Self.lengthBases[index] + more { output.append(output[output.count - distance]) }
        }
        return false
    }

    private mutating func readDynamicBlock() -> Bool {
        guard let literals = read(5), let distances = read(5), let count = read(4) else { return false }
        var lengths = [Int](repeating: 0, count: 19)
        for index in 0..<count + 4 {
            guard let length = read(3) else { return false }
            lengths[Self.order[index]] = length
        }
        let code = Code(lengths: lengths)
        lengths = []
        while lengths.count < literals + 257 + distances + 1 {
            guard let symbol = symbol(code) else { return false }
            switch symbol {
            case 16:
                guard let last = lengths.last, let more = read(2) else { return false }
                lengths += [Int](repeating: last, count: 3 + more)
            case 17:
                guard let more = read(3) else { return false }
                lengths += [Int](repeating: 0, count: 3 + more)
            case 18:
                guard let more = read(7) else { return false }
                lengths += [Int](repeating: 0, count: 11 + more)
            default: lengths.append(symbol)
            }
        }
        return readSymbols(
            Code(lengths: Array(lengths[..<(literals + 257)])), Code(lengths: Array(lengths[(literals + 257)...])))
    }
}
