import Foundation
import Platform
@_spi(Engine) import ViewGraph

/// The window of a ``ViewStage``: it has a size and no pixels.
///
/// With 0 pixels per point the damage of a frame covers none. So passes 1 to 4 of `FramePipeline` are a program's, and
/// passes 5 and 6 find nothing to draw: these tests look at layers, and pixels would only take their time.
@MainActor final class PixellessWindow: Window {
    private unowned let views: ViewHost
    var startDate: Date
    let scale = 0.0
    let refreshRate = 60.0

    init(of views: ViewHost, startDate: Date) {
        self.views = views
        self.startDate = startDate
    }

    var size: CGSize { views.size }

    /// The test decides when there is a frame.
    func requestFrame() {}
    func requestFrame(at time: Double?) {}
    func draw(_ body: (PixelBuffer) -> [PixelRect]) -> Bool { false }
    func setTitle(_ title: String) {}
    func setCursor(_ cursor: Cursor) {}
    func setKeepsScreenOn(_ isWanted: Bool) {}
    func setTextInput(_ state: TextInputState?) {}
    func close() {}
}
