import AnimationCore
public import Foundation

extension UIView {
    /// Timing curve and repetition of an animation with a duration.
    public struct AnimationOptions: OptionSet, Sendable {
        /// The options as bits; bits 16 and 17 hold the curve.
        public let rawValue: UInt
        /// Options with these bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Lays out subviews within the animation. No effect here.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Lets moving views receive touches. No effect: they always do here.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Starts at the values on screen. No effect: animations always do here.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Repeats the animation forever.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Runs forwards, then backwards.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// Takes its own length within another animation. No effect: it always does here.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// Takes its own curve within another animation. No effect: it always does here.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// Animates what changes during a cross-dissolve, in a transition.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// Shows and hides views instead of adding and removing them, in a transition.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// Takes its own options within another animation. No effect: it always does here.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
        /// Slow at both ends; the default.
        public static let curveEaseInOut: AnimationOptions = []
        /// Slow at the beginning.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Slow at the end.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// Constant speed.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        /// Turns the view about its vertical axis, in a transition.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// Turns the view about its vertical axis the other way, in a transition.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// Fades from the old look to the new one, in a transition.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// Turns the view about its horizontal axis, in a transition.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// Turns the view about its horizontal axis the other way, in a transition.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

        /// The options' transition; empty for none.
        var transition: AnimationOptions { AnimationOptions(rawValue: rawValue & 7 << 20) }

        func curve(duration: TimeInterval) -> Animation {
            switch rawValue >> 16 & 3 {
            case 1: .easeIn(duration: duration)
            case 2: .easeOut(duration: duration)
            case 3: .linear(duration: duration)
            default: .easeInOut(duration: duration)
            }
        }

        /// `animation` after `delay` seconds, repeated and reversed as these options ask.
        func applied(to animation: Animation, delay: TimeInterval) -> Animation {
            let reverses = contains(.autoreverse)
            let repeated =
                contains(.repeat)
                ? animation.repeatForever(autoreverses: reverses)
                : reverses ? animation.repeatCount(2, autoreverses: true) : animation
            return delay > 0 ? repeated.delay(delay) : repeated
        }
    }

    /// Runs `animations` and animates the properties set in it for `duration` seconds, with an ease-in-out curve.
    public static func animate(withDuration duration: TimeInterval, animations: () -> Void) {
        animate(withDuration: duration, delay: 0, animations: animations)
    }

    /// Runs `animations`, animates the properties set in it for `duration` seconds with an ease-in-out curve, then
    /// calls `completion` with true.
    public static func animate(
        withDuration duration: TimeInterval, animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
    }

    /// Runs `animations` and animates the properties set in it for `duration` seconds, beginning after `delay` seconds,
    /// with the curve and repetition of `options`. `completion` is called with true.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        run(options.curve(duration: duration), delay, options, animations, completion)
    }

    /// Runs `animations` and animates the properties set in it with a spring that settles in `duration` seconds
    /// (S21.6).
    ///
    /// - Parameters:
    ///   - duration: settling time in seconds, at least 0.001.
    ///   - delay: seconds before the spring starts.
    ///   - dampingRatio: 0.05 to 1; 1 does not overshoot, smaller values oscillate longer.
    ///   - velocity: initial velocity in full distances (old to new value) per second.
    ///   - options: repetition; the curve is ignored.
    ///   - animations: sets properties; called at once.
    ///   - completion: called with true when all of them are logically complete.
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

    /// Runs `animations` and animates the properties set in it with a spring of perceptual duration `duration` (S21.6).
    ///
    /// - Parameters:
    ///   - duration: perceptual duration in seconds.
    ///   - bounce: 0 does not overshoot; values towards 1 oscillate longer.
    ///   - velocity: initial velocity in full distances (old to new value) per second. At 0 the spring takes over the
    ///     velocity of a running animation.
    ///   - delay: seconds before the spring starts.
    ///   - options: repetition; the curve is ignored.
    ///   - animations: sets properties; called at once.
    ///   - completion: called with true when all of them are logically complete.
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
