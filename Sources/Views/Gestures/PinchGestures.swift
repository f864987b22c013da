public import Foundation
public import Geometry
@_spi(Engine) public import ViewGraph

/// Gesture of two fingers that move apart or together (S18.6).
nonisolated public struct MagnifyGesture: _PrimitiveGesture, Sendable {
    /// Magnification and velocity of the gesture.
    public struct Value: Equatable, Sendable {
        /// Time of the event.
        public var time: Date
        /// Scale factor since the beginning: 1 there.
        public var magnification: CGFloat
        /// Change of the scale factor per second.
        public var velocity: CGFloat
        /// Position of the beginning, in fractions of the view's size.
        public var startAnchor: UnitPoint
        /// Position of the beginning, in the view's own space.
        public var startLocation: CGPoint
    }

    /// Change of the scale factor from which on the gesture begins.
    public var minimumScaleDelta: CGFloat

    /// Makes a gesture that begins when the scale factor has changed by `minimumScaleDelta`.
    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    /// Makes the node that recognises the gesture. The engine calls this.
    @MainActor public static func _makeRecognizer(
        _ gesture: _GestureValue<Self>, inputs: _GestureInputs
    ) -> _GestureRecognizer<Value> {
        let place = inputs.place
        let pinch = PinchNode(place: place) { abs($0.scale - 1) >= gesture.current().minimumScaleDelta }
        return _GestureRecognizer(
            MappingNode(pinch) { sample in
                Value(
                    time: place.date(at: sample.time), magnification: sample.scale, velocity: sample.scaleVelocity,
                    startAnchor: sample.startAnchor, startLocation: sample.startLocation)
            })
    }
}

/// Gesture of two fingers that turn about one another (S18.6).
nonisolated public struct RotateGesture: _PrimitiveGesture, Sendable {
    /// Rotation and velocity of the gesture.
    public struct Value: Equatable, Sendable {
        /// Time of the event.
        public var time: Date
        /// Clockwise rotation since the beginning: zero there.
        public var rotation: Angle
        /// Clockwise rotation per second.
        public var velocity: Angle
        /// Position of the beginning, in fractions of the view's size.
        public var startAnchor: UnitPoint
        /// Position of the beginning, in the view's own space.
        public var startLocation: CGPoint
    }

    /// Rotation from which on the gesture begins, in either direction.
    public var minimumAngleDelta: Angle

    /// Makes a gesture that begins when the fingers have turned by `minimumAngleDelta`.
    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    /// Makes the node that recognises the gesture. The engine calls this.
    @MainActor public static func _makeRecognizer(
        _ gesture: _GestureValue<Self>, inputs: _GestureInputs
    ) -> _GestureRecognizer<Value> {
        let place = inputs.place
        let pinch = PinchNode(place: place) { abs($0.rotation) >= gesture.current().minimumAngleDelta.radians }
        return _GestureRecognizer(
            MappingNode(pinch) { sample in
                Value(
                    time: place.date(at: sample.time), rotation: .radians(sample.rotation),
                    velocity: .radians(sample.rotationVelocity), startAnchor: sample.startAnchor,
                    startLocation: sample.startLocation)
            })
    }
}

/// Gesture of two fingers that move apart or together, whose value is the scale factor. Deprecated by Apple in favour
/// of ``MagnifyGesture``.
nonisolated public struct MagnificationGesture: Gesture, Sendable {
    /// Change of the scale factor from which on the gesture begins.
    public var minimumScaleDelta: CGFloat

    /// Makes a gesture that begins when the scale factor has changed by `minimumScaleDelta`.
    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    /// The newer gesture, reduced to its scale factor.
    @MainActor public var body: _MapGesture<MagnifyGesture, CGFloat> {
        MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map { $0.magnification }
    }
}

/// Gesture of two fingers that turn about one another, whose value is the angle. Deprecated by Apple in favour of
/// ``RotateGesture``.
nonisolated public struct RotationGesture: Gesture, Sendable {
    /// Rotation from which on the gesture begins, in either direction.
    public var minimumAngleDelta: Angle

    /// Makes a gesture that begins when the fingers have turned by `minimumAngleDelta`.
    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    /// The newer gesture, reduced to its angle.
    @MainActor public var body: _MapGesture<RotateGesture, Angle> {
        RotateGesture(minimumAngleDelta: minimumAngleDelta).map { $0.rotation }
    }
}
