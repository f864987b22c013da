/// Key of a value that an animation keeps between calls.
public protocol AnimationStateKey {
    /// Type of the value.
    associatedtype Value

    /// Value before anything is written.
    static var defaultValue: Value { get }
}

/// Memory of one running animation for one value (S5.4). Each value has its own: one `Animation` drives many.
public struct AnimationState<Value: VectorArithmetic> {
    /// Values stored by programs' own animations. Springs and repeats have stored properties of their own, since they
    /// run in every frame and must not look anything up or allocate there.
    @usableFromInline var custom: [ObjectIdentifier: Any] = [:]
    @usableFromInline var spring = FluidSpringState<Value>()
    /// States of nested repeats, outermost first.
    @usableFromInline var repeats: [RepeatState] = []
    /// Velocity of a tracked value when this animation began, per second (S10.9).
    @usableFromInline var trackedVelocity = Value.zero

    /// A state in which every key has its default.
    @inlinable public init() {}

    /// True if nothing has been stored yet.
    @inlinable var isUntouched: Bool {
        custom.isEmpty && repeats.isEmpty && spring.clock == 0 && spring.mergeTime == 0 && trackedVelocity == .zero
    }

    /// Starts the next pass of the repeat at `depth`: state inside it is reset, state outside is kept.
    @inlinable mutating func beginPass(_ pass: Int, start: Double, end: Double, ofRepeatAt depth: Int) {
        let noise = spring.noise
        spring = FluidSpringState()
        spring.noise = noise
        trackedVelocity = .zero
        repeats.removeLast(repeats.count - depth - 1)
        repeats[depth].pass = pass
        repeats[depth].start = start
        repeats[depth].end = end
        if !repeats[depth].custom.isEmpty { repeats[depth].custom.removeAll() }
    }

    /// Value stored for `key`, or its default.
    public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
        get { custom[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { custom[ObjectIdentifier(key)] = newValue }
    }
}

/// Additional input of an animation: its memory and the environment.
public struct AnimationContext<Value: VectorArithmetic> {
    /// Memory of the animation; changes are there in the next call.
    public var state: AnimationState<Value>
    /// Environment of the animated view.
    public var environment: EnvironmentValues { storedEnvironment }
    @usableFromInline var storedEnvironment: EnvironmentValues
    @usableFromInline var isComplete = false
    /// Number of repeats around the animation being called.
    @usableFromInline var repeatDepth = 0

    @inlinable init(state: AnimationState<Value>, environment: EnvironmentValues) {
        self.state = state
        storedEnvironment = environment
    }

    /// True once the animation looks finished to the eye (S5.5). It never becomes false again: setting false is
    /// ignored.
    @inlinable public var isLogicallyComplete: Bool {
        get { isComplete }
        set { isComplete = isComplete || newValue }
    }

    /// Context with `state`, for a vector of another type.
    public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
        var result = AnimationContext<T>(state: state, environment: environment)
        result.isComplete = isComplete
        return result
    }
}
