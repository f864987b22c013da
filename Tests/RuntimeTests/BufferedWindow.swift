import CairoRenderer
import Foundation
import Platform

/// A window whose frames go into so many buffers in turn, as a compositor gives them back.
@MainActor final class BufferedWindow: Window {
    var size: CGSize
    var scale: Double
    let refreshRate = 60.0
    let startDate = Date(timeIntervalSinceReferenceDate: 0)
    /// As long as it is true, no buffer is free.
    var keepsBuffers = false
    private(set) var requests = 0
    /// Program time of the frame that was asked for ahead.
    private(set) var wakeTime: Double?
    /// Of the frames that were committed.
    private(set) var ages: [Int] = []
    private(set) var damage: [[PixelRect]] = []
    /// What is on the screen: of each frame the damage alone was taken over.
    private(set) var screen: Bitmap
    private var buffers: [Bitmap]

    init(size: CGSize, scale: Double = 1, buffers count: Int) {
        self.size = size
        self.scale = scale
        let picture = Bitmap(width: Int(size.width * scale), height: Int(size.height * scale), filledWith: 0x7F00_FF00)
        buffers = Array(repeating: picture, count: count)
        screen = picture
    }

    func requestFrame() { requests += 1 }
    func requestFrame(at time: Double?) { wakeTime = time }

    func draw(_ body: (PixelBuffer) -> [PixelRect]) -> Bool {
        if keepsBuffers { return false }
        let turn = ages.count % buffers.count
        let age = ages.count < buffers.count ? 0 : buffers.count
        var changed: [PixelRect] = []
        buffers[turn].withPixelBuffer(age: age) { changed = body($0) }
        guard changed.contains(where: { !$0.isEmpty }) else { return true }
        ages.append(age)
        damage.append(changed)
        for rect in changed {
            for y in rect.y..<rect.maxY {
                for x in rect.x..<rect.maxX { screen[x, y] = buffers[turn][x, y] }
            }
        }
        return true
    }

    /// The buffer that was committed last.
    var lastBuffer: Bitmap { buffers[(ages.count + buffers.count - 1) % buffers.count] }

    func setTitle(_ title: String) {}
    func setCursor(_ cursor: Cursor) {}
    func close() {}
}
