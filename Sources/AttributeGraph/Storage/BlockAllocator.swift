/// Memory of one node: its value, then its rule. It never moves.
@safe struct Block {
    let address: UnsafeMutableRawPointer

    init(_ address: UnsafeMutableRawPointer) { unsafe self.address = address }

    /// Deallocates a block that was too large for the size classes.
    func freeLarge() { unsafe address.deallocate() }
}

/// Allocator of blocks in multiples of 16 bytes, with free lists over chunks; larger or more strictly aligned blocks
/// come from the heap.
@safe struct BlockAllocator {
    static let largestBlock = 1024
    private static let step = 16
    private static let classCount = largestBlock / step + 1

    private var freeLists: UnsafeMutablePointer<UnsafeMutableRawPointer?>
    private var unused: UnsafeMutableRawPointer
    private var unusedBytes = 0
    /// Newest chunk. Each chunk begins with the address of the previous one.
    private var lastChunk: UnsafeMutableRawPointer?
    private var nextChunkSize = 4096
    private(set) var bytesInUse = 0
    private(set) var bytesReserved = 0

    init() {
        unsafe freeLists = .allocate(capacity: Self.classCount)
        unsafe freeLists.initialize(repeating: nil, count: Self.classCount)
        unsafe unused = UnsafeMutableRawPointer(freeLists)
    }

    mutating func allocate(size: Int, alignment: Int) -> Block {
        guard Self.isPooled(size: size, alignment: alignment) else {
            bytesInUse += size
            return unsafe Block(.allocate(byteCount: size, alignment: alignment))
        }
        let sizeClass = Self.sizeClass(of: size)
        bytesInUse += sizeClass * Self.step
        if let block = unsafe freeLists[sizeClass] {
            unsafe freeLists[sizeClass] = block.load(as: UnsafeMutableRawPointer?.self)
            return unsafe Block(block)
        }
        let bytes = sizeClass * Self.step
        if unusedBytes < bytes { addChunk() }
        let block = unsafe unused
        unsafe unused += bytes
        unusedBytes -= bytes
        return unsafe Block(block)
    }

    mutating func free(_ block: Block, size: Int, alignment: Int) {
        guard Self.isPooled(size: size, alignment: alignment) else {
            bytesInUse -= size
            return block.freeLarge()
        }
        let sizeClass = Self.sizeClass(of: size)
        bytesInUse -= sizeClass * Self.step
        unsafe block.address.storeBytes(of: freeLists[sizeClass], as: UnsafeMutableRawPointer?.self)
        unsafe freeLists[sizeClass] = block.address
    }

    /// Frees all chunks; blocks from the heap are freed with their nodes.
    func freeChunks() {
        var chunk = unsafe lastChunk
        while let current = unsafe chunk {
            unsafe chunk = current.load(as: UnsafeMutableRawPointer?.self)
            unsafe current.deallocate()
        }
        unsafe freeLists.deallocate()
    }

    static func isPooled(size: Int, alignment: Int) -> Bool { size <= largestBlock && alignment <= step }

    private static func sizeClass(of size: Int) -> Int { max(1, (size + step - 1) / step) }

    /// Adds a chunk. Small at first, since page faults took half of the first build's time with large reservations;
    /// then doubling, up to 64 KiB.
    private mutating func addChunk() {
        let size = nextChunkSize
        nextChunkSize = min(size * 2, 65_536)
        let chunk = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: Self.step)
        unsafe chunk.storeBytes(of: lastChunk, as: UnsafeMutableRawPointer?.self)
        unsafe lastChunk = chunk
        unsafe unused = chunk + Self.step
        unusedBytes = size - Self.step
        bytesReserved += size
    }
}
