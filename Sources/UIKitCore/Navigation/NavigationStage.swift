import AnimationCore
import Foundation
import Geometry
import LayerTree
@_spi(Engine) import ViewGraph
import Views

/// What is to be seen of a navigation controller: the page in front, and while one comes or goes, the one behind.
@MainActor final class NavigationStage {
    let container: NavigationContainer
    let bar = UINavigationBar()
    private unowned let controller: UINavigationController
    private(set) lazy var pan: UIPanGestureRecognizer = makePan()

    private var front: UIViewController?
    private var back: UIViewController?
    private var flight: (any PageFlight)?
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
        bar.goBack = { [weak controller] in controller?.popViewController(animated: true) }
    }

    // MARK: The bar

    /// How much of the pages the bar covers, in points.
    var barHeight: CGFloat { controller.isNavigationBarHidden ? 0 : UINavigationBar.height }

    /// It says what the page in front, and the one behind, have for it.
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
            title: page.navigationItem.title, backTitle: controller.backTitle(of: page, over: other))
    }

    private func apply() {
        guard let flight else { return }
        flight.apply()
        bar.fade(to: flight.openness)
    }

    // MARK: At rest

    /// `page` alone is there.
    func show(_ page: UIViewController) {
        guard page !== front || page.view.superview == nil else { return }
        end(front: page)
    }

    /// What moved has come to rest, and `page` is in front.
    func end(front page: UIViewController) {
        flight?.takeApart()
        flight = nil
        (front, back) = (page, nil)
        bring(page, at: container.subviews.count)
        // The others keep their views, and what those are in the middle of.
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

    // MARK: On the way

    /// A transition begins, perhaps out of another one between the same pages.
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

    /// Puts `page` in front of `other`, each on its own.
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
            flight = FadePageFlight(page.view, in: container, isOpen: isOpen)
        } else if page.preferredTransition != nil {
            flight = ZoomPageFlight(page.view, in: container, source: source(of: page, over: other), isOpen: isOpen)
        } else {
            flight = SlidePageFlight(page.view, over: other.view, in: container, isOpen: isOpen)
        }
        flight?.apply()
    }

    /// Asks where `page` comes from, or goes to, now (S21.8).
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

    /// Has `action` run in the next turn, before its frame.
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

    // MARK: By hand

    private func makePan() -> UIPanGestureRecognizer {
        let pan = UIPanGestureRecognizer { [weak self] pan in self?.panned(pan) }
        pan.delegate = graspDelegate
        return pan
    }

    /// Whether a press that has begun to move is one that takes hold of the page in front.
    fileprivate func mayGrasp(_ pan: UIPanGestureRecognizer) -> Bool {
        if flight != nil { return true }
        guard controller.viewControllers.count > 1, let page = controller.topViewController else { return false }
        let way = pan.translation(in: container)
        let start = pan.location(in: container).x - way.x
        if start <= Self.edge && way.x > 0 { return true }
        return page.preferredTransition != nil && way.y > abs(way.x)
    }

    /// How wide the leading edge is, in points.
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

    /// Where the pointer was when fingers began to swipe.
    private var swipeStart = CGPoint.zero
}

// Two fingers that go to the right on a touchpad drag the page in front away.
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

/// The view of a navigation controller.
final class NavigationContainer: UIView {
    /// How much of its pages is under its bar, in points.
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

/// Asks a stage which presses it wants.
private final class GraspDelegate: UIGestureRecognizerDelegate {
    private unowned let stage: NavigationStage
    init(_ stage: NavigationStage) { self.stage = stage }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        (gestureRecognizer as? UIPanGestureRecognizer).map { stage.mayGrasp($0) } ?? false
    }
}

/// Has a flight advanced with its window's frames.
@MainActor final class FlightRunner: RunningAttribute {
    var advance: (Double) -> Bool = { _ in false }
    func advance(to time: Double) -> Bool { advance(time) }
}
