@_spi(Engine) import AnimationCore
import Foundation

/// A value that a layer shows and that moves by an animator.
protocol AnimatedValue: Equatable {
    associatedtype Vector: VectorArithmetic

    /// The value after whose kind the vectors between `old` and `new` are read; nil if there is nothing in between.
    static func template(from old: Self, to new: Self) -> Self?

    func vector(like template: Self) -> Vector

    /// This value with the numbers of `vector`.
    func with(_ vector: Vector, like template: Self) -> Self

    /// The form in which programs' own animations see the vectors; nil where it is that of the vectors themselves (S4.5).
    /// - Parameter size: of the layer, in points.
    static func publishedForm(like template: Self, in size: CGSize) -> (any PublishedForm)?
}

extension AnimatedValue {
    static func publishedForm(like template: Self, in size: CGSize) -> (any PublishedForm)? { nil }
}

extension AnimatedValue {
    /// What lies `amount` of the way from this value to `other`; that one from half way on, if there is nothing between.
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
    /// What lies `amount` of the way (0…1) to `other`, as it would in an animation.
    package func interpolated(to other: LayerEffect, by amount: Double) -> LayerEffect {
        mixed(with: other, by: amount)
    }
}

extension LayerColorFilter {
    /// What lies `amount` of the way (0…1) to `other`, as it would in an animation.
    package func interpolated(to other: LayerColorFilter, by amount: Double) -> LayerColorFilter {
        mixed(with: other, by: amount)
    }
}

/// A model value, what of it is on screen, and the animator between the two (S1.6, S1.7).
struct AnimatedProperty<Value: AnimatedValue> {
    private(set) var model: Value
    /// Nil as long as nothing moves, which is most of a layer's life: a property is then as small as its value.
    private var motion: Motion<Value>?

    init(_ value: Value) { model = value }

    var presented: Value { motion?.presented ?? model }

    var isRunning: Bool { motion?.isRunning ?? false }

    /// When what runs without end has shown everything that it ever will; nil if it has an end.
    var endlessPeriod: EndlessPeriod? { motion?.endlessPeriod }

    /// Takes a new model value; `value` differs from the old one.
    /// - Parameter size: of the layer, in points, for values that are counted in it.
    mutating func set(_ value: Value, transaction: Transaction, in size: CGSize = .zero) {
        let old = model
        model = value
        if motion == nil {
            guard transaction.animation != nil || transaction.tracksVelocity else { return }
            motion = Motion(old)
        }
        motion?.modelChanged(from: old, to: value, transaction: transaction, in: size)
        rest()
    }

    /// Takes a model value that differs from the old one by rounding: what runs goes on as it was.
    mutating func correct(_ value: Value) { model = value }

    /// Brings what is on screen to `time`. Called only while running.
    mutating func advance(to time: Double) {
        motion?.advance(to: time, model: model)
        rest()
    }

    /// The model value is on screen, and completions are told (S5.16).
    mutating func end() {
        motion?.end(at: model)
        motion = nil
    }

    private mutating func rest() {
        if motion?.isOver == true { motion = nil }
    }
}

/// What is between a model value and the screen while the one goes to the other.
private final class Motion<Value: AnimatedValue> {
    private(set) var presented: Value
    private var template: Value
    private var animator = Animator<Value.Vector>()
    /// Whether how the value moved may be the velocity with which the next animation begins (S10.9).
    private var isWatched = false

    init(_ value: Value) {
        presented = value
        template = value
    }

    var isRunning: Bool { animator.isRunning }

    var endlessPeriod: EndlessPeriod? { animator.endlessPeriod }

    /// Whether the model value is on screen, and nobody will ask how it came there.
    var isOver: Bool { !animator.isRunning && !isWatched }

    func modelChanged(from old: Value, to value: Value, transaction: Transaction, in size: CGSize) {
        // An animated change uses up how the value moved only when it begins, which the next frame shows.
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
