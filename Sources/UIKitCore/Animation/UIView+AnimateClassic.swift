import AnimationCore
public import Foundation

extension UIView {
    /// How an animation of the older kind goes.
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Views are laid out within the animation.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Views on their way are touched; they always are here.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// It begins where views are on screen; it always does here.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Again and again.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// There and back.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// Begins and ends slowly: what is done if nothing is said.
        public static let curveEaseInOut: AnimationOptions = []
        /// Begins slowly.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Ends slowly.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// At one speed.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        func curve(duration: TimeInterval) -> Animation {
            switch rawValue >> 16 & 3 {
            case 1: .easeIn(duration: duration)
            case 2: .easeOut(duration: duration)
            case 3: .linear(duration: duration)
            default: .easeInOut(duration: duration)
            }
        }

        /// `animation` after `delay`, as often as these options say.
        func applied(to animation: Animation, delay: TimeInterval) -> Animation {
            let reverses = contains(.autoreverse)
            let repeated =
                contains(.repeat)
                ? animation.repeatForever(autoreverses: reverses)
                : reverses ? animation.repeatCount(2, autoreverses: true) : animation
            return delay > 0 ? repeated.delay(delay) : repeated
        }
    }

    /// Has what `animations` sets go to its new value in `duration` seconds, slowly at the beginning and the end.
    public static func animate(withDuration duration: TimeInterval, animations: () -> Void) {
        animate(withDuration: duration, delay: 0, animations: animations)
    }

    /// The same, and then runs `completion`, which is told true.
    public static func animate(
        withDuration duration: TimeInterval, animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
    }

    /// The same after `delay` seconds, and as `options` say.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        run(options.curve(duration: duration), delay, options, animations, completion)
    }

    /// Has what `animations` sets go to its new value by a spring that comes to rest in `duration` seconds (S21.6).
    ///
    /// - Parameters:
    ///   - dampingRatio: 1 does not overshoot; towards 0 it swings the longer.
    ///   - velocity: with which it begins, in whole ways per second: the velocity of what moves over the distance to its
    ///     new place.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let ratio = min(max(Double(dampingRatio), 0.05), 1)
        let spring = Spring(settlingDuration: max(duration, 0.001), dampingRatio: ratio)
        run(
            .interpolatingSpring(spring, initialVelocity: Double(velocity)), delay, options, animations, completion)
    }

    /// Has what `animations` sets go to its new value by a spring that seems to take `duration` seconds (S21.6).
    ///
    /// - Parameters:
    ///   - bounce: 0 does not overshoot, towards 1 it swings the longer.
    ///   - velocity: with which it begins, in whole ways per second. At 0 the spring takes over the velocity of what runs.
    public static func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity velocity: CGFloat = 0,
        delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = Spring(duration: duration, bounce: Double(bounce))
        let animation: Animation =
            velocity == 0 ? .spring(spring) : .interpolatingSpring(spring, initialVelocity: Double(velocity))
        run(animation, delay, options, animations, completion)
    }

    private static func run(
        _ animation: Animation, _ delay: TimeInterval, _ options: AnimationOptions, _ changes: () -> Void,
        _ completion: ((Bool) -> Void)?
    ) {
        animate(options.applied(to: animation, delay: delay), changes: changes) { completion?(true) }
    }
}
