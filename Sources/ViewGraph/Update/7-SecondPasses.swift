@_spi(Engine) import LayerTree

extension UpdatePipeline {
    /// Pass 7: second passes, under the transaction of the update and with a pass number of their own, so that what this
    /// update made animates from its first values (S12.6, docs/decisions/0003-passes-of-an-update.md).
    func runSecondPasses() {
        // Also for none: values that are written from here on are no first values.
        host.passNumber += 1
        guard !queue.secondPasses.isEmpty else { return }
        for pass in UpdateQueue.take(&queue.secondPasses) { pass() }
    }
}
