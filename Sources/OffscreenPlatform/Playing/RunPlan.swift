/// What an offscreen run does from its first frame to its end.
package enum RunPlan: Equatable, Sendable {
    /// Plays a script; ends with its last command if that is not `quit`, as nothing could be seen of what follows.
    case script(Script)
    /// Without a script: ``firstFile``, then ``settledFile`` once nothing moves or at ``settlingLimit``, then ends.
    case firstAndSettled

    package static let firstFile = "first.png"
    package static let settledFile = "settled.png"
    /// Seconds of program time after which an endless animation is not waited for any longer.
    package static let settlingLimit = ScriptTime(nanoseconds: 10_000_000_000)
}
