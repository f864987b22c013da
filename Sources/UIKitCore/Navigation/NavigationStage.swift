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
    private unowned let controller: UINavigationController
    private(set) lazy var pan: UIPanGestureRecognizer = makePan()

    private var front: UIViewController?
    private var back: UIViewController?
    private var flight: (any PageTransition)?
    private let runner = FlightRunner()
    private lazy var graspDelegate = GraspDelegate(self)

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
        bar.goBack = { [weak controller] in controller?.popViewController(animated: true) }
    }

    // MARK: The bar

    /// Height of the pages' top that the bar covers, in points.
    var barHeight: CGFloat { controller.isNavigationBarHidden ? 0 : UINavigationBar.height }

    /// Updates the bar from the navigation items of the page in front and the one behind it.
    func barChanged() {
        bar.isHidden = controller.isNavigationBarHidden
        container.bringSubviewToFront(bar)
        bar.frame = CGRect(x: 0, y: 0, width: container.bounds.width, height: UINavigationBar.height)
        guard let front else { return }
        for page in [front, back] { page?.navigationItem.changed = { [weak self] in self?.barChanged() } }
        bar.show(content(of: front, over: back), over: back.map { content(of: $0, over: nil) })
        if let flight { bar.fade(to: flight.openness) }
    }

    private func content(of page: UIViewController, over other: UIViewController?) -> UINavigationBar.Content {
        UINavigationBar.Content(
            title: page.navigationItem.title, backTitle: controller.backTitle(of: page, over: other),
            tint: bar.tintColor,
            titleView: page.navigationItem.titleView, left: page.navigationItem.leftBarButtonItems ?? [],
            right: page.navigationItem.rightBarButtonItems ?? [])
    }

    private func apply() {
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
        for view in container.subviews where view !== page.view && view !== bar { view.isHidden = true }
        layOut()
        barChanged()
    }

    private func bring(_ page: UIViewController, at index: Int) {
        if page.view.superview !== container { container.insertSubview(page.view, at: index) }
        page.view.isHidden = false
    }

    private func layOut() {
        let bounds = container.bounds
        bar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: UINavigationBar.height)
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
        for view in container.subviews where view !== page.view && view !== other.view && view !== bar {
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
    private func source(of page: UIViewController, over other: UIViewController) -> UIView? {
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

    private func run() {
        guard let place = container.layer.backing?.place, !place.inputs.lifetime.hasEnded else { return }
        place.host.run(runner)
    }

    private func follow() {
        container.layer.backing?.place.host.scrolling.addSwiped(self)
        if flight?.isMoving == true { run() }
    }

    // MARK: Dragging

    private func makePan() -> UIPanGestureRecognizer {
        let pan = UIPanGestureRecognizer { [weak self] pan in self?.panned(pan) }
        pan.delegate = graspDelegate
        return pan
    }

    /// True if a drag that has begun may move the page in front.
    fileprivate func mayGrasp(_ pan: UIPanGestureRecognizer) -> Bool {
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

    /// Position of the pointer, in the container's space, when a swipe began.
    private var swipeStart = CGPoint.zero
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

/// View of a navigation controller.
final class NavigationContainer: UIView {
    /// Height of the pages' top that the bar covers, in points.
    var barHeight: () -> CGFloat = { 0 }
    var resized: (() -> Void)?
    var placed: (() -> Void)?

    init() { super.init(frame: .zero) }
    required init?(coder: NSCoder) { return nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        resized?()
    }

    override func didChangePlace() {
        super.didChangePlace()
        placed?()
    }
}

/// Lets the pan begin if the stage accepts the drag.
private final class GraspDelegate: UIGestureRecognizerDelegate {
    private unowned let stage: NavigationStage
    init(_ stage: NavigationStage) { self.stage = stage }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        (gestureRecognizer as? UIPanGestureRecognizer).map { stage.mayGrasp($0) } ?? false
    }
}

/// Advances a flight in each frame of its window.
@MainActor final class FlightRunner: RunningAttribute {
    var advance: (Double) -> Bool = { _ in false }
    func advance(to time: Double) -> Bool { advance(time) }
}
