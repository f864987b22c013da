public import Foundation
@_spi(Engine) import Navigation
@_spi(Engine) import ViewGraph

/// Stack of controllers of which the newest is shown, with transitions for push and pop (S20).
///
/// Push and pop may be called at any moment, also during a transition, and a running transition can be dragged. A push
/// is never cancelled: if it is popped under way it counts as arrived first (S20.12). Each controller gets the
/// callbacks of a complete appearance or disappearance in any case.
open class UINavigationController: UIViewController {
    var machine: NavigationMachine<UIViewController>
    private(set) lazy var stage = NavigationStage(self)
    /// Value of `animated` for the next appearance callbacks.
    var isAnimated = false
    /// True once the controller's own view has appeared; callbacks of pages are held back until then.
    private(set) var hasAppeared = false

    /// Completions of transactions that wait for the running transition.
    var heldCompletions: [TransactionCompletion] = []

    /// Page that is shown as long as there is no other.
    private var placeholder: UIViewController?

    /// A controller without pages; the first that is pushed becomes the root. There are no nib files here: both arguments are
    /// ignored.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        let page = UIViewController()
        placeholder = page
        machine = NavigationMachine(root: page)
        super.init(nibName: nil, bundle: nil)
        addChild(page)
    }

    /// A controller that shows `rootViewController`.
    public init(rootViewController: UIViewController) {
        machine = NavigationMachine(root: rootViewController)
        super.init(nibName: nil, bundle: nil)
        addChild(rootViewController)
    }

    /// Returns nil: controllers cannot be decoded here.
    public required init?(coder: NSCoder) { return nil }

    // MARK: Controllers

    /// Controllers from the root to the newest. One that is being popped is no longer included (S20.15).
    public var viewControllers: [UIViewController] {
        get { machine.pages.filter { $0 !== placeholder } }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The newest controller.
    public var topViewController: UIViewController? { viewControllers.last }
    /// The controller in front, which may be on its way out.
    public var visibleViewController: UIViewController? { machine.front === placeholder ? nil : machine.front }
    /// Recogniser of the drag that pops: from the leading edge, or anywhere if the page came with a zoom.
    public var interactivePopGestureRecognizer: UIGestureRecognizer? { stage.pan }

    /// Bar above the pages.
    public var navigationBar: UINavigationBar { stage.bar }
    /// Hides the bar; false by default. Without it pages have no safe area inset at the top.
    public var isNavigationBarHidden = false { didSet { stage.barChanged() } }
    /// Shows or hides the bar, without animation: `animated` is ignored.
    public func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

    /// Bar below the pages, with the `toolbarItems` of the page in front.
    public var toolbar: UIToolbar! { stage.toolbar }
    /// Hides the bar below the pages; true by default.
    public var isToolbarHidden = true {
        didSet { if isToolbarHidden != oldValue { stage.showToolbar(animated: movesToolbar) } }
    }
    private var movesToolbar = false

    /// Shows or hides the bar below the pages; `animated` moves it in or out.
    public func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        movesToolbar = animated
        isToolbarHidden = hidden
        movesToolbar = false
    }

    /// The bar below the pages while it is shown.
    var shownToolbar: UIToolbar? { isToolbarHidden ? nil : toolbar }
    /// Shows the buttons of the page in front, which have changed.
    func pageToolbarChanged() { stage.toolbarChanged(animated: false) }

    /// Pushes `viewController`. Does nothing if it is in the stack already.
    public func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard !machine.pages.contains(viewController) else { return }
        setViewControllers(viewControllers + [viewController], animated: animated)
    }

    /// Pops the newest controller, unless it is the root.
    ///
    /// - Parameter animated: false shows the result at once.
    /// - Returns: the popped controller; nil if nothing was popped.
    @discardableResult public func popViewController(animated: Bool) -> UIViewController? {
        guard machine.pages.count > 1 else { return nil }
        let page = machine.pages[machine.pages.count - 1]
        guard machine.pop() else { return nil }
        begin(animated: animated)
        return page
    }

    /// Pops all controllers but the root.
    ///
    /// - Parameter animated: false shows the result at once.
    /// - Returns: the popped controllers.
    @discardableResult public func popToRootViewController(animated: Bool) -> [UIViewController]? {
        let gone = Array(machine.pages.dropFirst())
        setViewControllers(Array(machine.pages.prefix(1)), animated: animated)
        return gone
    }

    /// Replaces the stack by `viewControllers`, root first. If the newest is another one than before, it is pushed; if
    /// it was in the stack behind others, those are popped.
    public func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        guard !viewControllers.isEmpty else { return }
        for controller in viewControllers where controller.parent !== self { addChild(controller) }
        let isFirst = placeholder != nil
        placeholder = nil
        guard !machine.set(viewControllers) else { return begin(animated: animated && !isFirst) }
        // The controller in front stays; a transition to it may have been completed.
        if machine.transition == .none { stage.end(front: machine.front) }
        tabBarController?.stackChanged(animated: false)
        tell()
        dropOthers()
    }

    /// Title of the button that leads back from `page`; nil if there is no such button.
    func backTitle(of page: UIViewController, over other: UIViewController?) -> String? {
        let index = machine.pages.firstIndex { $0 === page } ?? machine.pages.count
        let before = index > 0 ? machine.pages[index - 1] : other
        guard let before, before !== page, !page.navigationItem.hidesBackButton,
            page.navigationItem.leftBarButtonItems?.isEmpty != false
        else { return nil }
        return before.navigationItem.backButtonTitle ?? before.navigationItem.title ?? "Back"
    }

    // MARK: Its own view

    /// False: pages appear and disappear by pushes and pops.
    open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    /// Sets ``view`` to the container of the pages.
    open override func loadView() { view = stage.container }

    /// Shows the front page in the container.
    open override func viewDidLoad() {
        super.viewDidLoad()
        stage.show(machine.front)
    }

    /// Calls the front page's appearance methods when the controller itself appears.
    open override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        guard !hasAppeared else { return }
        hasAppeared = true
        isAnimated = animated
        tell()
    }

    /// Finishes a running transition at once, and calls the front page's disappearance methods.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        // The page in front disappears with the controller's own view.
        guard hasAppeared else { return }
        hasAppeared = false
        machine.finish()
        _ = machine.takeNotices()
        transitionEnded()
        stage.end(front: machine.front)
        machine.front.viewWillDisappear(animated)
        machine.front.viewDidDisappear(animated)
    }
}
