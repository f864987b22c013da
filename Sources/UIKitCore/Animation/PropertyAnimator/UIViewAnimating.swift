public import Foundation

/// State of an animator.
public enum UIViewAnimatingState: Int, Sendable {
    /// Not started, or at its end.
    case inactive
    /// Started, whether it runs or pauses.
    case active
    /// Stopped where it is, until `finishAnimation(at:)`.
    case stopped
}

/// Place at which an animation ends.
public enum UIViewAnimatingPosition: Int, Sendable {
    /// The values that the animation leads to.
    case end
    /// The values from which it came.
    case start
    /// The values on screen.
    case current
}

/// Animation that a program can start, stop and move to any place.
@preconcurrency @MainActor public protocol UIViewAnimating: AnyObject {
    /// State of the animation.
    var state: UIViewAnimatingState { get }
    /// True while it moves.
    var isRunning: Bool { get }
    /// True if it goes back to its start.
    var isReversed: Bool { get set }
    /// Part of the way that is done, 0…1. Setting it pauses the animation there.
    var fractionComplete: CGFloat { get set }
    /// Starts the animation, or goes on after a pause.
    func startAnimation()
    /// Starts the animation after `delay` seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Pauses where it is.
    func pauseAnimation()
    /// Stops where it is. With `withoutFinishing` the animation is over, without completions; else it waits for
    /// ``finishAnimation(at:)``.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Ends a stopped animation with the values at `finalPosition`.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// Animation to which closures can be added.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds `animation`, which begins after the part `delayFactor` of the remaining time.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Adds `animation`, whose changes are animated.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds a closure that is called at the end.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Goes on after a pause.
    ///
    /// - Parameters:
    ///   - parameters: curve of the rest; nil is the animation's own.
    ///   - durationFactor: length of the rest in lengths of the animation; 0 is what remains of it.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
