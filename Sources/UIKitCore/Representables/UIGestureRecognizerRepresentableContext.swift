public import AnimationCore
public import Foundation
@_spi(Engine) public import ViewGraph
import Views

/// Coordinator, environment and converter for a `UIGestureRecognizerRepresentable`.
@preconcurrency @MainActor
public struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
    /// Result of `makeCoordinator(converter:)`.
    public let coordinator: Representable.Coordinator
    /// Converts places of the gesture to spaces of views.
    public let converter: Representable.CoordinateSpaceConverter
    let update: RepresentableUpdate

    /// Environment of the view.
    public var environment: EnvironmentValues { update.environment }
}

/// Converter of a recogniser's places to spaces of the view that has the gesture and of its ancestors, in points. The spaces are those
/// at the beginning of the press, so that a view that the gesture itself moves does not change its values.
@preconcurrency @MainActor public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
    private let place: GesturePlace
    private let gesture: RecognizerLink

    init(place: GesturePlace, gesture: RecognizerLink) {
        self.place = place
        self.gesture = gesture
    }

    /// Place of the gesture in the view's own space.
    public var localLocation: CGPoint { location(in: .local) }
    /// Translation of a pan in the view's own space; nil for other recognisers.
    public var localTranslation: CGPoint? { translation(in: .local) }
    /// Velocity of a pan in the view's own space, per second; nil for other recognisers.
    public var localVelocity: CGPoint? { velocity(in: .local) }

    /// Place of the gesture in a space.
    public func location(in space: some CoordinateSpaceProtocol) -> CGPoint {
        convert(globalPoint: gesture.recognizer?.location ?? .zero, to: space)
    }

    /// Translation of a pan in a space; nil for other recognisers.
    public func translation(in space: some CoordinateSpaceProtocol) -> CGPoint? {
        guard let pan = gesture.recognizer as? UIPanGestureRecognizer else { return nil }
        return vector(pan.translation(in: nil), endingAt: pan.location, in: space)
    }

    /// Velocity of a pan in a space, per second; nil for other recognisers.
    public func velocity(in space: some CoordinateSpaceProtocol) -> CGPoint? {
        guard let pan = gesture.recognizer as? UIPanGestureRecognizer else { return nil }
        return vector(pan.velocity(in: nil), endingAt: pan.location, in: space)
    }

    /// The place in a space that `globalPoint` of the window has; `globalPoint` once the view is gone.
    public func convert(globalPoint: CGPoint, to space: some CoordinateSpaceProtocol) -> CGPoint {
        // A program may keep the converter longer than the view's box, which the place does not keep.
        gesture.box == nil ? globalPoint : place.convert(globalPoint, to: space.coordinateSpace)
    }

    private func vector(
        _ vector: CGPoint, endingAt end: CGPoint, in space: some CoordinateSpaceProtocol
    ) -> CGPoint {
        let start = CGPoint(x: end.x - vector.x, y: end.y - vector.y)
        let (from, to) = (convert(globalPoint: start, to: space), convert(globalPoint: end, to: space))
        return CGPoint(x: to.x - from.x, y: to.y - from.y)
    }
}
