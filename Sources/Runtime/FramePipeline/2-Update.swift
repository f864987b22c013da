import Foundation
@_spi(Engine) import ViewGraph

extension FramePipeline {
    /// Pass 2: evaluates dirty attributes, runs layout once at final values, and sets the layers' model values.
    package func update() {
        guard views.needsUpdate else { return }
        report.pass(.update) { views.update() }
    }
}
