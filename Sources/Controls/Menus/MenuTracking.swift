import Foundation
@_spi(Engine) import ViewGraph

/// A press on a panel of a menu: highlights the item under the pointer while the button is held, and chooses it on
/// release.
@MainActor final class MenuTracking: AttachedGesture {
    private unowned let box: LayoutBox
    private let session: @MainActor () -> MenuSession?

    init(box: LayoutBox, session: @escaping @MainActor () -> MenuSession?) {
        self.box = box
        self.session = session
    }

    var isAlive: Bool { !box.isInLeavingView }
    var wakeTime: Double? { nil }

    func handle(_ event: GestureEvent, _ callbacks: inout GestureCallbacks) -> GestureStep {
        guard let session = session() else { return .failed }
        switch event.kind {
        case .pressed:
            callbacks.perform {
                session.pressBegan(at: event.location, time: event.time, isInside: true)
                session.pointerMoved(to: event.location)
            }
            return .active
        case .moved:
            callbacks.perform { session.pointerMoved(to: event.location) }
            return .active
        case .released:
            callbacks.perform { session.pressEnded(at: event.location, time: event.time) }
            return .ended
        case .timePassed: return .active
        case .pinchBegan, .pinchChanged, .pinchEnded: return .failed
        }
    }

    func cancel(_ callbacks: inout GestureCallbacks) {}
}
