package import Foundation

/// What follows the secondary button from its press on: a context menu goes with the pointer to one of its items.
@MainActor package struct SecondaryPress {
    package var released: (@MainActor (CGPoint) -> Void)?

    package init(released: (@MainActor (CGPoint) -> Void)? = nil) { self.released = released }
}

extension PointerDispatch {
    /// The secondary button is pressed: the innermost view that wants it gets it.
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
