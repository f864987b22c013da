import AnimationCore
import Foundation
import Geometry
import LayerTree
@_spi(Engine) import ViewGraph

/// Box of one tab's content. It fills the room for it, and is moved aside or hidden without a layout.
@MainActor final class TabPageBox: LayerBox {
    /// True if the content is not shown: it is neither drawn nor reached by pointer and keys.
    private(set) var isHidden = false
    private var shift = 0.0

    override class var kind: BoxKind { [.boundaryOncePlaced, .hidesContent, .endsTraits, .placesFromLeft] }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: proposal.width ?? host.size.width, height: proposal.height ?? host.size.height)
    }

    override func placeContent() {
        for box in content.boxes + content.allLeaving {
            box.place(at: .zero, size: size, proposal: ProposedViewSize(size))
        }
    }

    /// Shows or hides the content, and moves it to the right by `shift` points.
    func present(isHidden: Bool, shift: Double) {
        if shift != self.shift {
            self.shift = shift
            ownLayer.setEffect(
                shift == 0 ? .none : .offset(CGSize(width: shift, height: 0)), transaction: Transaction())
        }
        guard isHidden != self.isHidden else { return }
        self.isHidden = isHidden
        ownLayer.isHidden = isHidden
        isLeaving = isHidden
        layers.tellPresenceChanged()
        // Titles and other values of hidden tabs do not reach the page around.
        preferences.setRole(isHidden ? ConfinedPreferences() : nil)
        preferences.notifyAround()
    }
}
