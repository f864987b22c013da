import AnimationCore
public import Foundation

/// Animation of one property from one value to another.
///
/// Values are numbers, points, sizes, rectangles, transforms, colours and paths. Without ``fromValue`` it begins at the value
/// on screen, without ``toValue`` it ends at the layer's value; ``byValue`` is the difference of both.
open class CABasicAnimation: CAPropertyAnimation {
    /// First value.
    open var fromValue: Any?
    /// Last value.
    open var toValue: Any?
    /// Difference between the last and the first value.
    open var byValue: Any?
    private var ends: (from: AnimatedLayerValue, to: AnimatedLayerValue)?

    /// An animation of the property `keyPath`.
    public init(keyPath path: String?) {
        super.init()
        keyPath = path
    }

    /// An animation whose property is set later.
    public override init() { super.init() }

    override func frozen() -> CAAnimation { filled(CABasicAnimation(keyPath: keyPath)) }

    final func filled<Copy: CABasicAnimation>(_ copy: Copy) -> Copy {
        copy.fromValue = fromValue
        copy.toValue = toValue
        copy.byValue = byValue
        copy.isAdditive = isAdditive
        copy.isCumulative = isCumulative
        return copied(to: copy)
    }

    override func prepare(shown: LayerValues, model: LayerValues, reportUnknown: (String?) -> Void) {
        guard let keyPath, let onScreen = shown.value(at: keyPath), let target = model.value(at: keyPath) else {
            return reportUnknown(keyPath)
        }
        func value(_ any: Any?) -> AnimatedLayerValue? { any.flatMap { AnimatedLayerValue($0, like: target) } }
        // An additive animation adds nothing where it has no value of its own.
        let rest = isAdditive ? target.zero : nil
        switch (value(fromValue), value(toValue), value(byValue)) {
        case (let from?, let to?, _): ends = (from, to)
        case (let from?, nil, let by?): ends = (from, from.adding(by))
        case (nil, let to?, let by?): ends = (to.adding(by.scaled(by: -1)), to)
        case (let from?, nil, nil): ends = (from, rest ?? target)
        case (nil, let to?, nil): ends = (rest ?? onScreen, to)
        case (nil, nil, let by?): ends = (rest ?? onScreen, (rest ?? onScreen).adding(by))
        case (nil, nil, nil): ends = (rest ?? onScreen, rest ?? target)
        }
    }

    /// Fraction of the way at `time`, in seconds of one pass.
    func fraction(at time: Double) -> Double { progress(at: time) }

    override func apply(at time: Double, passes: Int, to values: inout LayerValues) {
        guard let keyPath, let (from, to) = ends else { return }
        var value = from.mixed(with: to, fraction(at: time))
        if isCumulative { value = value.adding(to.adding(from.scaled(by: -1)).scaled(by: Double(passes))) }
        values.set(value, at: keyPath, adds: isAdditive)
    }
}

/// Animation of one property that a damped spring moves.
open class CASpringAnimation: CABasicAnimation {
    /// Mass at the end of the spring.
    open var mass: CGFloat = 1
    /// Stiffness of the spring.
    open var stiffness: CGFloat = 100
    /// Damping of the motion.
    open var damping: CGFloat = 10
    /// Velocity at the begin, in distances per second: 1 covers the whole way in a second.
    open var initialVelocity: CGFloat = 0
    /// True if the damping may be greater than critical; false by default.
    open var allowsOverdamping = false

    /// A spring with a perceptual duration, in seconds, and a bounce of −1…1.
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init(keyPath: nil)
        let spring = Spring(duration: perceptualDuration, bounce: Double(bounce))
        (mass, stiffness, damping) = (CGFloat(spring.mass), CGFloat(spring.stiffness), CGFloat(spring.damping))
        duration = settlingDuration
    }

    /// Time until the spring rests, in seconds.
    open var settlingDuration: CFTimeInterval { spring.settlingDuration }

    private var spring: Spring {
        Spring(
            mass: max(Double(mass), 1e-6), stiffness: max(Double(stiffness), 1e-6), damping: max(Double(damping), 0),
            allowOverDamping: allowsOverdamping)
    }

    override func frozen() -> CAAnimation {
        let copy = filled(CASpringAnimation(keyPath: keyPath))
        (copy.mass, copy.stiffness, copy.damping) = (mass, stiffness, damping)
        copy.initialVelocity = initialVelocity
        copy.allowsOverdamping = allowsOverdamping
        return copy
    }

    override func fraction(at time: Double) -> Double {
        spring.value(target: 1.0, initialVelocity: Double(initialVelocity), time: time)
    }
}
