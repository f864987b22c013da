/// Interfaces that a compositor offers, read from its answer to a request for them.
///
/// The bytes are read here and not by libwayland, so that `lilt` starts on machines where that library is missing.
package struct CompositorGlobals {
    /// Names of the interfaces, such as `xdg_wm_base`.
    package private(set) var interfaces: Set<String> = []
    /// True when the compositor has said that these are all.
    package private(set) var isComplete = false

    private var bytes: [UInt8] = []

    private static let registry: UInt32 = 2
    private static let callback: UInt32 = 3
    /// Longest message of the protocol, in bytes.
    private static let longestMessage = 4_096

    /// Requests for the registry, and for an answer behind its events: `wl_display.get_registry` and `wl_display.sync`.
    package static let requests: [UInt8] =
        words([1, 12 << 16 | 1, registry]) + words([1, 12 << 16 | 0, callback])

    package init() {}

    /// Reads further bytes of the answer.
    package mutating func read(_ new: [UInt8]) {
        bytes += new
        while !isComplete, bytes.count >= 8 {
            let (object, header) = (word(at: 0), word(at: 4))
            let length = Int(header >> 16)
            guard length >= 8, length <= Self.longestMessage else {
                // No compositor's answer.
                isComplete = true
                return
            }
            guard bytes.count >= length else { return }
            if object == Self.callback { isComplete = true }
            if object == Self.registry, header & 0xffff == 0, length >= 20 { readGlobal(length) }
            bytes.removeFirst(length)
        }
    }

    /// Reads `wl_registry.global`: a number, the interface's name with its length, and a version.
    private mutating func readGlobal(_ length: Int) {
        let count = Int(word(at: 12))
        guard count >= 1, 16 + count <= length else { return }
        interfaces.insert(String(decoding: bytes[16..<16 + count - 1], as: UTF8.self))
    }

    /// A number of the message. The protocol has the machine's order of bytes, and all machines of the toolchain are little-endian.
    private func word(at index: Int) -> UInt32 {
        (0..<4).reversed().reduce(0) { $0 << 8 | UInt32(bytes[index + $1]) }
    }

    private static func words(_ values: [UInt32]) -> [UInt8] {
        values.flatMap { value in (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) } }
    }
}
