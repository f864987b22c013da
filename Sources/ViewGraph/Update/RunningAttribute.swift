@_spi(Engine) package import AnimationCore

/// A custom animatable value with a running animation: a view, modifier, shape or layout that is evaluated in each
/// frame (S1.10).
@MainActor package protocol RunningAttribute: AnyObject {
    /// Advances the presentation value to `time`. Returns false when the animation has ended.
    func advance(to time: Double) -> Bool

    /// Period after which an endless animation repeats, provided that its output depends on the value only; nil if the
    /// animation ends or the period is unknown.
    var endlessPeriod: EndlessPeriod? { get }

    /// False if its frames and wake-ups only change the picture, so that none of them is needed while the window is not
    /// seen.
    var mattersUnseen: Bool { get }
}

extension RunningAttribute {
    package var endlessPeriod: EndlessPeriod? { nil }
    /// Default: true unless the animation is endless.
    package var mattersUnseen: Bool { endlessPeriod == nil }
}
