public import Foundation

/// Controller of pages that are turned by dragging, touchpad, wheel or keys. Neighbours are asked for when a page has come to rest.
open class UIPageViewController: UIViewController, UIScrollViewDelegate {
    /// Motion of a turn.
    public let transitionStyle: TransitionStyle
    /// Axis along which pages lie.
    public let navigationOrientation: NavigationOrientation
    /// Object that has the neighbours of pages. It is not kept.
    open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { neighboursChanged() } }
    /// Object that is told of turns. It is not kept.
    open weak var delegate: (any UIPageViewControllerDelegate)?
    /// The page in view; nil before one is set.
    public var viewControllers: [UIViewController]? { current.map { [$0] } }

    private let gap: CGFloat
    let scroller = UIScrollView()
    private var current: UIViewController?
    private var before: UIViewController?
    private var after: UIViewController?
    var isArranging = false
    private lazy var drag = PageDrag(self)
    /// True from the beginning of a turn by people to its end.
    var isTurning = false

    /// A controller without a page.
    ///
    /// - Parameters:
    ///   - style: motion of a turn.
    ///   - navigationOrientation: axis along which pages lie.
    ///   - options: the gap between pages.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        gap = (options?[.interPageSpacing] as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0
        super.init(nibName: nil, bundle: nil)
    }

    /// Returns nil: controllers cannot be decoded here.
    public required init?(coder: NSCoder) { return nil }

    /// Makes the view in which the pages lie.
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.clipsToBounds = true
        scroller.isPagingEnabled = true
        scroller.showsHorizontalScrollIndicator = false
        scroller.showsVerticalScrollIndicator = false
        scroller.contentInsetAdjustmentBehavior = .never
        scroller.delegate = self
        view.insertSubview(scroller, at: 0)
        drag.follow()
    }

    /// Places the pages.
    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        arrange()
    }

    /// Shows a page.
    ///
    /// - Parameters:
    ///   - viewControllers: the page, the first of these.
    ///   - direction: side from which it comes.
    ///   - animated: true if it slides.
    ///   - completion: called with true when it is in view.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let page = viewControllers?.first else { return }
        loadViewIfNeeded()
        guard animated, let current, current !== page, view.layer.backing != nil else {
            show(page)
            completion?(true)
            return
        }
        let length = pageLength
        add(page)
        let way = direction == .forward ? length : -length
        let start = current.view.center
        page.view.bounds.size = current.view.bounds.size
        page.view.center = moved(start, by: way)
        UIView.animate(withDuration: 0.3) {
            page.view.center = start
            current.view.center = moved(start, by: -way)
        } completion: { [weak self] _ in
            self?.show(page)
            completion?(true)
        }
    }

    private func moved(_ point: CGPoint, by way: CGFloat) -> CGPoint {
        isHorizontal ? CGPoint(x: point.x + way, y: point.y) : CGPoint(x: point.x, y: point.y + way)
    }

    var isHorizontal: Bool { navigationOrientation == .horizontal }
    var pageLength: CGFloat { (isHorizontal ? view.bounds.width : view.bounds.height) + gap }

    private func show(_ page: UIViewController) {
        current = page
        neighboursChanged()
    }

    /// The pages beside the one in view have changed: asks for them anew.
    private func neighboursChanged() {
        guard let current else { return }
        before = dataSource?.pageViewController(self, viewControllerBefore: current)
        after = dataSource?.pageViewController(self, viewControllerAfter: current)
        let pages = [before, current, after].compactMap { $0 }
        for child in children where !pages.contains(child) {
            child.willMove(toParent: nil)
            child.viewIfLoaded?.removeFromSuperview()
            child.removeFromParent()
        }
        for page in pages { add(page) }
        arrange()
    }

    private func add(_ page: UIViewController) {
        guard page.parent !== self else { return }
        addChild(page)
        scroller.addSubview(page.view)
        page.didMove(toParent: self)
    }

    private func arrange() {
        guard isViewLoaded, let current else { return }
        isArranging = true
        defer { isArranging = false }
        let (length, size) = (pageLength, view.bounds.size)
        let pages = [before, current, after].compactMap { $0 }
        UIView.performWithoutAnimation {
            // The gap lies on both sides of a page.
            scroller.frame =
                isHorizontal
                ? CGRect(x: -gap / 2, y: 0, width: length, height: size.height)
                : CGRect(x: 0, y: -gap / 2, width: size.width, height: length)
            for (index, page) in pages.enumerated() {
                let start = CGFloat(index) * length + gap / 2
                page.view.frame = CGRect(
                    origin: isHorizontal ? CGPoint(x: start, y: 0) : CGPoint(x: 0, y: start), size: size)
            }
            let all = CGFloat(pages.count) * length
            scroller.contentSize =
                isHorizontal ? CGSize(width: all, height: size.height) : CGSize(width: size.width, height: all)
            let place = before == nil ? 0 : length
            scroller.contentOffset = isHorizontal ? CGPoint(x: place, y: 0) : CGPoint(x: 0, y: place)
        }
        self.current = current
    }

    // MARK: Turns

    /// Tells the delegate that a turn begins.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        isTurning = true
        delegate?.pageViewController(self, willTransitionTo: [before, after].compactMap { $0 })
    }

    /// Takes the page to which a wheel has turned for the one in view.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard !isArranging, !scrollView.isTracking, !scrollView.isDecelerating, pageLength > 0 else { return }
        let pages = (isHorizontal ? scroller.contentOffset.x : scroller.contentOffset.y) / pageLength
        if abs(pages - pages.rounded()) < 1e-6 { settled() }
    }

    /// Takes the page that has come to rest for the one in view.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settled() }

    /// Takes the page at which people have let go for the one in view.
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { settled() }
    }

    func settled() {
        guard !isArranging, let old = current, pageLength > 0 else { return }
        let place = isHorizontal ? scroller.contentOffset.x : scroller.contentOffset.y
        let index = Int((place / pageLength).rounded())
        let pages = [before, current, after].compactMap { $0 }
        guard pages.indices.contains(index) else { return }
        let page = pages[index]
        guard page !== old || isTurning else { return }
        isTurning = false
        if page !== old { show(page) }
        delegate?.pageViewController(
            self, didFinishAnimating: true, previousViewControllers: [old], transitionCompleted: page !== old)
    }
}
