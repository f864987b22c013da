import Platform
import WaylandProtocols

/// Pinch gesture of two fingers on a touchpad.
@MainActor final class PinchGesture {
    private let object: ZwpPointerGesturePinchV1
    /// Rotation since the gesture began, in radians; the protocol sends degrees since the last event.
    private var rotation = 0.0

    init(_ object: ZwpPointerGesturePinchV1, onEvent: @escaping @MainActor (PointerEvent.Kind, UInt32) -> Void) {
        self.object = object
        object.onEvent { [weak self] event in
            guard let self else { return }
            switch event {
            case .begin(_, let stamp, _, _):
                rotation = 0
                onEvent(.pinchBegan, stamp)
            case .update(let stamp, _, _, let scale, let degrees):
                rotation += degrees * .pi / 180
                onEvent(.pinchChanged(scale: scale, rotation: rotation), stamp)
            case .end(_, let stamp, let isCancelled): onEvent(.pinchEnded(isCancelled: isCancelled != 0), stamp)
            }
        }
    }

    func destroy() { object.destroy() }
}
