import CairoRenderer
import Foundation
import Platform

/// Window with one buffer that is always free.
@MainActor final class MeasuredWindow: Window {
    let size = CardGrid.window
    let scale = 1.0
    /// Unknown: frames are drawn one after the other, as fast as the machine can.
    let refreshRate = 0.0
    let startDate = Date(timeIntervalSinceReferenceDate: 0)
    private var buffer: Bitmap
    private var hasContent = false

    init() {
        buffer = Bitmap(width: Int(CardGrid.window.width), height: Int(CardGrid.window.height))
    }

    func draw(_ body: (PixelBuffer) -> [PixelRect]) -> Bool {
        buffer.withPixelBuffer(age: hasContent ? 1 : 0) { _ = body($0) }
        hasContent = true
        return true
    }

    func requestFrame() {}
    func requestFrame(at time: Double?) {}
    func setTitle(_ title: String) {}
    func setCursor(_ cursor: Cursor) {}
    func setKeepsScreenOn(_ isWanted: Bool) {}
    func setTextInput(_ state: TextInputState?) {}
    func close() {}
}
