package import Platform

/// Drives an offscreen run: decides what happens at which frame.
@MainActor package protocol FrameDriver: AnyObject {
    /// Program time, in seconds, at which the driver has something to do. A time in the past means the next frame; nil
    /// means that nothing is left to do.
    var nextDueTime: Double? { get }

    /// Called at the start of each frame that is wanted, before the windows get theirs.
    ///
    /// - Parameters:
    ///   - time: program time of the frame, in seconds.
    ///   - isIdle: true if no window has requested this frame.
    /// - Returns: Status with which the program ends, or nil to go on.
    func frameBegins(at time: Double, isIdle: Bool) -> ExitStatus?
}
