/// Content of an offscreen run, from its first frame to its end.
package enum RunPlan: Equatable, Sendable {
    /// Plays a script. The run ends with its last command even if that is not `quit`, as nothing later could be seen.
    case script(Script)
    /// Without a script: writes ``firstFile``, then ``settledFile`` once nothing moves or ``settlingLimit`` has come,
    /// and ends.
    case firstAndSettled

    package static let firstFile = "first.png"
    package static let settledFile = "settled.png"
    /// Program time at which an endless animation is no longer waited for: 10 s.
    package static let settlingLimit = ScriptTime(nanoseconds: 10_000_000_000)
}
