@_spi(Engine) import AnimationCore
package import Foundation
import Geometry
import ViewGraph
@_spi(Engine) package import Views

// Movements by people and by their momentum.
extension UIScrollView: ScrollListener {
    package func scrolled(to geometry: ScrollGeometry) {
        guard goal == nil, geometry.contentOffset != offset else { return }
        moved(to: geometry.contentOffset)
    }

    package func phaseChanged(from old: ScrollPhase, to new: ScrollPhase) {
        phase = new
        if new != .animating { goal = nil }
        if old == .interacting { scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: new == .decelerating) }
        if old == .decelerating { scrollDelegate?.scrollViewDidEndDecelerating(self) }
        if old == .animating, isSettingOffset {
            isSettingOffset = false
            scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
        }
        if new == .decelerating { scrollDelegate?.scrollViewWillBeginDecelerating(self) }
        if new == .interacting {
            if keyboardDismissMode != .none { endEditing(true) }
            scrollDelegate?.scrollViewWillBeginDragging(self)
        }
    }

    package func restingPlace(near place: CGPoint, velocity: CGPoint) -> CGPoint? {
        let velocity = CGPoint(x: velocity.x / 1_000, y: velocity.y / 1_000)
        let chosen =
            restingRule?(place, velocity) ?? scrollDelegate?.restingPlace(of: self, near: place, velocity: velocity)
        return chosen == place ? nil : chosen
    }
}
