public import Foundation

/// Goes to its value along a curve, straight in the value's data (S16.4).
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let list: _KeyframeList<Value>

    /// - Parameters:
    ///   - to: where it ends.
    ///   - duration: in seconds.
    ///   - timingCurve: how time passes on the way.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        list = _KeyframeList(to: to, duration: duration, kind: .linear(timingCurve))
    }

    /// Not asked for: the engine reads the keyframes themselves.
    public var body: Never { return noBody() }

    /// The engine's view of it.
    public func _keyframes() -> _KeyframeList<Value> { list }
}

/// Goes to its value along a cubic curve, smoothly from its neighbours and on to them (S16.5, S16.6).
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let list: _KeyframeList<Value>

    /// - Parameters:
    ///   - to: where it ends.
    ///   - duration: in seconds.
    ///   - startVelocity: per second; nil: as the neighbours ask.
    ///   - endVelocity: per second; nil: as the neighbours ask.
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        list = _KeyframeList(
            to: to, duration: duration,
            kind: .cubic(startVelocity: startVelocity?.animatableData, endVelocity: endVelocity?.animatableData))
    }

    /// Not asked for: the engine reads the keyframes themselves.
    public var body: Never { return noBody() }

    /// The engine's view of it.
    public func _keyframes() -> _KeyframeList<Value> { list }
}

/// Goes to its value as on a spring (S16.7, S16.8).
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let list: _KeyframeList<Value>

    /// - Parameters:
    ///   - to: where the spring pulls.
    ///   - duration: when it is cut, in seconds, wherever it is then; nil: when it has settled.
    ///   - spring: the spring.
    ///   - startVelocity: per second; nil: that of what comes before.
    public init(
        _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
    ) {
        list = _KeyframeList(
            to: to, duration: 0,
            kind: .spring(spring, duration: duration, startVelocity: startVelocity?.animatableData))
    }

    /// Not asked for: the engine reads the keyframes themselves.
    public var body: Never { return noBody() }

    /// The engine's view of it.
    public func _keyframes() -> _KeyframeList<Value> { list }
}

/// Is at its value at once (S16.9).
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let list: _KeyframeList<Value>

    /// - Parameter to: where it is from then on.
    public init(_ to: Value) { list = _KeyframeList(to: to, duration: 0, kind: .move) }

    /// Not asked for: the engine reads the keyframes themselves.
    public var body: Never { return noBody() }

    /// The engine's view of it.
    public func _keyframes() -> _KeyframeList<Value> { list }
}
