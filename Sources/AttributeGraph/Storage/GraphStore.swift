/// Owner of a graph's memory: slabs of nodes, links and subgraphs, blocks, and registers.
///
/// All of it is behind one constant pointer, so that hot code needs no exclusivity checks; the tables it hands out are
/// copies of this pointer and must not outlive the store.
@safe final class GraphStore {
    private let header: UnsafeMutablePointer<StoreHeader>

    init() {
        unsafe header = .allocate(capacity: 1)
        unsafe header.initialize(to: StoreHeader())
    }

    deinit {
        // All values first: their deinitialisers may run code, but no node is reachable any more.
        let count = unsafe header.pointee.nodes.count
        for index in 1..<count {
            let node = unsafe header.pointee.nodes.base[index]
            if let type = node.type, let block = node.block {
                type.destroyContents(of: block, hasValue: node.flags.contains(.hasValue))
                if type.blockSize > BlockAllocator.largestBlock { block.freeLarge() }
            }
        }
        unsafe header.pointee.blocks.freeChunks()
        unsafe header.pointee.nodes.deallocate()
        unsafe header.pointee.links.deallocate()
        unsafe header.pointee.subgraphs.deallocate()
        unsafe header.pointee.active.deallocate()
        unsafe header.pointee.structureSinks.deallocate()
        unsafe header.pointee.effectSinks.deallocate()
        unsafe header.pointee.runsByType.deallocate()
        unsafe header.deinitialize(count: 1)
        unsafe header.deallocate()
    }

    var nodes: NodeTable { unsafe NodeTable(header: header) }
    var links: LinkTable { unsafe LinkTable(header: header) }
    var registers: RegisterFile { unsafe RegisterFile(header: header) }
    var active: ActiveStack { unsafe ActiveStack(header: header) }
    var sinks: SinkQueues { unsafe SinkQueues(header: header) }
    var runsByType: RunCounts { unsafe RunCounts(header: header) }
    var memory: GraphMemory { unsafe GraphMemory(header: header) }

    /// Uninitialised memory that never moves.
    func makeBlock(size: Int, alignment: Int) -> Block {
        unsafe header.pointee.blocks.allocate(size: size, alignment: alignment)
    }

    func freeBlock(_ block: Block, size: Int, alignment: Int) {
        unsafe header.pointee.blocks.free(block, size: size, alignment: alignment)
    }

    /// Current sizes.
    var usage: StoreUsage {
        unsafe StoreUsage(
            nodes: header.pointee.nodes.live, links: header.pointee.links.live,
            blockBytes: header.pointee.blocks.bytesInUse,
            reservedBytes: header.pointee.nodes.capacity * MemoryLayout<Node>.stride
                + header.pointee.links.capacity * MemoryLayout<Link>.stride + header.pointee.blocks.bytesReserved)
    }
}

struct StoreUsage {
    var nodes: Int
    var links: Int
    var blockBytes: Int
    var reservedBytes: Int
}

@safe struct StoreHeader {
    var nodes = Slab<Node>()
    var links = Slab<Link>()
    var subgraphs = Slab<SubgraphRecord>()
    var active = RawList<NodeIndex>()
    var structureSinks = SinkQueue()
    var effectSinks = SinkQueue()
    var runsByType = RawList<Int>()
    var blocks = BlockAllocator()
    var registers = Registers()
}

/// Raw array that grows by a factor; index 0 is never used.
@safe struct Slab<Element> {
    private(set) var base: UnsafeMutablePointer<Element>
    private(set) var capacity: Int
    var count = 1
    var firstFree: UInt32 = 0
    var live = 0

    init() {
        // About one page: most graphs of a window are small.
        capacity = 64
        unsafe base = .allocate(capacity: 64)
    }

