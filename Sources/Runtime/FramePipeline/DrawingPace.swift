import Foundation

/// How many threads draw a frame: one, unless it would then be late.
///
/// Handing work over costs time of the processor, which the same work on one thread does not, so it is done only where drawing
/// takes long: in windows of many pixels.
struct DrawingPace {
    /// What a pixel has cost lately, in seconds of one thread's time; 0 until that is known.
    private(set) var secondsPerPixel = 0.0

    /// The part of the time between two refreshes that drawing may take: the rest is for the program, and for the way to the
    /// screen, on which compositors want frames some milliseconds ahead.
    static let share = 0.5
    /// Refreshes a second beyond which a frame more or less is not worth a thread.
    static let fastestRefresh = 240.0
    /// Frames of fewer pixels are never late, and say little of what a pixel costs.
    static let leastPixels = 100_000
    private static let mostThreads = 4

    /// Takes note of a frame.
    ///
    /// - Parameters:
    ///   - pixels: that were drawn by this thread.
    ///   - seconds: that it took, of this thread's own time.
    mutating func drew(_ pixels: Int, in seconds: Double) {
        guard pixels >= Self.leastPixels, seconds > 0, seconds.isFinite else { return }
        let now = seconds / Double(pixels)
        secondsPerPixel = secondsPerPixel == 0 ? now : secondsPerPixel * 0.75 + now * 0.25
    }

    /// How many threads are to draw `pixels` in time.
    ///
    /// - Parameters:
    ///   - pixels: to be drawn.
    ///   - refreshRate: refreshes a second; 0 if there is no telling.
    ///   - processors: asked only if one thread is too slow.
    func threads(for pixels: Int, refreshRate: Double, processors: () -> Int) -> Int {
        guard pixels >= Self.leastPixels, refreshRate > 0, refreshRate.isFinite else { return 1 }
        let allowed = Self.share / min(refreshRate, Self.fastestRefresh)
        let needed = (secondsPerPixel * Double(pixels) / allowed).rounded(.up)
        guard needed > 1 else { return 1 }
        return max(min(processors(), Self.mostThreads, Int(min(needed, 1_000))), 1)
    }
}
