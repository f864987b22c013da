import Foundation
@_spi(Engine) import ViewGraph

extension FramePipeline {
    /// Pass 2: dirty attributes only, then layout, once, at final values, then model values to layers.
    package func update() {
        guard views.needsUpdate else { return }
        report.pass(.update) { views.update() }
    }
}
