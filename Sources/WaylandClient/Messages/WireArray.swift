/// Bytes of an `array` argument.
package struct WireArray: Equatable, Sendable {
    package var bytes: [UInt8]

    package init(bytes: [UInt8]) { self.bytes = bytes }

    package init(words: [UInt32]) {
        bytes = words.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> UInt32($0 * 8)) } }
    }

    /// The bytes as 32-bit words, as in most arrays of Wayland; a remainder of less than four bytes is dropped. Wayland
    /// uses the machine's byte order, and all supported machines are little-endian.
    package var words: [UInt32] {
        stride(from: 0, to: bytes.count - bytes.count % 4, by: 4).map { start in
            (0..<4).reduce(0) { $0 | UInt32(bytes[start + $1]) << UInt32($1 * 8) }
        }
    }
}
