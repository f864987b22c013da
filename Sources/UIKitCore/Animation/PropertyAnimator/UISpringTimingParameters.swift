import AnimationCore
public import Foundation
public import Geometry

/// Timing of an animator by a damped spring.
@preconcurrency @MainActor open class UISpringTimingParameters: UITimingCurveProvider {
    /// Quantities that determine the spring.
    private enum Kind {
        /// Damping ratio; the length is the animator's.
        case ratio(Double)
        /// The spring itself, which determines the length.
        case spring(Spring)
    }

    /// Velocity at the begin, in whole ways per second, along x and y; along x for values that are no points.
    public let initialVelocity: CGVector
    private let kind: Kind

    /// A spring without overshooting.
    public convenience init() { self.init(dampingRatio: 1) }

    /// A spring that rests after the animator's duration; a `ratio` of 1 does not overshoot, smaller ones oscillate longer.
    public convenience init(dampingRatio ratio: CGFloat) { self.init(dampingRatio: ratio, initialVelocity: .zero) }

    /// A spring that rests after the animator's duration, and begins with `velocity`, in whole ways per second.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        kind = .ratio(min(max(Double(ratio), 0.05), 1))
        initialVelocity = velocity
    }

    /// A spring by its physics, which determine its duration; `velocity` is in whole ways per second.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        kind = .spring(
            Spring(
                mass: max(Double(mass), 1e-6), stiffness: max(Double(stiffness), 1e-6),
                damping: max(Double(damping), 0),
                allowOverDamping: true))
        initialVelocity = velocity
    }

    /// A spring by its perceptual duration, in seconds, and a bounce of −1…1; `velocity` is in whole ways per second.
    public init(duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity velocity: CGVector = .zero) {
        kind = .spring(Spring(duration: duration, bounce: Double(bounce)))
        initialVelocity = velocity
    }

    /// A spring.
    open var timingCurveType: UITimingCurveType { .spring }
    /// Nil.
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    /// These parameters.
    open var springTimingParameters: UISpringTimingParameters? { self }

    /// The spring of an animator that takes `duration` seconds.
    func spring(duration: Double) -> Spring {
        switch kind {
        case .ratio(let ratio): Spring(settlingDuration: max(duration, 0.001), dampingRatio: ratio)
        case .spring(let spring): spring
        }
    }

    /// Length that the spring determines, in seconds; nil if it takes the animator's.
    var ownDuration: Double? {
        if case .spring(let spring) = kind { spring.settlingDuration } else { nil }
    }
}
