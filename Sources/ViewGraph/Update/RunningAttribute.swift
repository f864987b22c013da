@_spi(Engine) package import AnimationCore

/// A custom animatable value on its way: a view, modifier, shape or layout that is re-evaluated each frame (S1.10).
@MainActor package protocol RunningAttribute: AnyObject {
    /// Brings the presented value to `time`. Returns false when it is over.
    func advance(to time: Double) -> Bool

    /// When what moves it without end has shown everything that it ever will, if it is made of the value alone; nil if
    /// there is an end, or nobody can say.
    var endlessPeriod: EndlessPeriod? { get }
}

extension RunningAttribute {
    package var endlessPeriod: EndlessPeriod? { nil }
}
