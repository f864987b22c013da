/// Index of a subgraph in its slab; 0 for none.
typealias SubgraphIndex = UInt32

/// Subgraph: its nodes, and its links in the tree of subgraphs.
struct SubgraphRecord {
    /// Newest node; the nodes are linked through ``Node/next``. While the subgraph is being filled, the graph's
    /// registers hold the current value.
    var newestNode: NodeIndex = 0
    var parent: SubgraphIndex = 0
    /// First of the child subgraphs, oldest first; below, the last.
    var firstChild: SubgraphIndex = 0
    var lastChild: SubgraphIndex = 0
    var previousSibling: SubgraphIndex = 0
    /// Next sibling, or next free index.
    var nextSibling: SubgraphIndex = 0
    /// Number of subgraphs that have had this index before.
    var generation: UInt32 = 0
    /// Number of calls on the stack that are filling it; the index is not reused before they end.
    var fillings: UInt32 = 0
    var isDead = false
}

/// Subgraphs of a graph, by index.
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

    /// Adds a subgraph as the last child of `parent` (0 for none) and returns its index.
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

    /// Removes a subgraph from its parent's list.
    func unlink(_ index: SubgraphIndex) {
        let parent = self[index].parent
        guard parent != 0 else { return }
        let (previous, next) = (self[index].previousSibling, self[index].nextSibling)
        if previous == 0 { self[parent].firstChild = next } else { self[previous].nextSibling = next }
        if next == 0 { self[parent].lastChild = previous } else { self[next].previousSibling = previous }
    }

    /// Frees the index; handles to it become invalid.
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