    mutating func reserveOne() {
        guard count == capacity else { return }
        precondition(capacity < 1 << 30, "A graph cannot hold more than 2³⁰ attributes or edges.")
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * Self.growth)
        unsafe larger.advanced(by: 1).moveInitialize(from: base.advanced(by: 1), count: count - 1)
        unsafe base.deallocate()
        unsafe base = larger
        capacity *= Self.growth
    }

    /// Growth factor. By doubling, each element would be moved about once while a window is built; reserved pages that
    /// are never touched cost nothing.
    private static var growth: Int { 4 }

    func deallocate() { unsafe base.deallocate() }
}

/// Nodes of a graph, by index.
@safe struct NodeTable {
    fileprivate let header: UnsafeMutablePointer<StoreHeader>

    init(header: UnsafeMutablePointer<StoreHeader>) { unsafe self.header = header }

    /// The node at `index`.
    ///
    /// - Precondition: the node was added; checked in debug builds.
    subscript(index: NodeIndex) -> Node {
        @inline(__always) unsafeAddress {
            assert(unsafe index > 0 && Int(index) < header.pointee.nodes.count)
            return unsafe UnsafePointer(header.pointee.nodes.base + Int(index))
        }
        @inline(__always) nonmutating unsafeMutableAddress {
            assert(unsafe index > 0 && Int(index) < header.pointee.nodes.count)
            return unsafe header.pointee.nodes.base + Int(index)
        }
    }

    /// True if a handle's index still refers to its node; false for indices out of range, too.
    @inline(__always) func isCurrent(_ index: NodeIndex, generation: UInt32) -> Bool {
        unsafe Int(index) < header.pointee.nodes.count && index != 0
            && header.pointee.nodes.base[Int(index)].generation == generation
    }

    /// Adds a node and returns its index; the generation of a reused index is kept.
    func add(_ node: Node) -> NodeIndex {
        unsafe header.pointee.nodes.live += 1
        let reused = unsafe header.pointee.nodes.firstFree
        if reused != 0 {
            let place = unsafe header.pointee.nodes.base + Int(reused)
            unsafe header.pointee.nodes.firstFree = place.pointee.next
            let generation = unsafe place.pointee.generation
            unsafe place.pointee = node
            unsafe place.pointee.generation = generation
            return reused
        }
        unsafe header.pointee.nodes.reserveOne()
        let index = unsafe header.pointee.nodes.count
        unsafe (header.pointee.nodes.base + index).initialize(to: node)
        unsafe header.pointee.nodes.count = index + 1
        return NodeIndex(truncatingIfNeeded: index)
    }

    /// Frees the index. The generation was incremented when the node died.
    func free(_ index: NodeIndex) {
        let place = unsafe header.pointee.nodes.base + Int(index)
        unsafe place.pointee.type = nil
        unsafe place.pointee.block = nil
        unsafe place.pointee.flags = .dead
        unsafe place.pointee.next = header.pointee.nodes.firstFree
        unsafe header.pointee.nodes.firstFree = index
        unsafe header.pointee.nodes.live -= 1
    }

    /// All indices ever used.
    var indices: Range<NodeIndex> { unsafe 1..<NodeIndex(header.pointee.nodes.count) }
}

/// Links of a graph, by index.
@safe struct LinkTable {
    fileprivate let header: UnsafeMutablePointer<StoreHeader>

    subscript(index: LinkIndex) -> Link {
        @inline(__always) unsafeAddress {
            assert(unsafe index > 0 && Int(index) < header.pointee.links.count)
            return unsafe UnsafePointer(header.pointee.links.base + Int(index))
        }
        @inline(__always) nonmutating unsafeMutableAddress {
            assert(unsafe index > 0 && Int(index) < header.pointee.links.count)
            return unsafe header.pointee.links.base + Int(index)
        }
    }

    func add(_ link: Link) -> LinkIndex {
        unsafe header.pointee.links.live += 1
        let reused = unsafe header.pointee.links.firstFree
        if reused != 0 {
            let place = unsafe header.pointee.links.base + Int(reused)
            unsafe header.pointee.links.firstFree = place.pointee.nextInput
            unsafe place.pointee = link
            return reused
        }
        unsafe header.pointee.links.reserveOne()
        let index = unsafe header.pointee.links.count
        unsafe (header.pointee.links.base + index).initialize(to: link)
        unsafe header.pointee.links.count = index + 1
        return LinkIndex(truncatingIfNeeded: index)
    }

