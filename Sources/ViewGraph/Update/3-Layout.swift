@_spi(Engine) import LayerTree

extension UpdatePipeline {
    /// Pass 3: places the boxes that need layout, once, at final values (S1.11); then applies changed offsets.
    func layOut() {
        guard !queue.boundaries.isEmpty || !queue.moves.isEmpty || host.matchedGeometry.isStale else { return }
        // Applying offsets does not measure or place in a container, and does not count as a layout.
        if !queue.boundaries.isEmpty || host.matchedGeometry.isStale { host.counters.layouts += 1 }
        var rounds = 0
        while !queue.boundaries.isEmpty && rounds < Self.settleLimit {
            rounds += 1
            if queue.boundaries.count == 1 {
                // Common case: one boundary. removeLast keeps the array's capacity.
                place(queue.boundaries.removeLast())
            } else {
                for box in outermostFirst(UpdateQueue.take(&queue.boundaries)) { place(box) }
            }
            if queue.boundaries.isEmpty { move() }
        }
        // The last round has moved everything already, unless that marked more groups.
        let isLeft = rounds == 0 || !queue.moves.isEmpty || host.matchedGeometry.isStale
        if isLeft && queue.boundaries.isEmpty { move() }
        host.geometryObservers.tell()
    }

    private func place(_ box: LayoutBox) {
        guard box.isWaitingForLayout else { return }
        box.isWaitingForLayout = false
        box.placeAgain()
    }

    /// Applies changed offsets, and moves matched views to the frames of their sources.
    private func move() {
        while let box = queue.moves.popLast() { box.placing.moveByOffsets() }
        host.matchedGeometry.resolve()
    }

    /// Sorts boxes by depth. Not by `sort(by:)`: a main-actor closure passed to the library is checked for its executor
    /// at each call.
    private func outermostFirst(_ boxes: [LayoutBox]) -> [LayoutBox] {
        var sorted: [(depth: Int, box: LayoutBox)] = []
        for box in boxes {
            let depth = box.tree.depth
            var index = sorted.count
            while index > 0 && sorted[index - 1].depth > depth { index -= 1 }
            sorted.insert((depth, box), at: index)
        }
        var result: [LayoutBox] = []
        for entry in sorted { result.append(entry.box) }
        return result
    }
}
