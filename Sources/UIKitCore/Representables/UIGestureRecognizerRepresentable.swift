@_spi(Engine) public import ViewGraph

/// Recogniser of UIKit as a gesture of a SwiftUI view.
///
/// The recogniser is made once per identity of the view that has the gesture, in the first update. It takes part in the contest of
/// gestures there (S18.9), and its ``UIGestureRecognizer/view`` covers that view. A pan's values in the view's own space and in
/// others are in the context's converter.
@MainActor @preconcurrency public protocol UIGestureRecognizerRepresentable {
    /// Type of the recogniser.
    associatedtype UIGestureRecognizerType: UIGestureRecognizer
    /// Type of an object kept for as long as the recogniser, such as its delegate; `Void` by default.
    associatedtype Coordinator = Void
    /// Context type of this representable.
    typealias Context = UIGestureRecognizerRepresentableContext<Self>
    /// Type of the converter between spaces.
    typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter

    /// Makes `context.coordinator`; called before the other methods.
    @MainActor @preconcurrency func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
    /// Makes the recogniser; called once per identity.
    @MainActor @preconcurrency func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
    /// Updates the recogniser from this value.
    @MainActor @preconcurrency func updateUIGestureRecognizer(
        _ recognizer: UIGestureRecognizerType, context: Context)
    /// Called at each change of the recogniser's state, and at each step of a continuous gesture.
    @MainActor @preconcurrency func handleUIGestureRecognizerAction(
        _ recognizer: UIGestureRecognizerType, context: Context)
}

extension UIGestureRecognizerRepresentable {
    /// Default: does nothing.
    public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}

    /// Default: does nothing.
    public func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
    /// Default for representables without a coordinator.
    public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

extension View {
    /// Adds a recogniser of UIKit to the view, with less priority than gestures of subviews.
    nonisolated public func gesture<R: UIGestureRecognizerRepresentable>(_ representable: R) -> some View {
        modifier(RecognizerModifier(representable: representable))
    }
}
