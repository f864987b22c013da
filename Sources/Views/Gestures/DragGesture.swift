public import Foundation
@_spi(Engine) public import ViewGraph

/// A press that moves (S18.4).
nonisolated public struct DragGesture: _PrimitiveGesture, Sendable {
    /// What a drag tells (S18.5).
    public struct Value: Equatable, Sendable {
        /// When that was.
        public var time: Date
        /// Where the pointer is.
        public var location: CGPoint
        /// Where it was at the press.
        public var startLocation: CGPoint
        /// How fast it goes, in points per second, by the times of the last events.
        public var velocity: CGSize

        /// From the press to here; what it took to become a drag is in it.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }

        /// Where the pointer would be a quarter of a second later.
        public var predictedEndLocation: CGPoint {
            CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
        }

        /// What the translation would be a quarter of a second later.
        public var predictedEndTranslation: CGSize {
            CGSize(width: translation.width + velocity.width / 4, height: translation.height + velocity.height / 4)
        }
    }

    /// From this distance on it is a drag, in points.
    public var minimumDistance: CGFloat
    /// Whose coordinates it tells: as they lie in the window at the press (S18.4).
    public var coordinateSpace: CoordinateSpace

    /// A drag of at least `minimumDistance` points; 0: it begins with the press.
    public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
    }

    /// A drag of at least `minimumDistance` points; 0: it begins with the press.
    @_disfavoredOverload public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }

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
    /// The date of a program time, in seconds.
    func date(at time: Double) -> Date { box.host.startDate.addingTimeInterval(time) }
}
