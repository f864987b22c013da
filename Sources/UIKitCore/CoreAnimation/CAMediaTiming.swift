import Foundation

/// Effect of an animation before it begins and after it has ended.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// Name of the mode.
    public let rawValue: String
    /// The mode of this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// No effect.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
    /// Its last value stays, unless it is removed on completion.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// Its first value is shown before it begins.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Both.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// Begin, length and repetition of an animation, in seconds of the time around it.
@preconcurrency @MainActor public protocol CAMediaTiming: AnyObject {
    /// Time at which it begins; 0 is as soon as it is shown. For animations of layers a time of `CACurrentMediaTime()`, in a
    /// group a time of the group.
    var beginTime: CFTimeInterval { get set }
    /// Length of one pass; 0 is that of the transaction, by default 0.25 s.
    var duration: CFTimeInterval { get set }
    /// Factor of its own time to that around it.
    var speed: Float { get set }
    /// Time of its own at which it begins.
    var timeOffset: CFTimeInterval { get set }
    /// Number of passes, which may be a fraction; 0 is one.
    var repeatCount: Float { get set }
    /// Length of all passes together; 0 is as `repeatCount` says.
    var repeatDuration: CFTimeInterval { get set }
    /// True if each pass runs forwards and then backwards.
    var autoreverses: Bool { get set }
    /// Effect before the begin and after the end.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// Length of time in seconds.
public typealias CFTimeInterval = Double

/// Place of an animation in its time.
enum AnimationPhase {
    /// It has no effect yet, or no more.
    case inactive
    /// It shows `time`, in seconds of one pass, after `passes` whole passes.
    case active(time: Double, passes: Int)
}

extension CAMediaTiming {
    /// Length of all passes, in seconds of its own time.
    func activeDuration(of pass: Double) -> Double {
        if repeatDuration > 0 { return repeatDuration }
        return pass * (autoreverses ? 2 : 1) * Double(repeatCount > 0 ? repeatCount : 1)
    }

    /// Seconds after its begin at which it has ended, in the time around it; infinite for one that does not.
    func end(of pass: Double) -> Double {
        speed > 0 ? max(activeDuration(of: pass) - timeOffset, 0) / Double(speed) : .infinity
    }

    /// Place at `elapsed` seconds since its begin, of passes that take `pass` seconds.
    func phase(at elapsed: Double, pass: Double) -> AnimationPhase {
        if elapsed < 0 {
            guard fillMode == .backwards || fillMode == .both else { return .inactive }
            return .active(time: min(max(timeOffset, 0), pass), passes: 0)
        }
        let whole = activeDuration(of: pass)
        var time = elapsed * Double(speed) + timeOffset
        if elapsed >= end(of: pass) {
            guard fillMode == .forwards || fillMode == .both else { return .inactive }
            time = whole
        }
        guard pass > 0, whole.isFinite || time.isFinite else { return .active(time: 0, passes: 0) }
        time = min(max(time, 0), whole)
        let cycle = autoreverses ? 2 * pass : pass
        var cycles = (time / cycle).rounded(.down)
        var inside = time - cycles * cycle
        // The end of the last pass belongs to that pass.
        if time == whole, inside == 0, cycles > 0 {
            cycles -= 1
            inside = cycle
        }
        if inside > pass { inside = 2 * pass - inside }
        return .active(time: inside, passes: Int(min(cycles, 1e9)))
    }
}
