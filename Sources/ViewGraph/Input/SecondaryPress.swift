package import Foundation

/// Closures that follow the secondary button from its press on: a context menu goes with the pointer to one of its
/// items.
@MainActor package struct SecondaryPress {
    package var released: (@MainActor (CGPoint) -> Void)?

    package init(released: (@MainActor (CGPoint) -> Void)? = nil) { self.released = released }
}

extension ViewHost {
    /// The innermost view at `location`, in the window, that answers to the secondary button.
    package func contextBox(at location: CGPoint) -> GestureBox? {
        pointerBoxes(at: location).first { $0.contextRequested != nil && $0.isEnabled() }
    }
}

extension PointerDispatch {
    /// Handles a press of the secondary button: the innermost view that answers to it gets it.
    package func secondaryPressed(at location: CGPoint, time: Double) {
        self.time = time
        guard let host, isFree else { return }
        secondary = nil
        for box in host.pointerBoxes(at: location) where box.isEnabled() {
            guard let press = box.contextRequested?(location) else { continue }
            secondary = press
            return
        }
    }

    package func secondaryReleased(at location: CGPoint, time: Double) {
        self.time = time
        let press = secondary
        secondary = nil
        press?.released?(location)
    }
}
