import AnimationCore
import Foundation
import Geometry

/// A decoded animation and its known properties.
struct MadeAnimation {
    var animation: Animation
    /// True if it starts at the old value and continues smoothly from what it takes over. False for repeating and
    /// custom animations.
    var isSmooth = true
    /// Seconds within which it comes to rest, if its numbers are reasonable. The softest spring swings for a minute.
    var lifetime = 60.0
    /// Largest factor by which modifiers speed up its time: a spring does not catch up with gaps above a second (S8.5).
    var haste = 1.0
}

extension ProgramBytes {
    /// Any animation, with up to `depth` modifiers or wrappers around it.
    mutating func animation(depth: Int = 8) -> MadeAnimation {
        let isModified = depth > 0 && flag()
        return isModified ? modifiedAnimation(depth: depth) : plainAnimation()
    }

    private mutating func plainAnimation() -> MadeAnimation {
        let animation: Animation
        switch choice(of: 18) {
        case 0: animation = .default
        case 1: animation = .linear(duration: duration())
        case 2: animation = .easeIn(duration: duration())
        case 3: animation = .easeOut(duration: duration())
        case 4: animation = .easeInOut(duration: duration())
        case 5: animation = .timingCurve(part(), ordinate(), part(), ordinate(), duration: duration())
        case 6: animation = .timingCurve(unitCurve(), duration: duration())
        case 7: animation = .spring(duration: duration(), bounce: bounce(), blendDuration: blend())
        case 8: animation = .spring(response: duration(), dampingFraction: dampingRatio(), blendDuration: blend())
        case 9: animation = .spring(spring(), blendDuration: blend())
        case 10: animation = .interactiveSpring(duration: duration(), extraBounce: bounce(), blendDuration: blend())
        case 11:
            animation = .interactiveSpring(
                response: duration(), dampingFraction: dampingRatio(), blendDuration: blend())
        case 12: animation = .smooth(duration: duration(), extraBounce: bounce())
        case 13: animation = .snappy(duration: duration(), extraBounce: bounce())
        case 14: animation = .bouncy(duration: duration(), extraBounce: bounce())
        case 15:
            animation = .interpolatingSpring(
                duration: duration(), bounce: bounce(), initialVelocity: number(in: -20...20))
        case 16: animation = .interpolatingSpring(spring(), initialVelocity: number(in: -20...20))
        default:
            return MadeAnimation(
                animation: Animation(OwnAnimation(conduct: OwnAnimation.Conduct(choice(of: 8)), number: number())),
                isSmooth: false, lifetime: .infinity)
        }
        return MadeAnimation(animation: animation)
    }

    private mutating func modifiedAnimation(depth: Int) -> MadeAnimation {
        let kind = choice(of: 6)
        let parameter = kind == 2 || kind == 3 ? 0 : number(in: 0.25...2)
        let count = kind == 2 ? integer(in: 1...4) : 0
        let isReversing = (kind == 2 || kind == 3) && flag()
        var made = animation(depth: depth - 1)
        switch kind {
        case 0:
            made.animation = made.animation.delay(parameter)
            made.lifetime += parameter
        case 1:
            made.animation = made.animation.speed(parameter)
            made.lifetime /= parameter
            made.haste = max(1, made.haste * parameter)
        case 2:
            made.animation = made.animation.repeatCount(count, autoreverses: isReversing)
            made.lifetime *= Double(count)
        case 3: made.animation = made.animation.repeatForever(autoreverses: isReversing)
        case 4: made.animation = made.animation.logicallyComplete(after: parameter)
        default: made.animation = Animation(WrappedAnimation(base: made.animation, usesOwnContext: parameter > 1))
        }
        if kind == 2 || kind == 3 || kind == 5 { made.isSmooth = false }
        if kind == 3 || kind == 5 { made.lifetime = .infinity }
        return made
    }

    mutating func duration() -> Double { number(in: 0.05...2) }
    mutating func bounce() -> Double { number(in: -0.5...0.6) }
    mutating func dampingRatio() -> Double { number(in: 0.2...2) }
    mutating func blend() -> Double { number(in: 0...1) }
    /// A fraction from 0 to 1, if the program is reasonable.
    mutating func part() -> Double { number(in: 0...1) }
    /// The y coordinate of a control point, which may overshoot.
    mutating func ordinate() -> Double { number(in: -2...3) }

    mutating func unitCurve() -> UnitCurve {
        let curve: UnitCurve =
            switch choice(of: 8) {
            case 0: .linear
            case 1: .easeIn
            case 2: .easeOut
            case 3: .easeInOut
            case 4: .circularEaseIn
            case 5: .circularEaseOut
            case 6: .circularEaseInOut
            default:
                .bezier(
                    startControlPoint: UnitPoint(x: part(), y: ordinate()),
                    endControlPoint: UnitPoint(x: part(), y: ordinate()))
            }
        return flag() ? curve.inverse : curve
    }

    mutating func spring() -> Spring {
        switch choice(of: 6) {
        case 0: Spring(duration: duration(), bounce: bounce())
        case 1: Spring(response: duration(), dampingRatio: dampingRatio())
        case 2: Spring(mass: number(in: 0.5...2), stiffness: number(in: 20...400), damping: number(in: 5...60))
        case 3:
            Spring(
                mass: number(in: 0.5...2), stiffness: number(in: 20...400), damping: number(in: 5...60),
                allowOverDamping: true)
        case 4: Spring(settlingDuration: duration(), dampingRatio: dampingRatio(), epsilon: number(in: 1e-4...0.1))
        default: [Spring.smooth, .snappy, .bouncy][choice(of: 3)]
        }
    }
}