    func free(_ index: LinkIndex) {
        unsafe header.pointee.links.base[Int(index)].nextInput = header.pointee.links.firstFree
        unsafe header.pointee.links.firstFree = index
        unsafe header.pointee.links.live -= 1
    }
}

/// Words of a graph that change with every run.
struct Registers {
    /// Node whose rule is running and records its reads; 0 for none.
    var current: NodeIndex = 0
    /// Last link read by the running rule; 0 before its first read.
    var cursor: LinkIndex = 0
    var stamp: UInt32 = 0
    var sequence: UInt64 = 0
    var flushNumber: UInt32 = 0
    /// Number of living sinks queued for a flush.
    var queuedSinks = 0
    /// Subgraph being filled; 0 for none.
    var filled: SubgraphIndex = 0
    /// Newest node of that subgraph.
    var newestNode: NodeIndex = 0
    var isTracing = false
    var isFlushing = false
    /// True if ``Graph/postponedSinks`` has any; read without the check for exclusive access of an array.
    var hasPostponedSinks = false
    var runs = 0
    var comparisons = 0
    var unequalComparisons = 0
    var verifications = 0
    var nodesMade = 0
}

@safe struct RegisterFile {
    fileprivate let header: UnsafeMutablePointer<StoreHeader>

    init(header: UnsafeMutablePointer<StoreHeader>) { unsafe self.header = header }

    var all: Registers {
        @inline(__always) _read { yield unsafe header.pointee.registers }
        @inline(__always) nonmutating _modify { yield unsafe &header.pointee.registers }
    }
}

/// Nodes that are running or checking their inputs, outermost first: the path in the report of a cycle.
@safe struct ActiveStack {
    fileprivate let header: UnsafeMutablePointer<StoreHeader>

    var isEmpty: Bool { unsafe header.pointee.active.count == 0 }

    @inline(__always) func push(_ index: NodeIndex) { unsafe header.pointee.active.append(index) }

    @inline(__always) func pop() { unsafe header.pointee.active.count -= 1 }

    var indices: [NodeIndex] {
        var indices: [NodeIndex] = []
        for place in 0..<(unsafe header.pointee.active.count) { indices.append(unsafe header.pointee.active[place]) }
        return indices
    }
}

/// Sinks queued for a flush, by phase.
@safe struct SinkQueues {
    fileprivate let header: UnsafeMutablePointer<StoreHeader>

    @inline(__always) func push(_ sink: QueuedSink, isStructure: Bool) {
        if isStructure {
            unsafe header.pointee.structureSinks.push(sink)
        } else {
            unsafe header.pointee.effectSinks.push(sink)
        }
    }

    /// Removes the oldest structure sink or, if there is none, the oldest effect sink.
    @inline(__always) func pop() -> QueuedSink? {
        unsafe header.pointee.structureSinks.pop() ?? header.pointee.effectSinks.pop()
    }
}

/// Number of runs per rule type, by ``NodeType/index``.
@safe struct RunCounts {
    fileprivate let header: UnsafeMutablePointer<StoreHeader>

    @inline(__always) func count(_ index: Int) {
        if unsafe index >= header.pointee.runsByType.count { grow(to: index + 1) }
        unsafe header.pointee.runsByType[index] += 1
    }

    @inline(never) private func grow(to count: Int) {
        while unsafe header.pointee.runsByType.count < count { unsafe header.pointee.runsByType.append(0) }
    }

    subscript(index: Int) -> Int {
        unsafe index < header.pointee.runsByType.count ? header.pointee.runsByType[index] : 0
    }

    func reset() { unsafe header.pointee.runsByType.count = 0 }
}
