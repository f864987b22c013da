import LayerTree
@_spi(Engine) import ViewGraph

extension FramePipeline {
    /// Pass 3: everything that runs, brought to the time at which the frame will be seen, in the host's seconds.
    func advance(to time: Double) {
        let time = time / slowness
        // Nothing runs and nothing waits for this frame: the time goes on, and that is no pass.
        guard views.isAdvanceDue(at: time) else { return views.advance(to: time) }
        report.pass(.advance) { views.advance(to: time) }
    }
}
