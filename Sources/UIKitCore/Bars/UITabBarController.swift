import Foundation

/// Controller of several pages with a bar of tabs below, of which one is shown at a time. Pages extend under the bar; its height is
/// part of their safe area.
open class UITabBarController: UIViewController {
    /// Bar below the pages.
    public let tabBar = UITabBar()
    /// Object that decides on, and is told of, the pages that people choose. It is not kept.
    open weak var delegate: (any UITabBarControllerDelegate)?
    private var pages: [UIViewController] = []
    var shown: UIViewController?
    /// True while the page that is shown hides the bar, and the bar's own value until then.
    var (pageHidesBar, barWasHidden) = (false, false)

    /// The pages, from the edge where lines begin.
    open var viewControllers: [UIViewController]? {
        get { pages.isEmpty ? nil : pages }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Replaces the pages; the one that is shown stays if it is among them. `animated` is ignored.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let old = pages
        pages = viewControllers ?? []
        for page in pages where page.parent !== self {
            addChild(page)
            page.didMove(toParent: self)
        }
        let wanted = shown.flatMap { pages.contains($0) ? $0 : nil } ?? pages.first
        show(wanted)
        for page in old where !pages.contains(page) {
            page.willMove(toParent: nil)
            page.viewIfLoaded?.removeFromSuperview()
            page.removeFromParent()
        }
        itemsChanged()
    }

    /// Page that is shown; nil if there is none. A controller that is no page is ignored.
    open var selectedViewController: UIViewController? {
        get { shown }
        set {
            guard let newValue, pages.contains(newValue) else { return }
            show(newValue)
        }
    }

    /// Number of the page that is shown; `NSNotFound` if there is none.
    open var selectedIndex: Int {
        get { shown.flatMap { pages.firstIndex(of: $0) } ?? NSNotFound }
        set { if pages.indices.contains(newValue) { show(pages[newValue]) } }
    }

    private func itemsChanged() {
        tabBar.items = pages.map { $0.shownTabBarItem }
        tabBar.select(selectedIndex)
    }

    private func show(_ page: UIViewController?) {
        defer { tabBar.select(selectedIndex) }
        guard page !== shown else { return }
        let old = shown
        shown = page
        guard isViewLoaded else { return }
        let isSeen = appearance == .appeared
        if isSeen { old?.beginAppearanceTransition(false, animated: false) }
        // The view stays, so that what it shows keeps its state.
        old?.view.isHidden = true
        addPage()
        stackChanged(animated: false)
        if isSeen {
            page?.beginAppearanceTransition(true, animated: false)
            old?.endAppearanceTransition()
            page?.endAppearanceTransition()
        }
    }

    private func addPage() {
        guard let page = shown, let view = page.view else { return }
        view.isHidden = false
        view.translatesAutoresizingMaskIntoConstraints = true
        view.frame = self.view.bounds
        if view.superview !== self.view { self.view.insertSubview(view, belowSubview: tabBar) }
        view.layoutIfNeeded()
    }

    private func pressed(_ index: Int) {
        guard pages.indices.contains(index) else { return }
        let page = pages[index]
        guard delegate?.tabBarController(self, shouldSelect: page) != false else { return }
        // A second press goes back to the root of a stack.
        if page === shown { (page as? UINavigationController)?.popToRootViewController(animated: true) }
        show(page)
        delegate?.tabBarController(self, didSelect: page)
    }

    // MARK: Its own view

    /// Adds the bar and the page.
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(tabBar)
        tabBar.pressed = { [weak self] in self?.pressed($0) }
        addPage()
        stackChanged(animated: false)
    }

    /// Places the bar and the page.
    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        placeBar()
        shown?.view.frame = view.bounds
    }

    /// False: the page that is shown appears and disappears with this controller, the others do not.
    open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    /// Tells the page that it will appear.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        shown?.beginAppearanceTransition(true, animated: animated)
    }
    /// Tells the page that it has appeared.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        shown?.endAppearanceTransition(animated: animated)
    }
    /// Tells the page that it will disappear.
    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        shown?.beginAppearanceTransition(false, animated: animated)
    }
    /// Tells the page that it has disappeared.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        shown?.endAppearanceTransition(animated: animated)
    }
}

extension UIViewController {
    /// Nearest tab bar controller that contains this one, at any depth.
    public var tabBarController: UITabBarController? {
        var controller = parent
        while let current = controller {
            if let tabs = current as? UITabBarController { return tabs }
            controller = current.parent
        }
        return nil
    }

    /// Item of the controller; that of its root for a navigation controller without one of its own.
    fileprivate var shownTabBarItem: UITabBarItem {
        if let root = (self as? UINavigationController)?.viewControllers.first, tabBarItem.title == nil,
            tabBarItem.image == nil
        {
            return root.shownTabBarItem
        }
        return tabBarItem
    }
}
