/// Memory that is as large as caches are, to empty them.
final class CacheSweep {
    /// Size in bytes: twice the simulated last level, and more than the second level of processors. A last level that
    /// is larger and shared by many cores keeps some of the program's memory.
    static let bytes = 32 << 20
    static let lineBytes = 64

    private var memory = [UInt64](repeating: 0, count: bytes / 8)

    /// Writes to each line of the memory, so that the caches have nothing else.
    func sweep() {
        for index in stride(from: 0, to: memory.count, by: Self.lineBytes / 8) { memory[index] &+= 1 }
        keep(Double(memory[memory.count - 1]))
    }
}
