@_spi(Engine) import LayerTree

extension UpdatePipeline {
    /// Pass 7: runs the second passes, under the transaction of the update and with a new pass number, so that views
    /// made in this update animate from their first values (S12.6, docs/decisions/0003-passes-of-an-update.md).
    func runSecondPasses() {
        // Also without second passes: values written from here on are not first values.
        host.passNumber += 1
        guard !queue.secondPasses.isEmpty else { return }
        for pass in UpdateQueue.take(&queue.secondPasses) { pass() }
    }
}
