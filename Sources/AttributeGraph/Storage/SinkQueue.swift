/// Queued sink with its age.
struct QueuedSink {
    let sequence: UInt64
    let node: NodeIndex
    let generation: UInt32
}

/// Queue of sinks, oldest first.
///
/// Most sinks are queued in order of age and appended to a sorted run; the others go to a heap.
@safe struct SinkQueue {
    private var run = RawList<QueuedSink>()
    private var head = 0
    private var heap = RawList<QueuedSink>()

    func deallocate() {
        run.deallocate()
        heap.deallocate()
    }

    @inline(__always) mutating func push(_ sink: QueuedSink) {
        if head == run.count || run[run.count - 1].sequence < sink.sequence {
            run.append(sink)
        } else {
            heap.append(sink)
            siftUp(heap.count - 1)
        }
    }

    @inline(__always) mutating func pop() -> QueuedSink? {
        guard head < run.count else {
            head = 0
            run.count = 0
            return heap.count == 0 ? nil : popHeap()
        }
        if heap.count > 0, heap[0].sequence < run[head].sequence { return popHeap() }
        head += 1
        return run[head - 1]
    }

    private mutating func popHeap() -> QueuedSink {
        let top = heap[0]
        heap.count -= 1
        if heap.count > 0 {
            heap[0] = heap[heap.count]
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
        let sinking = heap[0]
        var place = 0
        while true {
            var child = 2 * place + 1
            guard child < heap.count else { break }
            if child + 1 < heap.count, heap[child + 1].sequence < heap[child].sequence { child += 1 }
            guard heap[child].sequence < sinking.sequence else { break }
            heap[place] = heap[child]
            place = child
        }
        heap[place] = sinking
    }
}
