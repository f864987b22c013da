/// Finds out that what moves is never seen: behind an opacity of 0, clipped away, outside of the window. Then no frame is
/// asked for until something is written.
///
/// It is not looked for in the tree but seen in the frames: motion without end repeats itself, and when it has come round
/// without changing a pixel, it always will.
struct UnseenMotion {
    /// Program time since which no frame has changed anything, by whatever moves; nil if the last one did.
    private var start: Double?
    private var last = 0.0
    /// Whether frames can be done without.
    private(set) var isProven = false

    /// Seconds between frames beyond which something may have been seen in between, and is not known of.
    private static let gap = 0.1

    /// A frame is done.
    ///
    /// - Parameters:
    ///   - time: program time at which it is seen, in seconds.
    ///   - isQuiet: nothing was written before it, and it changed no pixel.
    ///   - period: how long that has to be so; nil: for ever.
    mutating func frameEnded(at time: Double, isQuiet: Bool, period: @autoclosure () -> Double?) {
        guard isQuiet, let period = period() else {
            start = nil
            isProven = false
            return
        }
        // Once proven it stays so, however seldom there is a frame.
        if !isProven && time - last > Self.gap { start = nil }
        last = time
        let start = start ?? time
        self.start = start
        isProven = time - start > period
    }
}
