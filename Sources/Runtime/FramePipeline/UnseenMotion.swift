/// Detects that everything that moves is invisible: at opacity 0, clipped, or outside the window. No frames are
/// requested then until the next write.
///
/// Detection observes frames instead of inspecting the tree: endless motion is periodic, and if it has completed a
/// period without changing a pixel, it never will.
struct UnseenMotion {
    /// Program time since which no frame has changed a pixel although something moves; nil if the last frame did.
    private var start: Double?
    private var last = 0.0
    /// True if frames can be omitted.
    private(set) var isProven = false

    /// Maximum time between observed frames, in seconds. During a longer gap, something may have been visible
    /// unnoticed.
    private static let gap = 0.1

    /// Records a frame.
    ///
    /// - Parameters:
    ///   - time: program time at which the frame is presented, in seconds.
    ///   - isQuiet: true if there was no write before the frame and it changed no pixel.
    ///   - period: returns the time, in seconds, for which frames must be quiet; nil if the motion is not known to
    ///     repeat.
    mutating func frameEnded(at time: Double, isQuiet: Bool, period: @autoclosure () -> Double?) {
        guard isQuiet, let period = period() else {
            start = nil
            isProven = false
            return
        }
        // Once proven it remains so, independent of the time between frames.
        if !isProven && time - last > Self.gap { start = nil }
        last = time
        let start = start ?? time
        self.start = start
        isProven = time - start > period
    }
}
