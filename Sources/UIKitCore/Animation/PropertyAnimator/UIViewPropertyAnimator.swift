import AnimationCore
public import Foundation
@_spi(Engine) import ViewGraph
import Views

/// Animation of views that a program can pause, move, reverse and stop.
///
/// The closures that are added run when the animation starts; what they change is final at once, and the screen follows. While
/// it pauses, ``fractionComplete`` moves it to any place.
@preconcurrency @MainActor open class UIViewPropertyAnimator: UIViewImplicitlyAnimating {
    /// Curve or spring of the animation.
    public let timingParameters: any UITimingCurveProvider
    /// Length in seconds; that of the spring where it determines one.
    open private(set) var duration: TimeInterval
    /// Seconds before the animation begins.
    open private(set) var delay: TimeInterval = 0
    /// Keeps the animation active and paused at its end; false by default.
    open var pausesOnCompletion = false
    /// True: the animation can be paused and moved, as it always can be here.
    open var isInterruptible = true
    /// True: moving views receive touches, as they always do here.
    open var isUserInteractionEnabled = true

    var closures: [AddedAnimations] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var course = AnimatorCourse()
    private var tracks: [AnimatedTrack] = []
    private lazy var driver = AnimatorDriver(self)

    /// Closure that waits for the start of the animation.
    struct AddedAnimations {
        let changes: () -> Void
        let delayFactor: Double
    }

    /// An animator of `duration` seconds with the curve or spring of `parameters`.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        timingParameters = parameters
        self.duration = Self.time(parameters.springTimingParameters?.ownDuration ?? duration)
    }

    /// `seconds`, or 0 if they are negative or no time that passes: a run would have no end.
    private static func time(_ seconds: TimeInterval) -> TimeInterval { seconds.isFinite ? max(seconds, 0) : 0 }

    // MARK: State

    /// State of the animation.
    public var state: UIViewAnimatingState { course.state }
    /// True while it moves.
    public var isRunning: Bool { course.isRunning }

    /// True if it goes back to its start. On its own curve it goes back as it has come.
    public var isReversed: Bool {
        get { course.isReversed }
        set {
            guard newValue != course.isReversed else { return }
            if !course.flips { interruptTracks() }
            course.setReversed(newValue, curve: curve, duration: duration)
            driver.go(if: course.isRunning)
        }
    }

    /// Part of the way that is done, 0…1. Setting it pauses the animation there.
    public var fractionComplete: CGFloat {
        get { CGFloat(min(max(course.fraction.x, 0), 1)) }
        set {
            guard course.state != .stopped, newValue.isFinite else { return }
            pauseAnimation()
            interruptTracks()
            course.move(to: min(max(Double(newValue), 0), 1))
            for track in tracks { track.move(to: course.fraction) }
        }
    }

    private var curve: AnimatorCurve { AnimatorCurve(timingParameters, duration: duration) }

    // MARK: Closures

    /// Adds `animation`, whose changes are animated: at the start, or for the rest of the time once it is active.
    public func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

    /// Adds `animation`, which begins after the part `delayFactor` of the remaining time.
    public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        let added = AddedAnimations(changes: animation, delayFactor: min(max(Double(delayFactor), 0), 1))
        switch course.state {
        case .inactive: closures.append(added)
        case .active: run(added)
        case .stopped: return
        }
    }

    /// Adds a closure that is called at the end.
    public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    private func run(_ added: AddedAnimations) {
        let recorder = ChangeRecorder()
        recorder.record(added.changes)
        let now = course.part
        let begin = now + (1 - now) * added.delayFactor
        let here = min(max(course.fraction.x, 0), 1)
        let fraction = here + (1 - here) * added.delayFactor
        tracks += recorder.tracks.map { AnimatedTrack($0, begin: begin, fraction: fraction) }
    }

    /// Makes the animation active: the closures run.
    private func activate() {
        guard course.state == .inactive else { return }
        course.activate(curve: curve, duration: duration)
        let added = closures
        closures = []
        for closure in added { run(closure) }
        for track in tracks { track.move(to: course.fraction) }
        if let layer = tracks.first?.track.layer { driver.host = layer.backing?.place.host }
    }

    private func interruptTracks() {
        let fraction = min(max(course.fraction.x, 0), 1)
        for track in tracks { track.interrupt(at: fraction) }
    }

    // MARK: Running

    /// Starts the animation, or goes on after a pause.
    public func startAnimation() { startAnimation(afterDelay: 0) }

    /// Starts the animation after `delay` seconds.
    public func startAnimation(afterDelay delay: TimeInterval) {
        guard course.state != .stopped, !course.isRunning else { return }
        let delay = Self.time(delay)
        if course.state == .inactive { self.delay = delay }
        activate()
        course.start(after: delay, curve: curve, duration: duration)
        driver.go(if: true)
    }

    /// Pauses where it is. An animation that has not started becomes active at its begin.
    public func pauseAnimation() {
        guard course.state != .stopped else { return }
        activate()
        course.pause()
    }

    /// Goes on after a pause.
    ///
    /// - Parameters:
    ///   - parameters: curve of the rest; nil is the animation's own.
    ///   - durationFactor: length of the rest in lengths of the animation; 0 is what remains of it.
    public func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        guard course.state == .active, !course.isRunning else { return }
        interruptTracks()
        let length = durationFactor > 0 ? Self.time(duration * Double(durationFactor)) : nil
        course.go(
            on: parameters.map { AnimatorCurve($0, duration: length ?? duration) } ?? curve, for: length, of: duration)
        driver.go(if: true)
    }

    /// Stops where it is: for good and without completions if `withoutFinishing`, else until ``finishAnimation(at:)``.
    public func stopAnimation(_ withoutFinishing: Bool) {
        guard course.state == .active else { return }
        course.stop()
        if withoutFinishing { end(at: .current, completes: false) }
    }

    /// Ends a stopped animation with the values at `finalPosition`.
    public func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard course.state == .stopped else { return }
        end(at: finalPosition, completes: true)
    }

    private func end(at position: UIViewAnimatingPosition, completes: Bool) {
        AnimatedTrack.finish(tracks, at: position)
        tracks = []
        course = AnimatorCourse()
        let completions = self.completions
        self.completions = []
        guard completes else { return }
        for completion in completions { completion(position) }
    }

    /// Shows the frame at `time`, in program time. Returns false once nothing moves.
    func advance(to time: Double) -> Bool {
        guard let leg = course.advance(to: time) else { return false }
        for track in tracks { track.follow(leg) }
        guard leg.hasEnded else { return true }
        let position: UIViewAnimatingPosition = course.isReversed ? .start : .end
        course.pause()
        if !pausesOnCompletion {
            driver.afterUpdate { [self] in if state == .active, !isRunning { end(at: position, completes: true) } }
        }
        return false
    }
}
