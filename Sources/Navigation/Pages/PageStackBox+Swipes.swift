package import Foundation
package import LayerTree
@_spi(Engine) import ViewGraph

// A two-finger swipe inwards on a touchpad drags the front page away, like a drag from the edge.
extension PageStackBox: SwipeResponder {
    package var swipeLayer: Layer? { ownLayer.isInTree ? ownLayer : nil }

    package func swipeBegan(at location: CGPoint, isRightwards: Bool, time: Double) -> Bool {
        guard isFlying || canDrag, isRightwards == (inwards > 0), !isHolding else { return false }
        swipeStart = local(location)
        guard hold(at: swipeStart, time: time) else { return false }
        beginDragging()
        return true
    }

    package func swiped(by distance: CGFloat, time: Double) {
        guard isHolding else { return }
        drag(to: CGPoint(x: swipeStart.x + distance, y: swipeStart.y), time: time)
    }

    package func swipeEnded(time: Double) { release(time: time) }
}
