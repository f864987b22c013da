package import Platform

/// Who says what happens at which frame of an offscreen run.
@MainActor package protocol FrameDriver: AnyObject {
    /// Program time at which the driver has something to do, in seconds; a time that has passed stands for the next
    /// frame. Nil: nothing will come.
    var nextDueTime: Double? { get }

    /// Called at each frame that anybody wants, before the windows are given theirs.
    ///
    /// - Parameters:
    ///   - time: program time of the frame, in seconds.
    ///   - isIdle: no window had asked for this frame.
    /// - Returns: how the program shall end, or nil if it goes on.
    func frameBegins(at time: Double, isIdle: Bool) -> ExitStatus?
}
