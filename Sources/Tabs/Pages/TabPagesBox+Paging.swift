import AnimationCore
import Foundation
import LayerTree
import Navigation
@_spi(Engine) import ViewGraph

// Pages that a hand turns.
extension TabPagesBox: RunningAttribute {
    func advance(to time: Double) -> Bool {
        guard var motion = pager else { return false }
        let moves = motion.advance(to: time)
        pager = motion
        moved()
        return moves
    }

    /// Returns the place of a point of the window along the pages, in pages; it grows as later pages come in.
    private func hand(at location: CGPoint) -> Double {
        -(location.x - frameInWindow().minX) * inwards / max(size.width, 1)
    }

    /// Stops the pages and holds them at `location`, in points of the window.
    ///
    /// - Returns: false if there is nothing to turn.
    func hold(at location: CGPoint, time: Double) -> Bool {
        guard pager != nil, entries.count > 1 else { return false }
        pager?.hold(at: hand(at: location), time: time)
        return true
    }

    /// Moves the held pages to `location`, in points of the window.
    func drag(to location: CGPoint, time: Double) {
        guard pager?.isHeld == true else { return }
        pager?.drag(to: hand(at: location), time: time)
        moved()
    }

    /// Lets the held pages go, and selects the page at which they come to rest.
    func release(time: Double) {
        guard pager?.isHeld == true, let page = pager?.release(time: time, width: size.width) else { return }
        host.run(self)
        moved()
        guard page != selected else { return }
        select(page)
    }
}

// Two fingers on a touchpad, or a wheel that tilts, turn the pages.
extension TabPagesBox: SwipeResponder {
    var swipeLayer: Layer? { ownLayer.isInTree && !isInLeavingView ? ownLayer : nil }

    func swipeBegan(at location: CGPoint, isRightwards: Bool, time: Double) -> Bool {
        guard pager?.isHeld == false else { return false }
        swipeStart = location
        return hold(at: location, time: time)
    }

    func swiped(by distance: CGFloat, time: Double) {
        drag(to: CGPoint(x: swipeStart.x + distance, y: swipeStart.y), time: time)
    }

    func swipeEnded(time: Double) { release(time: time) }
}

extension TabPagesBox {
    /// Pops the stack of the selected tab to its root.
    func popToRoot() { selectedLink?.popToRoot() }
}
