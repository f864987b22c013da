import CairoRenderer
import Foundation
import Platform

/// A window that draws its frames into a fixed number of buffers, in turn or in a given order, as a compositor returns
/// them.
@MainActor final class BufferedWindow: Window {
    var size: CGSize
    var scale: Double
    let refreshRate = 60.0
    let startDate = Date(timeIntervalSinceReferenceDate: 0)
    /// True while no buffer is free.
    var keepsBuffers = false
    /// Delay between the next frame's time and its presentation, in seconds.
    var lateness = 0.0
    private(set) var requests = 0
    /// Program time of the frame requested for a later time, in seconds.
    private(set) var wakeTime: Double?
    /// Buffer age of each committed frame.
    private(set) var ages: [Int] = []
    private(set) var damage: [[PixelRect]] = []
    /// Content of the screen. Of each frame, only the damage is copied.
    private(set) var screen: Bitmap
    private var buffers: [Bitmap]
    /// For each buffer, the number of the commit for which it was last filled.
    private var fillings: [Int?]
    /// Buffer of each frame, as indices; repeated when exhausted.
    private let order: [Int]

    /// Creates a window.
    ///
    /// - Parameters:
    ///   - size: size of the window, in points.
    ///   - scale: pixels per point; 1 by default.
    ///   - count: number of buffers.
    ///   - order: buffer of each frame, as indices; nil to use the buffers in turn.
    init(size: CGSize, scale: Double = 1, buffers count: Int, order: [Int]? = nil) {
        self.size = size
        self.scale = scale
        self.order = order ?? Array(0..<count)
        fillings = Array(repeating: nil, count: count)
        let picture = Bitmap(width: Int(size.width * scale), height: Int(size.height * scale), filledWith: 0x7F00_FF00)
        buffers = Array(repeating: picture, count: count)
        screen = picture
    }

    func requestFrame() { requests += 1 }
    func expectation(of frame: FrameTime) -> Double { frame.seconds + lateness }
    func requestFrame(at time: Double?) { wakeTime = time }

    func draw(_ body: (PixelBuffer) -> [PixelRect]) -> Bool {
        if keepsBuffers { return false }
        let turn = turn(of: ages.count)
        let age = fillings[turn].map { ages.count - $0 } ?? 0
        var changed: [PixelRect] = []
        buffers[turn].withPixelBuffer(age: age) { changed = body($0) }
        guard changed.contains(where: { !$0.isEmpty }) else { return true }
        fillings[turn] = ages.count
        ages.append(age)
        damage.append(changed)
        for rect in changed {
            for y in rect.y..<rect.maxY {
                for x in rect.x..<rect.maxX { screen[x, y] = buffers[turn][x, y] }
            }
        }
        return true
    }

    /// Buffer that was committed last.
    var lastBuffer: Bitmap { buffers[turn(of: max(ages.count - 1, 0))] }

    private func turn(of commit: Int) -> Int { order[commit % order.count] }

    func setTitle(_ title: String) {}
    func setCursor(_ cursor: Cursor) {}
    func setKeepsScreenOn(_ isWanted: Bool) {}
    func setTextInput(_ state: TextInputState?) {}
    func close() {}
}
