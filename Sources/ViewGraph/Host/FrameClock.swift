import Foundation

/// Frame time of one window, as its views read it.
struct FrameClock {
    /// Program time, in seconds, of the frame being made; between frames, of the last one.
    var time = 0.0
    /// Date of program time 0, from which ``TimelineView`` computes dates.
    var startDate = Date(timeIntervalSinceReferenceDate: 0)
    /// Frames made so far.
    var frameCount = 0

    /// Stamp of the frame that shows changes made now.
    var nextFrame: FrameStamp { FrameStamp(time: time, number: frameCount) }
}
