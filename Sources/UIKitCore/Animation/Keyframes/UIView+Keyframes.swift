public import Foundation
import Views

extension UIView {
    /// Way between keyframes, and repetition of an animation with keyframes.
    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        /// The options as bits; bits 10 to 12 hold the way between keyframes, bits 16 and 17 the curve of the whole, as in
        /// ``UIView/AnimationOptions``.
        public let rawValue: UInt
        /// Options with these bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Lays out subviews within the animation. No effect here.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        /// Lets moving views receive touches. No effect: they always do here.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// Starts at the values on screen. No effect: animations always do here.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// Repeats the animation forever.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// Runs forwards, then backwards.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// Straight from keyframe to keyframe; the default.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// Each keyframe until the next.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// Straight, at even speed; the times of the keyframes have no effect.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// Along a smooth curve through the keyframes.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// Along a smooth curve, at even speed.
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

        var calculationMode: CAAnimationCalculationMode {
            switch rawValue >> 10 & 7 {
            case 1: .discrete
            case 2: .paced
            case 3: .cubic
            case 4: .cubicPaced
            default: .linear
            }
        }
    }

    /// Runs `animations`, which adds keyframes by ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)``, and plays
    /// them one after the other. What is changed outside of keyframes moves for the whole time.
    ///
    /// Within an animator's closure the keyframes are part of that animation, and take its length.
    ///
    /// - Parameters:
    ///   - duration: seconds from the first keyframe's earliest start to the last one's end.
    ///   - delay: seconds before that.
    ///   - options: way between keyframes, and repetition.
    ///   - animations: adds keyframes; called at once.
    ///   - completion: called at the end; its argument is false if a view has left its window before.
    public static func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        if let outer = ChangeRecorder.current {
            outer.recordKeyframes(animations)
            completion.map { AnimationEnds.soon($0) }
            return
        }
        let recorder = ChangeRecorder()
        recorder.record { recorder.recordKeyframes(animations) }
        guard duration > 0, duration.isFinite, !recorder.tracks.isEmpty else {
            completion.map { AnimationEnds.soon($0) }
            return
        }
        let ends = AnimationEnds(recorder.tracks.count, completion)
        for track in recorder.tracks {
            let animation = CAKeyframeAnimation(track, options.calculationMode)
            animation.duration = duration
            animation.timingFunction = AnimationOptions(rawValue: options.rawValue).timingFunction
            animation.autoreverses = options.contains(.autoreverse)
            if options.contains(.repeat) { animation.repeatCount = .infinity }
            if delay > 0 { animation.beginTime = CACurrentMediaTime() + delay }
            animation.fillMode = .backwards
            animation.delegate = ends
            track.layer.add(animation, forKey: nil)
        }
    }

    /// Adds a keyframe: what `animations` changes arrives at its values in one part of the time.
    ///
    /// - Parameters:
    ///   - start: beginning of the part, 0…1.
    ///   - duration: length of the part, 0…1.
    ///   - animations: sets properties; called at once.
    public static func addKeyframe(
        withRelativeStartTime start: Double, relativeDuration duration: Double, animations: () -> Void
    ) {
        // Without a place in time, the changes take the whole of it.
        guard let recorder = ChangeRecorder.current, recorder.takesKeyframes, start.isFinite, duration.isFinite else {
            return animations()
        }
        let begin = min(max(start, 0), 1)
        recorder.record(in: begin...min(max(begin + duration, begin), 1), animations)
    }
}

extension UIView.AnimationOptions {
    /// Curve of these options.
    var timingFunction: CAMediaTimingFunction {
        switch rawValue >> 16 & 3 {
        case 1: CAMediaTimingFunction(name: .easeIn)
        case 2: CAMediaTimingFunction(name: .easeOut)
        case 3: CAMediaTimingFunction(name: .linear)
        default: CAMediaTimingFunction(name: .easeInEaseOut)
        }
    }
}

extension CAKeyframeAnimation {
    /// Animation through the stops of `track`.
    fileprivate convenience init(_ track: PropertyTrack, _ mode: CAAnimationCalculationMode) {
        self.init(keyPath: track.keyPath)
        let stops = track.animatedStops
        values = stops.map(\.value)
        keyTimes = stops.map { NSNumber(value: $0.time) }
        isAdditive = track.isAdditive
        calculationMode = mode
    }
}
