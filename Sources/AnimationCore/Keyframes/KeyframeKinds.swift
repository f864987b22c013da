public import Foundation

/// Keyframe that interpolates linearly in the value's data, along a timing curve (S16.4).
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let list: _KeyframeList<Value>

    /// A linear keyframe.
    ///
    /// - Parameters:
    ///   - to: value at its end.
    ///   - duration: duration in seconds.
    ///   - timingCurve: pace of the interpolation.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        list = _KeyframeList(to: to, duration: duration, kind: .linear(timingCurve))
    }

    /// Never evaluated: the engine reads the keyframes directly.
    public var body: Never { return noBody() }

    /// The keyframe for the engine.
    public func _keyframes() -> _KeyframeList<Value> { list }
}

/// Keyframe along a cubic curve that continues smoothly from and to its neighbours (S16.5, S16.6).
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let list: _KeyframeList<Value>

    /// A cubic keyframe.
    ///
    /// - Parameters:
    ///   - to: value at its end.
    ///   - duration: duration in seconds.
    ///   - startVelocity: velocity at the start, per second; nil takes it from the neighbours.
    ///   - endVelocity: velocity at the end, per second; nil takes it from the neighbours.
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        list = _KeyframeList(
            to: to, duration: duration,
            kind: .cubic(startVelocity: startVelocity?.animatableData, endVelocity: endVelocity?.animatableData))
    }

    /// Never evaluated: the engine reads the keyframes directly.
    public var body: Never { return noBody() }

    /// The keyframe for the engine.
    public func _keyframes() -> _KeyframeList<Value> { list }
}

/// Keyframe that moves by a spring (S16.7, S16.8).
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let list: _KeyframeList<Value>

    /// A spring keyframe.
    ///
    /// - Parameters:
    ///   - to: target of the spring.
    ///   - duration: time after which the motion is cut, in seconds, wherever it is then; nil lets it settle.
    ///   - spring: the spring.
    ///   - startVelocity: velocity at the start, per second; nil takes that of the previous keyframe.
    public init(
        _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
    ) {
        list = _KeyframeList(
            to: to, duration: 0,
            kind: .spring(spring, duration: duration, startVelocity: startVelocity?.animatableData))
    }

    /// Never evaluated: the engine reads the keyframes directly.
    public var body: Never { return noBody() }

    /// The keyframe for the engine.
    public func _keyframes() -> _KeyframeList<Value> { list }
}

/// Keyframe that jumps to its value (S16.9).
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let list: _KeyframeList<Value>

    /// A keyframe that jumps to the value `to`.
    public init(_ to: Value) { list = _KeyframeList(to: to, duration: 0, kind: .move) }

    /// Never evaluated: the engine reads the keyframes directly.
    public var body: Never { return noBody() }

    /// The keyframe for the engine.
    public func _keyframes() -> _KeyframeList<Value> { list }
}
