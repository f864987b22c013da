/// Lines of a descriptor, as they arrive.
struct LineReader {
    let descriptor: Int32
    private var rest: [UInt8] = []

    init(_ descriptor: Int32) { self.descriptor = descriptor }

    /// Lines that have arrived; nil at the end of the input.
    mutating func lines() -> [String]? {
        guard let bytes = Descriptors.read(descriptor) else { return nil }
        rest += bytes
        var lines: [String] = []
        while let end = rest.firstIndex(of: 10) {
            lines.append(String(decoding: rest[..<end], as: UTF8.self))
            rest.removeSubrange(...end)
        }
        return lines
    }
}
