import Foundation

/// Time of one window's frames, as its views have it.
struct FrameClock {
    /// Program time of the last frame, or of the one that is being made, in seconds.
    var time = 0.0
    /// Date of program time 0: what ``TimelineView`` counts from.
    var startDate = Date(timeIntervalSinceReferenceDate: 0)
    /// Frames made so far.
    var frameCount = 0

    /// The frame that shows what changes now.
    var nextFrame: FrameStamp { FrameStamp(time: time, number: frameCount) }
}
