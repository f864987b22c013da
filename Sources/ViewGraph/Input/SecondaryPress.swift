package import Foundation

/// Closures that follow the secondary button after its press: a context menu lets the pointer choose an item until the
/// release.
@MainActor package struct SecondaryPress {
    package var released: (@MainActor (CGPoint) -> Void)?

    package init(released: (@MainActor (CGPoint) -> Void)? = nil) { self.released = released }
}

extension ViewHost {
    /// Returns the innermost view at `location`, in points of the window, that handles the secondary button; nil if
    /// there is none.
    package func contextBox(at location: CGPoint) -> GestureBox? {
        pointerBoxes(at: location).first { $0.contextRequested != nil && $0.isEnabled() }
    }
}

extension PointerDispatch {
    /// Handles a press of the secondary button: passes it to the innermost view that handles it.
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
