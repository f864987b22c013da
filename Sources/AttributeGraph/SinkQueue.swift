/// Sinks that wait, oldest first.
///
/// Marks arrive mostly in order of age, so most entries only join the end of a sorted run; the others go to a heap.
struct SinkQueue {
    struct Entry {
        let sequence: UInt64
        let node: NodeIndex
        let generation: UInt32
    }

    private var run: [Entry] = []
    private var head = 0
    private var heap: [Entry] = []

    mutating func push(_ entry: Entry) {
        if head == run.count || run[run.count - 1].sequence < entry.sequence {
            run.append(entry)
        } else {
            heap.append(entry)
            siftUp(heap.count - 1)
        }
    }

    mutating func pop() -> Entry? {
        guard head < run.count else {
            head = 0
            run.removeAll(keepingCapacity: true)
            return heap.isEmpty ? nil : popHeap()
        }
        if let top = heap.first, top.sequence < run[head].sequence { return popHeap() }
        head += 1
        return run[head - 1]
    }

    private mutating func popHeap() -> Entry {
        let top = heap[0]
        let last = heap.removeLast()
        if !heap.isEmpty {
            heap[0] = last
            siftDown()
        }
        return top
    }

    private mutating func siftUp(_ start: Int) {
        var child = start
        while child > 0, heap[child].sequence < heap[(child - 1) / 2].sequence {
            heap.swapAt(child, (child - 1) / 2)
            child = (child - 1) / 2
        }
    }

    private mutating func siftDown() {
        var parent = 0
        while true {
            var least = parent
            for child in [2 * parent + 1, 2 * parent + 2]
            where child < heap.count && heap[child].sequence < heap[least].sequence { least = child }
            if least == parent { return }
            heap.swapAt(parent, least)
            parent = least
        }
    }
}
