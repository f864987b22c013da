@_spi(Engine) import AnimationCore

/// A value that a layer shows and that moves by an animator.
protocol AnimatedValue: Equatable {
    associatedtype Vector: VectorArithmetic

    /// The value after whose kind the vectors between `old` and `new` are read; nil if there is nothing in between.
    static func template(from old: Self, to new: Self) -> Self?

    func vector(like template: Self) -> Vector

    /// This value with the numbers of `vector`.
    func with(_ vector: Vector, like template: Self) -> Self
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
    private(set) var presented: Value
    private var template: Value
    private var animator = Animator<Value.Vector>()

    init(_ value: Value) {
        model = value
        presented = value
        template = value
    }

    var isRunning: Bool { animator.isRunning }

    /// Takes a new model value; `value` differs from the old one.
    mutating func set(_ value: Value, transaction: Transaction) {
        let old = model
        model = value
        guard let template = Value.template(from: animator.isRunning ? self.template : old, to: value) else {
            end()
            return
        }
        self.template = template
        let runs = animator.modelChanged(
            from: old.vector(like: template), to: value.vector(like: template), transaction: transaction)
        if !runs { presented = value }
    }

    /// Brings what is on screen to `time`. Called only while running.
    mutating func advance(to time: Double) {
        let vector = animator.advance(to: time, model: model.vector(like: template))
        presented = animator.isRunning ? model.with(vector, like: template) : model
    }

    /// The model value is on screen, and completions are told (S5.16).
    mutating func end() {
        presented = model
        guard animator.isRunning else { return }
        animator.end()
        animator = Animator()
    }
}
