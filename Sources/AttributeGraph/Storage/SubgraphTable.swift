/// Where a subgraph lies in its slab; 0 means none.
typealias SubgraphIndex = UInt32

/// One subgraph: its nodes, and its place in the tree of subgraphs.
struct SubgraphRecord {
    /// The newest of the nodes, which are threaded through ``Node/next``. While the subgraph is being filled, the graph's
    /// registers have it.
    var newestNode: NodeIndex = 0
    var parent: SubgraphIndex = 0
    /// The subgraphs within, oldest first.
    var firstChild: SubgraphIndex = 0
    var lastChild: SubgraphIndex = 0
    var previousSibling: SubgraphIndex = 0
    /// The next one in the same parent, or the next free place.
    var nextSibling: SubgraphIndex = 0
    /// Counts the subgraphs that had this place.
    var generation: UInt32 = 0
    /// How many calls up the stack fill it: so long is the place not another's.
    var fillings: UInt32 = 0
    var isDead = false
}

/// The subgraphs of one graph, by index.
@safe struct SubgraphTable {
    fileprivate let header: UnsafeMutablePointer<StoreHeader>

    init(header: UnsafeMutablePointer<StoreHeader>) { unsafe self.header = header }

    subscript(index: SubgraphIndex) -> SubgraphRecord {
        @inline(__always) _read {
            assert(unsafe index > 0 && Int(index) < header.pointee.subgraphs.count)
            yield unsafe header.pointee.subgraphs.base[Int(index)]
        }
        @inline(__always) nonmutating _modify {
            assert(unsafe index > 0 && Int(index) < header.pointee.subgraphs.count)
            yield unsafe &header.pointee.subgraphs.base[Int(index)]
        }
    }

    /// A place for a subgraph, the last one in `parent`; 0 is none.
    func add(in parent: SubgraphIndex) -> SubgraphIndex {
        let index = takePlace()
        guard parent != 0 else { return index }
        let last = self[parent].lastChild
        self[index].parent = parent
        self[index].previousSibling = last
        if last == 0 { self[parent].firstChild = index } else { self[last].nextSibling = index }
        self[parent].lastChild = index
        return index
    }

    private func takePlace() -> SubgraphIndex {
        let reused = unsafe header.pointee.subgraphs.firstFree
        if reused != 0 {
            unsafe header.pointee.subgraphs.firstFree = self[reused].nextSibling
            let generation = self[reused].generation
            self[reused] = SubgraphRecord(generation: generation)
            return reused
        }
        unsafe header.pointee.subgraphs.reserveOne()
        let index = unsafe header.pointee.subgraphs.count
        unsafe (header.pointee.subgraphs.base + index).initialize(to: SubgraphRecord())
        unsafe header.pointee.subgraphs.count = index + 1
        return SubgraphIndex(truncatingIfNeeded: index)
    }

    /// Takes a subgraph out of the list of the one around it.
    func unlink(_ index: SubgraphIndex) {
        let parent = self[index].parent
        guard parent != 0 else { return }
        let (previous, next) = (self[index].previousSibling, self[index].nextSibling)
        if previous == 0 { self[parent].firstChild = next } else { self[previous].nextSibling = next }
        if next == 0 { self[parent].lastChild = previous } else { self[next].previousSibling = previous }
    }

    /// Gives the place back; handles to it are out of date from now on.
    func free(_ index: SubgraphIndex) {
        self[index].generation &+= 1
        self[index].nextSibling = unsafe header.pointee.subgraphs.firstFree
        unsafe header.pointee.subgraphs.firstFree = index
    }

    func descendantCount(of index: SubgraphIndex) -> Int {
        var count = 0
        var child = self[index].firstChild
        while child != 0 {
            count += 1 + descendantCount(of: child)
            child = self[child].nextSibling
        }
        return count
    }
}
