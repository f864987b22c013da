public import Foundation
@_spi(Engine) public import ViewGraph

/// Presses and releases in one place (S18.2).
nonisolated public struct TapGesture: _PrimitiveGesture, Sendable {
    /// How many, in quick succession.
    public var count: Int

    /// `count` taps in quick succession; less than one counts as one.
    public init(count: Int = 1) { self.count = count }

    @MainActor public static func _makeRecognizer(
        _ gesture: _GestureValue<Self>, inputs: _GestureInputs
    ) -> _GestureRecognizer<Void> {
        let tap = TapNode { gesture.current().count }
        return _GestureRecognizer(MappingNode(tap) { _ in () })
    }
}

/// Presses and releases in one place, which it tells (S18.2).
nonisolated public struct SpatialTapGesture: _PrimitiveGesture, Sendable {
    /// What a tap tells.
    public struct Value: Equatable, Sendable {
        /// Where it was.
        public var location: CGPoint
    }

    /// How many, in quick succession.
    public var count: Int
    /// Whose coordinates it tells.
    public var coordinateSpace: CoordinateSpace

    /// `count` taps in quick succession; less than one counts as one.
    public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
    }

    /// `count` taps in quick succession; less than one counts as one.
    @_disfavoredOverload public init(count: Int = 1, coordinateSpace: CoordinateSpace) {
        self.count = count
        self.coordinateSpace = coordinateSpace
    }

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
    /// Has `action` run after `count` taps on what this view draws.
    nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        gesture(TapGesture(count: count).onEnded(action))
    }

    /// Has `action` run after `count` taps on what this view draws, with the place of the last one.
    nonisolated public func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
    }

    /// Has `action` run after `count` taps on what this view draws, with the place of the last one.
    @_disfavoredOverload nonisolated public func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace, perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
    }
}
