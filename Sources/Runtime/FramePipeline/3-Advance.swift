import LayerTree
@_spi(Engine) import ViewGraph

extension FramePipeline {
    /// Pass 3: everything that runs, at the time at which the frame will be seen.
    func advance(to time: Double) {
        report.pass(.advance) { views.advance(to: time / slowness) }
    }
}
