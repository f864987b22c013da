public import Foundation
public import Geometry
@_spi(Engine) public import ViewGraph

/// Two fingers that move apart or together (S18.6).
nonisolated public struct MagnifyGesture: _PrimitiveGesture, Sendable {
    /// What it tells.
    public struct Value: Equatable, Sendable {
        /// When that was.
        public var time: Date
        /// By how much; 1 at the beginning.
        public var magnification: CGFloat
        /// How fast that changes, per second.
        public var velocity: CGFloat
        /// Where it began, in parts of the view's size.
        public var startAnchor: UnitPoint
        /// Where it began, in the view's own space.
        public var startLocation: CGPoint
    }

    /// From this change on it is this gesture.
    public var minimumScaleDelta: CGFloat

    /// A change of at least `minimumScaleDelta`.
    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

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

/// Two fingers that turn about one another (S18.6).
nonisolated public struct RotateGesture: _PrimitiveGesture, Sendable {
    /// What it tells.
    public struct Value: Equatable, Sendable {
        /// When that was.
        public var time: Date
        /// How far, clockwise; zero at the beginning.
        public var rotation: Angle
        /// How fast that changes, per second.
        public var velocity: Angle
        /// Where it began, in parts of the view's size.
        public var startAnchor: UnitPoint
        /// Where it began, in the view's own space.
        public var startLocation: CGPoint
    }

    /// From this change on it is this gesture.
    public var minimumAngleDelta: Angle

    /// A change of at least `minimumAngleDelta`.
    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

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

/// Deprecated by Apple: ``MagnifyGesture`` that tells only by how much.
nonisolated public struct MagnificationGesture: Gesture, Sendable {
    /// From this change on it is this gesture.
    public var minimumScaleDelta: CGFloat

    /// A change of at least `minimumScaleDelta`.
    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    @MainActor public var body: _MapGesture<MagnifyGesture, CGFloat> {
        MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map { $0.magnification }
    }
}

/// Deprecated by Apple: ``RotateGesture`` that tells only how far.
nonisolated public struct RotationGesture: Gesture, Sendable {
    /// From this change on it is this gesture.
    public var minimumAngleDelta: Angle

    /// A change of at least `minimumAngleDelta`.
    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    @MainActor public var body: _MapGesture<RotateGesture, Angle> {
        RotateGesture(minimumAngleDelta: minimumAngleDelta).map { $0.rotation }
    }
}
