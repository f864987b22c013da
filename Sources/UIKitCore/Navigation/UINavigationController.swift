public import Foundation
@_spi(Engine) import ViewGraph

/// Shows the newest of its controllers, and the way there and back (S20).
///
/// A push and a pop may be called at any moment, also while another goes on, and what goes on may be taken hold of. A push
/// is never cancelled: one that is popped on its way has arrived first (S20.12). The callbacks of each controller are
/// those of a complete way, whatever happens.
open class UINavigationController: UIViewController {
    private var machine: NavigationMachine<UIViewController>
    private lazy var stage = NavigationStage(self)
    /// Whether callbacks animate, for those that are told in this moment.
    private var isAnimated = false
    /// Notices wait for the controller's own view to appear.
    private var hasAppeared = false

    /// A controller that shows `rootViewController` at first.
    public init(rootViewController: UIViewController) {
        machine = NavigationMachine(root: rootViewController)
        super.init(nibName: nil, bundle: nil)
        addChild(rootViewController)
    }

    /// Nil: there are no archives of controllers here.
    public required init?(coder: NSCoder) { return nil }

    // MARK: Controllers

    /// From the root to the newest. One that is on its way out is no more among them (S20.15).
    public var viewControllers: [UIViewController] {
        get { machine.pages }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The newest.
    public var topViewController: UIViewController? { machine.pages.last }
    /// The one in front, which may be on its way out.
    public var visibleViewController: UIViewController? { machine.front }
    /// What lets a controller be dragged away: from its leading edge, or, if it came by a zoom, from anywhere.
    public var interactivePopGestureRecognizer: UIGestureRecognizer? { stage.pan }

    /// The bar over the pages.
    public var navigationBar: UINavigationBar { stage.bar }
    /// Without a bar pages have the whole view to be seen in.
    public var isNavigationBarHidden = false { didSet { stage.barChanged() } }
    /// Hides the bar, or shows it; at once.
    public func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

    /// Shows `viewController` in front of the others. Nothing happens if it is there already.
    public func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard !machine.pages.contains(viewController) else { return }
        setViewControllers(machine.pages + [viewController], animated: animated)
    }

    /// Takes the newest away; the root stays.
    /// - Returns: the one that goes.
    @discardableResult public func popViewController(animated: Bool) -> UIViewController? {
        guard machine.pages.count > 1 else { return nil }
        let page = machine.pages[machine.pages.count - 1]
        guard machine.pop() else { return nil }
        begin(animated: animated)
        return page
    }

    /// Takes all away but the root.
    /// - Returns: those that go.
    @discardableResult public func popToRootViewController(animated: Bool) -> [UIViewController]? {
        let gone = Array(machine.pages.dropFirst())
        setViewControllers(Array(machine.pages.prefix(1)), animated: animated)
        return gone
    }

    /// Has these be its controllers, the first the root. If the newest is another one, it comes; if it was behind before,
    /// what is in front of it goes.
    public func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        guard !viewControllers.isEmpty else { return }
        for controller in viewControllers where controller.parent !== self { addChild(controller) }
        guard !machine.set(viewControllers) else { return begin(animated: animated) }
        // What is in front is the same; a way to it may have been completed.
        if machine.transition == .none { stage.end(front: machine.front) }
        tell()
        dropOthers()
    }

    /// What leads back from `page`, to the one behind it: what that is called; nil if nothing does.
    func backTitle(of page: UIViewController, over other: UIViewController?) -> String? {
        let index = machine.pages.firstIndex { $0 === page } ?? machine.pages.count
        let before = index > 0 ? machine.pages[index - 1] : other
        guard let before, before !== page, !page.navigationItem.hidesBackButton else { return nil }
        return before.navigationItem.backButtonTitle ?? before.navigationItem.title ?? "Back"
    }

    // MARK: Transitions

    private func begin(animated: Bool) {
        isAnimated = animated && hasAppeared
        stage.begin(machine.transition)
        tell()
        if !isAnimated {
            machine.finish()
            tell()
            stage.end(front: machine.front)
        }
        dropOthers()
    }

    /// Somebody takes hold of what is in front.
    func grab() -> Bool {
        guard machine.grab() else { return false }
        isAnimated = true
        stage.begin(machine.transition)
        tell()
        return true
    }

    /// It was let go so that it comes back.
    func cancelPop() { machine.cancelPop() }

    /// What moved has come to rest.
    func motionEnded() {
        machine.motionEnded()
        tell()
        guard machine.transition != .none else {
            stage.end(front: machine.front)
            return dropOthers()
        }
        // A pop that was cancelled: the page has arrived one turn later (S20.11).
        stage.afterThisTurn { [weak self] in
            guard let self else { return }
            machine.turnEnded()
            tell()
            if machine.transition == .none { stage.end(front: machine.front) }
            dropOthers()
        }
    }

    private func tell() {
        guard hasAppeared else { return }
        for notice in machine.takeNotices() {
            let page = notice.page
            switch notice.callback {
            case .willAppear: page.viewWillAppear(isAnimated)
            case .isAppearing:
                page.view.layoutIfNeeded()
                page.viewIsAppearing(isAnimated)
            case .didAppear: page.viewDidAppear(isAnimated)
            case .willDisappear: page.viewWillDisappear(isAnimated)
            case .didDisappear: page.viewDidDisappear(isAnimated)
            }
        }
    }

    private func dropOthers() {
        for child in children where !machine.pages.contains(child) && child !== machine.front && child !== machine.back
        {
            child.viewIfLoaded?.removeFromSuperview()
            child.removeFromParent()
        }
    }

    // MARK: Its own view

    open override func loadView() { view = stage.container }

    open override func viewDidLoad() {
        super.viewDidLoad()
        stage.show(machine.front)
    }

    open override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        guard !hasAppeared else { return }
        hasAppeared = true
        isAnimated = animated
        tell()
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        // What is in front went with everything around it.
        guard hasAppeared else { return }
        hasAppeared = false
        machine.finish()
        _ = machine.takeNotices()
        stage.end(front: machine.front)
        machine.front.viewWillDisappear(animated)
        machine.front.viewDidDisappear(animated)
    }
}
