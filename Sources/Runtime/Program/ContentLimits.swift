import Foundation
import Platform
@_spi(Engine) import ViewGraph

/// How small and how large a window's content can be, as its host is told.
@MainActor final class ContentLimits {
    private let sizing: WindowSizing
    /// The layouts that there had been when the content was last measured.
    private var measured: Int?

    init(_ sizing: WindowSizing) { self.sizing = sizing }

    /// Measures the content if it may have changed. Only where a program asks for it: measuring is not free.
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
