@_spi(Engine) import AnimationCore
public import Foundation
import Geometry
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// View through which a part of its content is visible, over the engine of SwiftUI's `ScrollView`: wheels, touchpads, fingers and
/// keys scroll, and indicators show the place.
///
/// The content is the subviews, in an area of ``contentSize``. ``contentOffset`` is the origin of ``bounds``.
open class UIScrollView: UIView, _DelegatesScrolling {
    private static let proxy = UIScrollView()

    /// Behaviour of the scroll views that are made from now on, and of SwiftUI's: bouncing, and indicators.
    public class func appearance() -> UIScrollView { proxy }

    private var isProxy: Bool { type(of: self) == UIScrollView.self && self === Self.proxy }

    // MARK: Content

    /// Size of the content, in points.
    open var contentSize = CGSize.zero { didSet { if contentSize != oldValue { contentSizeChanged() } } }

    /// Point of the content in the view's top left corner.
    open var contentOffset: CGPoint {
        get { offset }
        set { scroll(to: newValue, under: .current) }
    }

    /// Additional distances between the content and the view's edges, in points, at the ends of scrolling.
    open var contentInset = UIEdgeInsets.zero { didSet { if contentInset != oldValue { insetsChanged() } } }

    /// Adds the safe area to ``contentInset``, as ``adjustedContentInset`` tells.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { if contentInsetAdjustmentBehavior != oldValue { insetsChanged() } }
    }

    /// Distances between the content and the view's edges, in points: ``contentInset`` and the safe area.
    public internal(set) var adjustedContentInset = UIEdgeInsets.zero

    /// Rectangle of the view in its content: its origin is ``contentOffset``.
    open override var bounds: CGRect {
        get { CGRect(origin: offset, size: layer.bounds.size) }
        set {
            layer.bounds.size = newValue.size
            contentOffset = newValue.origin
        }
    }

    // MARK: Behaviour

    /// False keeps people from scrolling.
    open var isScrollEnabled = true { didSet { if isScrollEnabled != oldValue { scrollEnabledChanged() } } }
    /// True to rest at multiples of the view's size.
    open var isPagingEnabled = false { didSet { if isPagingEnabled != oldValue { showContent() } } }
    /// False to stop at the content's ends, however it is dragged.
    open var bounces = ControlAppearance.current.scrolling.bounces {
        didSet {
            if isProxy { ControlAppearance.current.scrolling.bounces = bounces }
            if bounces != oldValue { showContent() }
        }
    }
    /// True to give way vertically even if all of the content is visible.
    open var alwaysBounceVertical = false { didSet { if alwaysBounceVertical != oldValue { showContent() } } }
    /// True to give way horizontally even if all of the content is visible.
    open var alwaysBounceHorizontal = false { didSet { if alwaysBounceHorizontal != oldValue { showContent() } } }
    /// Rate at which content slows down that was let go.
    open var decelerationRate = DecelerationRate.normal { didSet { if decelerationRate != oldValue { showContent() } } }
    /// Takes the keyboard from the text that is edited when people begin to scroll.
    open var keyboardDismissMode = KeyboardDismissMode.none
    /// True to show an indicator at the right edge while content moves.
    open var showsVerticalScrollIndicator = ControlAppearance.current.scrolling.showsVerticalIndicator {
        didSet {
            if isProxy { ControlAppearance.current.scrolling.showsVerticalIndicator = showsVerticalScrollIndicator }
            if showsVerticalScrollIndicator != oldValue { showContent() }
        }
    }
    /// True to show an indicator at the bottom edge while content moves.
    open var showsHorizontalScrollIndicator = ControlAppearance.current.scrolling.showsHorizontalIndicator {
        didSet {
            if isProxy { ControlAppearance.current.scrolling.showsHorizontalIndicator = showsHorizontalScrollIndicator }
            if showsHorizontalScrollIndicator != oldValue { showContent() }
        }
    }
    /// Distances of the indicators from the view's edges, in points.
    open var scrollIndicatorInsets = UIEdgeInsets.zero {
        didSet { if scrollIndicatorInsets != oldValue { showContent() } }
    }

    /// Clips the content to the view; true by default.
    open override var clipsToBounds: Bool { didSet { if clipsToBounds != oldValue { showContent() } } }

    /// Loading of the content anew; nil for none.
    open var refreshControl: UIRefreshControl? {
        didSet {
            guard refreshControl !== oldValue else { return }
            oldValue?.scrollView = nil
            refreshControl?.scrollView = self
            showContent()
            if refreshControl?.isRefreshing == true { owner.driver.beginRefreshing() }
        }
    }

    // MARK: Zooming

    /// Least scale of the view that the delegate names in `viewForZooming(in:)`.
    open var minimumZoomScale: CGFloat = 1 { didSet { zoomLimitsChanged() } }
    /// Greatest scale of that view; people can zoom if it is above the least one.
    open var maximumZoomScale: CGFloat = 1 { didSet { zoomLimitsChanged() } }
    /// True to let pinches exceed the limits, from which the scale returns.
    open var bouncesZoom = true
    /// Scale of the zoomed view.
    open var zoomScale: CGFloat {
        get { delegateView.map(\.transform.a) ?? 1 }
        set { zoom(to: newValue, about: CGPoint(x: bounds.midX, y: bounds.midY)) }
    }
    /// True while a pinch scales the content.
    public internal(set) var isZooming = false
    /// True while the scale returns from beyond its limits.
    public internal(set) var isZoomBouncing = false
    /// Recogniser of the pinch that zooms; nil unless people can zoom.
    public internal(set) var pinchGestureRecognizer: UIPinchGestureRecognizer?
    /// Scale and place at which the pinch began.
    var pinch: ZoomPinch?

    // MARK: Movement

    /// True while people move the content.
    public var isTracking: Bool { phase == .interacting }
    /// True while people move the content.
    public var isDragging: Bool { phase == .interacting }
    /// True while the content moves that people have let go of.
    public var isDecelerating: Bool { phase == .decelerating }

    // MARK: Implementation

    weak var scrollDelegate: (any UIScrollViewDelegate)?
    /// Gives the place at which content rests that moves with a velocity, in points per millisecond, instead of a place; nil to
    /// ask the delegate.
    var restingRule: ((_ place: CGPoint, _ velocity: CGPoint) -> CGPoint)?
    let owner = ScrollOwner()
    let hosting: HostingView<UIScrollViewContent>
    var offset = CGPoint.zero
    /// Offset to which an animation of the program moves; until it has ended, the offsets on screen are not told.
    var goal: CGPoint?
    var phase = ScrollPhase.idle
    /// True during the motion of ``setContentOffset(_:animated:)``.
    var isSettingOffset = false
    /// Text below the subviews; nil in views of other classes than ``UITextView``.
    var textContent: UITextViewContent? { nil }

    /// A view with the given frame and no content.
    public override init(frame: CGRect) {
        hosting = HostingView(UIScrollViewContent(owner: owner))
        super.init(frame: frame)
        owner.scrollView = self
        owner.driver.listener = self
        clipsToBounds = true
        addHosting(hosting)
        hosting.isUserInteractionEnabled = true
    }

    /// Returns nil: views cannot be decoded here.
    public required init?(coder: NSCoder) { return nil }

    override var layerOfSubviews: CALayer { owner.canvas }
    /// Uses a key that is pressed while the focus is in the view, or nowhere. Returns false to scroll by it.
    func takes(_ press: KeyPress) -> Bool { false }

    override func isOwnElement(at index: Int) -> Bool {
        index == 0 && (textContent != nil || owner.driver.isScrollArea)
    }

    override func drawContent() {
        super.drawContent()
        insetsChanged()
        showContent()
    }

    override func didChangePlace() {
        if layer.backing != nil { insetsChanged() }
        super.didChangePlace()
    }

    override func willLeavePlace() {
        super.willLeavePlace()
        owner.driver.letGo(at: offset)
        phase = .idle
        goal = nil
    }

    /// Size of the SwiftUI part under a proposal; nil outside a window.
    func contentSize(under proposal: ProposedViewSize) -> CGSize? { hosting.hosted?.sizeThatFits(proposal) }

    /// Called when ``isScrollEnabled`` has changed.
    func scrollEnabledChanged() { showContent() }

    // MARK: Zooming

    /// Scales the content to `scale`, within the limits, about the middle of the view.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) {
        zoom(animated) { zoomScale = scale }
    }

    /// Scales and scrolls the content so that `rect` of the zoomed view fills the view, as far as the limits allow.
    open func zoom(to rect: CGRect, animated: Bool) {
        zoom(animated) { show(rect) }
    }

    // MARK: Scrolling

    /// Scrolls so that the point `contentOffset` of the content is in the view's top left corner. `animated`: within a third of a
    /// second, after which the delegate is told; without, at once.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        guard animated, layer.backing != nil else { return scroll(to: contentOffset, under: Transaction()) }
        guard contentOffset != offset else { return }
        goal = nil
        isSettingOffset = true
        owner.driver.scroll(to: contentOffset, transaction: Transaction(animation: .easeInOut(duration: 0.3)))
    }

    /// Scrolls the shortest way on which `rect` of the content becomes visible; does nothing if it is.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let insets = adjustedContentInset
        let room = CGRect(
            x: offset.x + insets.left, y: offset.y + insets.top,
            width: max(bounds.width - insets.left - insets.right, 0),
            height: max(bounds.height - insets.top - insets.bottom, 0))
        let rect = rect.intersection(CGRect(origin: .zero, size: contentSize))
        guard !rect.isNull else { return }
        let new = CGPoint(
            x: min(max(offset.x, offset.x + rect.maxX - room.maxX), offset.x + rect.minX - room.minX),
            y: min(max(offset.y, offset.y + rect.maxY - room.maxY), offset.y + rect.minY - room.minY))
        setContentOffset(new, animated: animated)
    }

    /// Shows the indicators for a short time.
    open func flashScrollIndicators() { owner.driver.flashIndicators() }

    func scroll(to new: CGPoint, under transaction: Transaction) {
        guard new != offset else { return }
        isSettingOffset = false
        let animates = transaction.animation != nil && !transaction.disablesAnimations && layer.backing != nil
        goal = animates ? new : nil
        owner.driver.scroll(to: new, transaction: transaction)
        moved(to: new)
    }

    func moved(to new: CGPoint) {
        offset = new
        if constraintStore?.ownGuides[.scrolledFrame] != nil { constraintInputsChanged() }
        if type(of: self) != UIScrollView.self {
            // Subclasses may place views by the offset.
            needsLayout = true
            layoutIfNeeded()
        }
        scrollDelegate?.scrollViewDidScroll(self)
    }
}
