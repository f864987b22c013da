import Foundation
import Geometry
import LayerTree
@_spi(Engine) import Navigation
@_spi(Engine) import ViewGraph
import Views

// Dragging of the page in front.
extension NavigationStage {
    func makePan() -> UIPanGestureRecognizer {
        let pan = UIPanGestureRecognizer { [weak self] pan in self?.panned(pan) }
        pan.delegate = graspDelegate
        return pan
    }

    /// True if a drag that has begun may move the page in front.
    func mayGrasp(_ pan: UIPanGestureRecognizer) -> Bool {
        if flight != nil { return true }
        guard controller.viewControllers.count > 1, let page = controller.topViewController else { return false }
        let way = pan.translation(in: container)
        let start = pan.location(in: container).x - way.x
        if start <= Self.edge && way.x > 0 { return true }
        return page.preferredTransition != nil && way.y > abs(way.x)
    }

    /// Width of the leading edge from which a page can be dragged, in points.
    private static let edge: CGFloat = 24

    private func panned(_ pan: UIPanGestureRecognizer) {
        let location = pan.location(in: container)
        switch pan.state {
        case .began:
            guard controller.grab() else { return }
            let way = pan.translation(in: container)
            flight?.grab(at: CGPoint(x: location.x - way.x, y: location.y - way.y), time: pan.time)
            flight?.drag(to: location, time: pan.time)
            apply()
        case .changed:
            flight?.drag(to: location, time: pan.time)
            apply()
        case .ended, .cancelled, .failed: letGo(time: pan.time)
        case .possible: break
        }
    }

    private func letGo(time: Double) {
        guard let flight, flight.isHeld, let front, let back else { return }
        if flight.release(time: time) == .finish {
            flight.close(to: source(of: front, over: back))
        } else {
            flight.open()
            controller.cancelPop()
        }
        run()
    }
}

// A two-finger swipe to the right on a touchpad drags the page in front away.
extension NavigationStage: SwipeResponder {
    var swipeLayer: Layer? { container.layer.backing?.layer }

    func swipeBegan(at location: CGPoint, isRightwards: Bool, time: Double) -> Bool {
        guard isRightwards, flight?.isHeld != true, flight != nil || controller.viewControllers.count > 1,
            controller.grab()
        else { return false }
        swipeStart = container.convert(location, from: nil)
        flight?.grab(at: swipeStart, time: time)
        return flight?.isHeld == true
    }

    func swiped(by distance: CGFloat, time: Double) {
        flight?.drag(to: CGPoint(x: swipeStart.x + distance, y: swipeStart.y), time: time)
        apply()
    }

    func swipeEnded(time: Double) { letGo(time: time) }
}

/// Lets the pan begin if the stage accepts the drag.
final class GraspDelegate: UIGestureRecognizerDelegate {
    private unowned let stage: NavigationStage
    init(_ stage: NavigationStage) { self.stage = stage }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        (gestureRecognizer as? UIPanGestureRecognizer).map { stage.mayGrasp($0) } ?? false
    }
}
