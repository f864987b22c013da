import AnimationCore
import Foundation
import Geometry
import LayerTree
@_spi(Engine) import Navigation
@_spi(Engine) import ViewGraph
import Views

/// View of a navigation controller: the page in front, during a transition also the page behind it, and the bar.
@MainActor final class NavigationStage {
    let container: NavigationContainer
    let bar = UINavigationBar()
    /// The bar below the pages; nil until a program shows it or asks for it.
    var madeToolbar: UIToolbar?
    unowned let controller: UINavigationController
    private(set) lazy var pan: UIPanGestureRecognizer = makePan()

    private(set) var front: UIViewController?
    private(set) var back: UIViewController?
    private(set) var flight: (any PageTransition)?
    /// Position of the pointer, in the container's space, when a swipe began.
    var swipeStart = CGPoint.zero
    private let runner = FlightRunner()
    lazy var graspDelegate = GraspDelegate(self)

    init(_ controller: UINavigationController) {
        self.controller = controller
        container = NavigationContainer()
        container.clipsToBounds = true
        container.barHeight = { [weak self] in self?.barHeight ?? 0 }
        container.resized = { [weak self] in self?.layOut() }
        container.placed = { [weak self] in self?.follow() }
        runner.advance = { [weak self] time in self?.advance(to: time) ?? false }
        container.addGestureRecognizer(pan)
        container.addSubview(bar)
        bar.tintChanged = { [weak self] in self?.barChanged() }
        container.toolbarHeight = { [weak self] in self?.toolbarHeight ?? 0 }
        bar.goBack = { [weak controller] in controller?.popViewController(animated: true) }
    }

    func apply() {
        guard let flight else { return }
        flight.apply()
        bar.fade(to: flight.openness)
    }

    // MARK: At rest

    /// Shows `page` alone, without a transition.
    func show(_ page: UIViewController) {
        guard page !== front || page.view.superview == nil else { return }
        end(front: page)
    }

    /// Ends the transition and leaves `page` in front.
    func end(front page: UIViewController) {
        flight?.takeApart()
        flight = nil
        (front, back) = (page, nil)
        bring(page, at: container.subviews.count)
        // The other pages keep their views and what runs in them.
        for view in container.subviews where view !== page.view && !isBar(view) { view.isHidden = true }
        layOut()
        barChanged()
    }

    private func bring(_ page: UIViewController, at index: Int) {
        if page.view.superview !== container { container.insertSubview(page.view, at: index) }
        page.view.isHidden = false
    }

    private func layOut() {
        let bounds = container.bounds
        placeBars()
        if let flight {
            flight.resize(to: bounds.size)
            back?.view.frame = bounds
        } else {
            front?.view.frame = bounds
        }
    }

    // MARK: Transitions

    /// Begins `transition`; one under way between the same pages is continued from where it is.
    func begin(_ transition: NavigationMachine<UIViewController>.Transition) {
        switch transition {
        case .none, .settling: return
        case .pushing(let page, let other):
            if flight == nil || front !== page || back !== other { take(page, over: other, isOpen: false) }
            flight?.open()
        case .popping(let page, let other), .returning(let page, let other):
            if flight == nil || front !== page || back !== other { take(page, over: other, isOpen: true) }
            flight?.close(to: source(of: page, over: other))
        }
        barChanged()
        run()
    }

    /// Puts `page` in front of `other` and makes the flight that moves them.
    private func take(_ page: UIViewController, over other: UIViewController, isOpen: Bool) {
        flight?.takeApart()
        (front, back) = (page, other)
        bring(other, at: 0)
        bring(page, at: container.subviews.count)
        for view in container.subviews where view !== page.view && view !== other.view && !isBar(view) {
            view.isHidden = true
        }
        other.view.frame = container.bounds
        page.view.frame = container.bounds
        if container.layer.backing?.place.host.reducesMotion == true {
            flight = FadePageTransition(page.view, in: container, isOpen: isOpen)
        } else if page.preferredTransition != nil {
            flight = ZoomPageTransition(page.view, in: container, source: source(of: page, over: other), isOpen: isOpen)
        } else {
            flight = SlidePageTransition(page.view, over: other.view, in: container, isOpen: isOpen)
        }
        flight?.apply()
    }

    /// Asks the page's transition for the view from which `page` comes or to which it goes (S21.8).
    func source(of page: UIViewController, over other: UIViewController) -> UIView? {
        guard let transition = page.preferredTransition else { return nil }
        let view = transition.source(.init(sourceViewController: other, zoomedViewController: page))
        guard let view, view.isDescendant(of: container), view.layer.backing != nil else { return nil }
        return view
    }

    private func advance(to time: Double) -> Bool {
        guard let flight else { return false }
        let goesOn = flight.advance(to: time)
        apply()
        if !goesOn && !flight.isHeld { controller.motionEnded() }
        return goesOn
    }

    /// Runs `action` in the next turn, before its frame.
    func afterThisTurn(_ action: @escaping @MainActor () -> Void) {
        guard let place = container.layer.backing?.place, !place.inputs.lifetime.hasEnded else { return action() }
        place.host.afterUpdate { place.host.enqueue(Transaction(), action) }
    }

    func run() {
        guard let place = container.layer.backing?.place, !place.inputs.lifetime.hasEnded else { return }
        place.host.run(runner)
    }

    private func follow() {
        container.layer.backing?.place.host.scrolling.addSwiped(self)
        if flight?.isMoving == true { run() }
    }
}

/// Advances a flight in each frame of its window.
@MainActor final class FlightRunner: RunningAttribute {
    var advance: (Double) -> Bool = { _ in false }
    func advance(to time: Double) -> Bool { advance(time) }
}
