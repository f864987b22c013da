import AttributeGraph
@_spi(Engine) import LayerTree

// What waits for layout, and the layout of one pass: attributes, places, the order of layers.
extension ViewHost {
    /// `boundary` has to place its content anew.
    package func needsLayout(from boundary: LayoutBox) {
        boundary.staleness.insert(.placement)
        waitsForLayout(boundary)
    }

    /// Something in `boundary` has to be measured or placed.
    func waitsForLayout(_ boundary: LayoutBox) {
        guard !boundary.isWaitingForLayout else { return }
        boundary.isWaitingForLayout = true
        boundaries.append(boundary)
        onNeedsFrame()
    }

    /// The offsets of `box` have changed: it is moved when everything is placed.
    func needsMove(of box: LayoutBox) {
        moves.append(box)
        onNeedsFrame()
    }

    package func needsLayerOrder(of box: LayoutBox) {
        guard !box.isWaitingForLayerOrder else { return }
        box.isWaitingForLayerOrder = true
        staleLayerOrders.append(box)
    }

    /// Brings attributes up to date in the middle of a layout: a `GeometryReader`'s content after its size changed.
    package func flushDuringLayout() { flush() }

    /// Brings attributes up to date, and lets what came with them begin to appear.
    func flush() {
        graph.flush()
        while !made.isEmpty {
            let due = made
            made = []
            for action in due { action() }
            graph.flush()
        }
    }

    package func nextPlacement() -> Int {
        memory.state.placementNumber += 1
        return memory.state.placementNumber
    }

    func layout() {
        guard !boundaries.isEmpty || !moves.isEmpty || matchedGeometry.isStale else { return }
        // Moving measures nothing and places nothing in a container: it is no layout.
        if !boundaries.isEmpty || matchedGeometry.isStale { counters.layouts += 1 }
        var rounds = 0
        while !boundaries.isEmpty && rounds < Self.settleLimit {
            rounds += 1
            if boundaries.count == 1 {
                // Mostly; its place is kept for the next one.
                placeAgain(boundaries.removeLast())
            } else {
                let due = outermostFirst(boundaries)
                boundaries = []
                for box in due { placeAgain(box) }
            }
            if boundaries.isEmpty {
                moveByOffsets()
                matchedGeometry.resolve()
            }
        }
        if boundaries.isEmpty {
            moveByOffsets()
            matchedGeometry.resolve()
        }
        geometryObservers.tell()
    }

    private func moveByOffsets() {
        while let box = moves.popLast() { box.moveByOffsets() }
    }

    private func placeAgain(_ box: LayoutBox) {
        guard box.isWaitingForLayout else { return }
        box.isWaitingForLayout = false
        box.placeAgain()
    }

    /// No closure is used: of an actor's closures the library checks at each call where they run.
    private func outermostFirst(_ boxes: [LayoutBox]) -> [LayoutBox] {
        var sorted: [(depth: Int, box: LayoutBox)] = []
        for box in boxes {
            let depth = box.depth
            var index = sorted.count
            while index > 0 && sorted[index - 1].depth > depth { index -= 1 }
            sorted.insert((depth, box), at: index)
        }
        var result: [LayoutBox] = []
        for entry in sorted { result.append(entry.box) }
        return result
    }

    func orderLayers() {
        while let box = staleLayerOrders.popLast() {
            box.isWaitingForLayerOrder = false
            guard let layer = box.layer else { continue }
            var sublayers: [Layer] = []
            box.appendLayers(to: &sublayers)
            layer.setSublayers(sublayers)
        }
    }
}
