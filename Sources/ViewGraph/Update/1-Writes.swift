@_spi(Engine) import AnimationCore
import AttributeGraph
@_spi(Engine) import LayerTree

extension UpdatePipeline {
    /// Pass 1: applies the due groups of writes. Each group is an update of its own, with its own actions (S1.3,
    /// S19.1).
    func applyWrites() {
        if queue.writes.isEmpty {
            guard host.graph.hasWork else { return settle() }
            return apply(WriteGroup(transaction: Transaction(), write: nil))
        }
        // Common case: one group. removeLast keeps the array's capacity.
        guard queue.writes.count > 1 else { return apply(queue.writes.removeLast()) }
        for (index, group) in UpdateQueue.take(&queue.writes).enumerated() {
            if index > 0 { runActions() }
            apply(group)
        }
    }

    private func apply(_ group: WriteGroup) {
        host.transaction = group.transaction
        host.updateNumber += 1
        group.apply()
        settle()
        ChangedObjects.forgetAll()
        host.transaction = Transaction()
        group.transaction.updateDidEnd()
    }
}
