import Foundation
import Platform
@_spi(Engine) import ViewGraph

/// Minimum and maximum size of a window's content, for its host.
@MainActor final class ContentLimits {
    private let sizing: WindowSizing
    /// Number of layouts at the last measurement; nil before the first.
    private var measured: Int?

    init(_ sizing: WindowSizing) { self.sizing = sizing }

    /// Measures the content, if it may have changed, and sets the window's limits. Does nothing unless the scene asks
    /// for limits, because measuring takes time.
    func tell(_ window: any Window, of pipeline: FramePipeline) {
        guard sizing != .automatic else { return }
        if measured == nil { pipeline.update() }
        let views = pipeline.views
        guard measured != views.counters.layouts else { return }
        let limits = views.root.contentLimits
        measured = views.counters.layouts
        window.setSizeLimits(
            minimum: limits.minimum, maximum: sizing == .contentSize ? limits.maximum : nil)
    }
}
