/// A value that an animation keeps between two calls.
public protocol AnimationStateKey {
    /// What is kept.
    associatedtype Value

    /// What is read as long as nothing was written.
    static var defaultValue: Value { get }
}

/// What one running animation remembers about one value (S5.4). Each value has its own: one `Animation` drives many.
public struct AnimationState<Value: VectorArithmetic> {
    /// What programs' own animations store. Springs and repeats have their places beside it: they run in every frame,
    /// and must not look anything up there or allocate.
    @usableFromInline var custom: [ObjectIdentifier: Any] = [:]
    @usableFromInline var spring = FluidSpringState<Value>()
    /// The passes of nested repeats, the outermost first.
    @usableFromInline var repeats: [RepeatState] = []
    /// The velocity that a tracked value had when this animation began (S10.9), per second.
    @usableFromInline var trackedVelocity = Value.zero

    /// A state in which every key has its default.
    @inlinable public init() {}

    /// Whether nothing was kept in it yet.
    @inlinable var isUntouched: Bool {
        custom.isEmpty && repeats.isEmpty && spring.clock == 0 && spring.mergeTime == 0 && trackedVelocity == .zero
    }

    /// A pass of a repeat is over: what is inside of it starts afresh, what is outside goes on.
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

    /// What the animation keeps under `key`.
    public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
        get { custom[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { custom[ObjectIdentifier(key)] = newValue }
    }
}

/// What an animation is given besides value and time.
public struct AnimationContext<Value: VectorArithmetic> {
    /// What the animation remembers; what it writes is there at the next call.
    public var state: AnimationState<Value>
    /// The environment of the view that is animated.
    public var environment: EnvironmentValues { storedEnvironment }
    @usableFromInline var storedEnvironment: EnvironmentValues
    @usableFromInline var isComplete = false
    /// How many repeats enclose the animation that is being asked.
    @usableFromInline var repeatDepth = 0

    @inlinable init(state: AnimationState<Value>, environment: EnvironmentValues) {
        self.state = state
        storedEnvironment = environment
    }

    /// Whether the eye takes the animation for over (S5.5). Once true it stays so: setting false is ignored.
    @inlinable public var isLogicallyComplete: Bool {
        get { isComplete }
        set { isComplete = isComplete || newValue }
    }

    /// The same context for a vector of another type.
    public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
        var result = AnimationContext<T>(state: state, environment: environment)
        result.isComplete = isComplete
        return result
    }
}
