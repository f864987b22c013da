import Foundation
@_spi(Engine) import ViewGraph

/// The pointer in a text: from the press on it is the text's, whatever else would follow a drag.
@MainActor final class TextPress: AttachedGesture {
    private unowned let controller: TextInputController
    private let place: GesturePlace
    private let lifetime: Lifetime
    private var isFollowing = false

    init(_ controller: TextInputController, place: GesturePlace, lifetime: Lifetime) {
        self.controller = controller
        self.place = place
        self.lifetime = lifetime
    }

    var isAlive: Bool { !lifetime.hasEnded && !place.box.isInLeavingView }
    var wakeTime: Double? { nil }

    func handle(_ event: GestureEvent, _ callbacks: inout GestureCallbacks) -> GestureStep {
        switch event.kind {
        case .pressed:
            place.pressBegins()
            isFollowing = true
            controller.pressed(
                at: place.convert(event.location, to: .local), time: event.time,
                extends: event.modifiers & KeyInput.shift != 0)
            return .active
        case .moved where isFollowing:
            controller.dragged(to: place.convert(event.location, to: .local))
            return .active
        case .released where isFollowing:
            isFollowing = false
            controller.released()
            return .ended
        case .timePassed where isFollowing: return .active
        default: return .failed
        }
    }

    func cancel(_ callbacks: inout GestureCallbacks) {
        if isFollowing { controller.released() }
        isFollowing = false
    }
}
