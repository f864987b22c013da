import LayerTree
@_spi(Engine) import ViewGraph

extension FramePipeline {
    /// Pass 3: advances everything that runs to the presentation time, `time`, in seconds of the host.
    func advance(to time: Double) {
        let time = time / slowness
        // Nothing runs or waits for this frame: only the time advances, which does not count as a pass.
        guard views.isAdvanceDue(at: time) else { return views.advance(to: time) }
        report.pass(.advance) { views.advance(to: time) }
    }
}
