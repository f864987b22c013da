import AnimationCore
import Foundation
@_spi(Engine) import ViewGraph

/// Drag by a mouse that turns pages. Fingers turn them by scrolling.
@MainActor final class PageDrag {
    private unowned let controller: UIPageViewController
    private lazy var pan = MousePan { [weak self] in self?.panned($0) }
    private lazy var begins = DragBeginning(self)
    private var start: CGFloat = 0

    /// Seconds for which the pages go on in thought at the speed of the release, to find the page to rest at.
    private static let foresight: CGFloat = 0.15

    init(_ controller: UIPageViewController) { self.controller = controller }

    /// Begins to follow drags of the controller's view.
    func follow() {
        pan.delegate = begins
        controller.view.addGestureRecognizer(pan)
    }

    private var scroller: UIScrollView { controller.scroller }

    private var place: CGFloat {
        get { controller.isHorizontal ? scroller.contentOffset.x : scroller.contentOffset.y }
        set {
            scroller.contentOffset =
                controller.isHorizontal ? CGPoint(x: newValue, y: 0) : CGPoint(x: 0, y: newValue)
        }
    }

    private var farthest: CGFloat {
        let length = controller.isHorizontal ? scroller.contentSize.width : scroller.contentSize.height
        return max(length - controller.pageLength, 0)
    }

    /// True if the drag that has begun goes along the pages.
    fileprivate func mayBegin() -> Bool {
        let way = pan.translation(in: controller.view)
        return farthest > 0 && (controller.isHorizontal ? abs(way.x) > abs(way.y) : abs(way.y) > abs(way.x))
    }

    private func panned(_ pan: UIPanGestureRecognizer) {
        let view = controller.view
        func along(_ point: CGPoint) -> CGFloat { controller.isHorizontal ? point.x : point.y }
        switch pan.state {
        case .began:
            start = place
            controller.scrollViewWillBeginDragging(scroller)
            controller.isArranging = true
        case .changed: place = min(max(start - along(pan.translation(in: view)), 0), farthest)
        case .ended: rest(at: place - along(pan.velocity(in: view)) * Self.foresight)
        case .cancelled, .failed: rest(at: start)
        case .possible: break
        }
    }

    /// Moves the nearest page to `goal` into view, at most one from where the drag began.
    private func rest(at goal: CGFloat) {
        let length = controller.pageLength
        guard length > 0 else { return }
        let first = (start / length).rounded()
        let page = min(max((goal / length).rounded(), first - 1), first + 1)
        UIView.animate(.spring(duration: 0.35)) {
            place = min(max(page * length, 0), farthest)
        } completion: { [weak controller] in
            controller?.isArranging = false
            controller?.settled()
        }
    }
}

/// Drag by a mouse.
private final class MousePan: UIPanGestureRecognizer {
    override func handle(_ event: GestureEvent) -> RecognizerStep { event.isTouch ? .failed : super.handle(event) }
}

/// Lets a drag begin.
private final class DragBeginning: UIGestureRecognizerDelegate {
    private unowned let drag: PageDrag
    init(_ drag: PageDrag) { self.drag = drag }
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { drag.mayBegin() }
}
