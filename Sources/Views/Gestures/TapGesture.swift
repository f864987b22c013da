public import Foundation
@_spi(Engine) public import ViewGraph

/// Gesture of presses and releases in one place (S18.2).
nonisolated public struct TapGesture: _PrimitiveGesture, Sendable {
    /// Number of taps in quick succession.
    public var count: Int

    /// Makes a gesture of `count` taps in quick succession; less than one counts as one.
    public init(count: Int = 1) { self.count = count }

    /// Makes the node that recognises the gesture. The engine calls this.
    @MainActor public static func _makeRecognizer(
        _ gesture: _GestureValue<Self>, inputs: _GestureInputs
    ) -> _GestureRecognizer<Void> {
        let tap = TapNode { gesture.current().count }
        return _GestureRecognizer(MappingNode(tap) { _ in () })
    }
}

/// Gesture of presses and releases in one place, whose value is that place (S18.2).
nonisolated public struct SpatialTapGesture: _PrimitiveGesture, Sendable {
    /// Position of a tap.
    public struct Value: Equatable, Sendable {
        /// Position of the last tap, in the gesture's coordinate space.
        public var location: CGPoint
    }

    /// Number of taps in quick succession.
    public var count: Int
    /// Coordinate space of the location.
    public var coordinateSpace: CoordinateSpace

    /// Makes a gesture of `count` taps in quick succession, located in `coordinateSpace`; less than one counts as one.
    public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
    }

    /// Makes a gesture of `count` taps in quick succession, located in `coordinateSpace`; less than one counts as one.
    @_disfavoredOverload public init(count: Int = 1, coordinateSpace: CoordinateSpace) {
        self.count = count
        self.coordinateSpace = coordinateSpace
    }

    /// Makes the node that recognises the gesture. The engine calls this.
    @MainActor public static func _makeRecognizer(
        _ gesture: _GestureValue<Self>, inputs: _GestureInputs
    ) -> _GestureRecognizer<Value> {
        let tap = TapNode { gesture.current().count }
        let place = inputs.place
        return _GestureRecognizer(
            MappingNode(tap) { Value(location: place.convert($0, to: gesture.current().coordinateSpace)) })
    }
}

extension View {
    /// Runs `action` after `count` taps on the area that this view draws.
    nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        gesture(TapGesture(count: count).onEnded(action))
    }

    /// Runs `action` after `count` taps on the area that this view draws, with the position of the last one in
    /// `coordinateSpace`.
    nonisolated public func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
    }

    /// Runs `action` after `count` taps on the area that this view draws, with the position of the last one in
    /// `coordinateSpace`.
    @_disfavoredOverload nonisolated public func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace, perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
    }
}
