public import Foundation
@_spi(Engine) public import ViewGraph

/// Gesture of a press that moves (S18.4).
nonisolated public struct DragGesture: _PrimitiveGesture, Sendable {
    /// Position and velocity of a drag (S18.5).
    public struct Value: Equatable, Sendable {
        /// Time of the event.
        public var time: Date
        /// Current position of the pointer.
        public var location: CGPoint
        /// Position of the pointer at the press.
        public var startLocation: CGPoint
        /// Velocity in points per second, averaged over the last events.
        public var velocity: CGSize

        /// Distance from the press to the current position, including the minimum distance.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }

        /// Position of the pointer a quarter of a second later, at the current velocity.
        public var predictedEndLocation: CGPoint {
            CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
        }

        /// Translation a quarter of a second later, at the current velocity.
        public var predictedEndTranslation: CGSize {
            CGSize(width: translation.width + velocity.width / 4, height: translation.height + velocity.height / 4)
        }
    }

    /// Distance from the press from which on it is a drag, in points.
    public var minimumDistance: CGFloat
    /// Coordinate space of the values, with its position in the window at the press (S18.4).
    public var coordinateSpace: CoordinateSpace

    /// Makes a drag of at least `minimumDistance` points, with values in `coordinateSpace`; with 0 it begins at the
    /// press.
    public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
    }

    /// Makes a drag of at least `minimumDistance` points, with values in `coordinateSpace`; with 0 it begins at the
    /// press.
    @_disfavoredOverload public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }

    /// Makes the node that recognises the gesture. The engine calls this.
    @MainActor public static func _makeRecognizer(
        _ gesture: _GestureValue<Self>, inputs: _GestureInputs
    ) -> _GestureRecognizer<Value> {
        let place = inputs.place
        let drag = DragNode(place: place) {
            let gesture = gesture.current()
            return .init(minimumDistance: gesture.minimumDistance, space: gesture.coordinateSpace)
        }
        return _GestureRecognizer(
            MappingNode(drag) { sample in
                Value(
                    time: place.date(at: sample.time), location: sample.location, startLocation: sample.startLocation,
                    velocity: sample.velocity)
            })
    }
}

extension GesturePlace {
    /// Date of the program time `time`, in seconds.
    func date(at time: Double) -> Date { box.host.startDate.addingTimeInterval(time) }
}
