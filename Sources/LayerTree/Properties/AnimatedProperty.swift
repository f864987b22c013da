@_spi(Engine) import AnimationCore
import Foundation

/// Type of an animatable property's values.
protocol AnimatedValue: Equatable {
    associatedtype Vector: VectorArithmetic

    /// Value of the kind that the values between `old` and `new` have; nil if the two do not interpolate.
    static func template(from old: Self, to new: Self) -> Self?

    func vector(like template: Self) -> Vector

    /// A value of the kind of `template`, with the numbers of `vector`.
    func with(_ vector: Vector, like template: Self) -> Self

    /// Conversion of vectors to the form that custom animations receive; nil if they receive the vectors themselves
    /// (S4.5). `size` is the layer's size, in points.
    static func publishedForm(like template: Self, in size: CGSize) -> (any PublishedForm)?
}

extension AnimatedValue {
    static func publishedForm(like template: Self, in size: CGSize) -> (any PublishedForm)? { nil }
}

extension AnimatedValue {
    /// Interpolates to `other` by `amount`, which is clamped to 0…1. Values that do not interpolate change at 0.5.
    func mixed(with other: Self, by amount: Double) -> Self {
        if amount <= 0 { return self }
        if amount >= 1 { return other }
        guard let template = Self.template(from: self, to: other) else { return amount < 0.5 ? self : other }
        let start = vector(like: template)
        var way = other.vector(like: template) - start
        way.scale(by: amount)
        return other.with(start + way, like: template)
    }
}

extension LayerEffect {
    /// Interpolates to `other` by `amount`, 0…1, as an animation does.
    package func interpolated(to other: LayerEffect, by amount: Double) -> LayerEffect {
        mixed(with: other, by: amount)
    }
}

extension LayerColorFilter {
    /// Interpolates to `other` by `amount`, 0…1, as an animation does.
    package func interpolated(to other: LayerColorFilter, by amount: Double) -> LayerColorFilter {
        mixed(with: other, by: amount)
    }
}

/// Model value, presented value, and the animator between them (S1.6, S1.7).
struct AnimatedProperty<Value: AnimatedValue> {
    private(set) var model: Value
    /// Nil while nothing moves, so that a property at rest takes one word more than its value.
    private var motion: Motion<Value>?

    init(_ value: Value) { model = value }

    var presented: Value { motion?.presented ?? model }

    var isRunning: Bool { motion?.isRunning ?? false }

    /// True while the property runs or its velocity is tracked.
    var hasMotion: Bool { motion != nil }

    /// Period of an endless animation; nil if the animation has an end.
    var endlessPeriod: EndlessPeriod? { motion?.endlessPeriod }

    /// Sets a model value that differs from the old one.
    ///
    /// - Parameters:
    ///   - value: the new model value.
    ///   - transaction: transaction of the write: its animation, if any, and the velocity tracking.
    ///   - size: the layer's size, in points, for values in units of the size.
    /// - Returns: the presented values before and after.
    @discardableResult
    mutating func set(_ value: Value, transaction: Transaction, in size: CGSize = .zero) -> PropertyStep<Value> {
        let old = model
        model = value
        guard motion != nil || transaction.animation != nil || transaction.tracksVelocity else {
            return PropertyStep(before: old, presented: value, isRunning: false)
        }
        let moving = motion ?? Motion(old)
        motion = moving
        let before = moving.presented
        moving.modelChanged(from: old, to: value, transaction: transaction, in: size)
        rest()
        return step(from: before)
    }

    /// Sets a model value that differs from the old one by rounding, without changing the running animation.
    mutating func correct(_ value: Value) -> PropertyStep<Value> {
        let before = presented
        model = value
        return step(from: before)
    }

    /// Advances the presented value to `time`, in seconds of program time. Called only while running.
    @discardableResult mutating func advance(to time: Double) -> PropertyStep<Value> {
        let before = presented
        motion?.advance(to: time, model: model)
        rest()
        return step(from: before)
    }

    private func step(from before: Value) -> PropertyStep<Value> {
        PropertyStep(before: before, presented: presented, isRunning: isRunning)
    }

    /// Ends the animation at the model value; completions run (S5.16).
    mutating func end() {
        motion?.end(at: model)
        motion = nil
    }

    private mutating func rest() {
        if motion?.isOver == true { motion = nil }
    }
}

/// Result of one change of a property.
struct PropertyStep<Value> {
    /// The value presented before the change.
    let before: Value
    /// The value presented after the change.
    let presented: Value
    /// True if the property runs after the change.
    let isRunning: Bool
}

/// Animation of a property: the presented value, which moves to the model value.
private final class Motion<Value: AnimatedValue> {
    private(set) var presented: Value
    private var template: Value
    private var animator = Animator<Value.Vector>()
    /// True if values written without animation may give the next animation its initial velocity (S10.9).
    private var isWatched = false

    init(_ value: Value) {
        presented = value
        template = value
    }

    var isRunning: Bool { animator.isRunning }

    var endlessPeriod: EndlessPeriod? { animator.endlessPeriod }

    /// True if the model value is presented and no velocity is tracked.
    var isOver: Bool { !animator.isRunning && !isWatched }

    func modelChanged(from old: Value, to value: Value, transaction: Transaction, in size: CGSize) {
        // An animated change keeps the tracking: its animation reads the velocity when it begins, in the next frame.
        if transaction.animation == nil { isWatched = transaction.tracksVelocity }
        guard let template = Value.template(from: animator.isRunning ? self.template : old, to: value) else {
            return end(at: value)
        }
        self.template = template
        var transaction = transaction
        if let animation = transaction.animation, animation.isCustom,
            let form = Value.publishedForm(like: template, in: size)
        {
            transaction.animation = form.converted(animation)
        }
        let runs = animator.modelChanged(
            from: old.vector(like: template), to: value.vector(like: template), transaction: transaction)
        if !runs { presented = value }
    }

    func advance(to time: Double, model: Value) {
        let vector = animator.advance(to: time, model: model.vector(like: template))
        if animator.isRunning { isWatched = false }
        presented = animator.isRunning ? model.with(vector, like: template) : model
    }

    func end(at model: Value) {
        presented = model
        isWatched = false
        guard animator.isRunning else { return }
        animator.end()
        animator = Animator()
    }
}
