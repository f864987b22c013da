import AttributeGraph
@_spi(Engine) import LayerTree

/// Update of one window, from top to bottom: each pass is a file of this folder.
///
/// There are two loops. Passes 2 to 7 repeat until none of them has work left. The actions of pass 8 may write state,
/// which starts another round at pass 1 (S19.1).
@MainActor struct UpdatePipeline {
    let host: ViewHost

    init(_ host: ViewHost) { self.host = host }

    /// Applies all due writes, each group with its own transaction, until none is left (S1.2, S1.3).
    func update() {
        guard !host.memory.state.isUpdating, host.needsUpdate else { return }
        ViewHost.lookAtStoredValues()
        host.memory.state.isUpdating = true
        defer { host.memory.state.isUpdating = false }
        for _ in 0..<Self.roundLimit {
            applyWrites()  // 1; passes 2 to 7 follow each group: settle()
            runActions()  // 8
            host.pointer.viewsChanged()
            host.contentAboveRoot?.viewsChanged()
            if queue.writes.isEmpty && !queue.hasActions && queue.layerOrders.isEmpty { return }
        }
        host.problems.reportEndlessUpdate(rounds: Self.roundLimit)
        host.onNeedsFrame()
    }

    /// Repeats passes 2 to 7 until attributes, layout and layers are up to date.
    func settle() {
        let isNested = host.memory.state.isSettling
        host.memory.state.isSettling = true
        defer { host.memory.state.isSettling = isNested }
        for _ in 0..<Self.settleLimit {
            host.passNumber += 1
            updateAttributes()  // 2
            layOut()  // 3
            orderLayers()  // 4
            discardLayers()  // 5
            resolvePreferences()  // 6
            runSecondPasses()  // 7
            if !host.graph.hasWork && !queue.hasPasses && !host.preferences.isStale { return }
        }
        host.report("Layout and views kept changing each other within one update; the last state is shown.")
        host.onNeedsFrame()
    }

    /// The host's queue, in place.
    var queue: UpdateQueue {
        _read { yield host.memory.state.queue }
        nonmutating _modify { yield &host.memory.state.queue }
    }

    /// Maximum number of rounds of writes and actions in one update. The rest waits for the next frame (S19.7).
    private static let roundLimit = 8
    /// Maximum number of rounds of passes 2 to 7, and of layout in pass 3.
    static let settleLimit = 64
}
