import Foundation

/// Number of threads that draw a frame: one, unless the frame would then be late.
///
/// Handing work to other threads costs processor time. It is done only if drawing takes long, in windows with many
/// pixels.
struct DrawingPace {
    /// Recent cost of a pixel, in seconds of one thread's time; 0 while unknown.
    private(set) var secondsPerPixel = 0.0

    /// Fraction of the refresh interval that drawing may take. The rest is for the program and for the compositor,
    /// which wants frames some milliseconds before the refresh.
    static let share = 1 / 3.0
    /// Refreshes per second that are aimed for at most. Beyond that, one frame more or less does not justify a thread.
    static let fastestRefresh = 240.0
    /// Minimum number of pixels of a frame for which threads or costs are considered. Smaller frames are never late,
    /// and tell little about the cost of a pixel.
    static let leastPixels = 100_000
    private static let mostThreads = 4

    /// Records the cost of a frame.
    ///
    /// - Parameters:
    ///   - pixels: number of pixels that this thread has drawn.
    ///   - seconds: time that this thread has worked on them, in seconds.
    mutating func drew(_ pixels: Int, in seconds: Double) {
        guard pixels >= Self.leastPixels, seconds > 0, seconds.isFinite else { return }
        let now = seconds / Double(pixels)
        secondsPerPixel = secondsPerPixel == 0 ? now : secondsPerPixel * 0.75 + now * 0.25
    }

    /// Returns the number of threads that draw `pixels` in time.
    ///
    /// - Parameters:
    ///   - pixels: number of pixels to draw.
    ///   - refreshRate: refreshes per second; 0 if unknown.
    ///   - processors: returns the number of processors; called only if one thread is too slow.
    /// - Returns: the number of threads, at least 1.
    func threads(for pixels: Int, refreshRate: Double, processors: () -> Int) -> Int {
        guard pixels >= Self.leastPixels, refreshRate > 0, refreshRate.isFinite else { return 1 }
        let allowed = Self.share / min(refreshRate, Self.fastestRefresh)
        let needed = (secondsPerPixel * Double(pixels) / allowed).rounded(.up)
        guard needed > 1 else { return 1 }
        return max(min(processors(), Self.mostThreads, Int(min(needed, 1_000))), 1)
    }
}
