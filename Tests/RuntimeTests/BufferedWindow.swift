import CairoRenderer
import Foundation
import Platform

/// A window whose frames go into its buffers in turn, or in another order, as a compositor gives them back.
@MainActor final class BufferedWindow: Window {
    var size: CGSize
    var scale: Double
    let refreshRate = 60.0
    let startDate = Date(timeIntervalSinceReferenceDate: 0)
    /// As long as it is true, no buffer is free.
    var keepsBuffers = false
    /// By how many seconds the next frame misses the time that it was for.
    var lateness = 0.0
    private(set) var requests = 0
    /// Program time of the frame that was asked for ahead.
    private(set) var wakeTime: Double?
    /// Of the frames that were committed.
    private(set) var ages: [Int] = []
    private(set) var damage: [[PixelRect]] = []
    /// What is on the screen: of each frame the damage alone was taken over.
    private(set) var screen: Bitmap
    private var buffers: [Bitmap]
    /// For which commit each of them was filled last.
    private var fillings: [Int?]
    /// Which one each frame goes into, over and over.
    private let order: [Int]

    /// - Parameter order: which buffer each frame goes into; nil for one after the other.
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

    /// The buffer that was committed last.
    var lastBuffer: Bitmap { buffers[turn(of: max(ages.count - 1, 0))] }

    private func turn(of commit: Int) -> Int { order[commit % order.count] }

    func setTitle(_ title: String) {}
    func setCursor(_ cursor: Cursor) {}
    func setKeepsScreenOn(_ isWanted: Bool) {}
    func setTextInput(_ state: TextInputState?) {}
    func close() {}
}
