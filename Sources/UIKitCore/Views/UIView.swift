public import Foundation
public import Geometry
import LayerTree
import ViewGraph
import Views

/// A rectangle with others on it, as programs for UIKit write them: a thin shim over ``CALayer``, and so over Lilt's layers.
///
/// Views are shown by a `UIViewRepresentable` or a controller's. What is set within `UIView.animate` moves; values are final
/// at once, and the screen follows (S21.1, S21.2). There is no Auto Layout: views are placed by frames, by
/// ``autoresizingMask``, and in ``layoutSubviews()``.
@MainActor open class UIView: UIResponder {
    /// What the view is drawn by.
    public let layer = CALayer()

    /// A view that fills `frame` of its superview.
    public init(frame: CGRect) {
        super.init()
        layer.owner = self
        layer.frame = frame
    }

    /// A view of no size.
    public convenience override init() { self.init(frame: .zero) }

    /// Nil: there are no archives of views here. It is for programs that have to declare it.
    public required init?(coder: NSCoder) { return nil }

    // MARK: Hierarchy

    /// The view that it lies on.
    public internal(set) weak var superview: UIView?
    /// The views on it, back to front.
    public internal(set) var subviews: [UIView] = []
    /// The controller whose view it is.
    weak var controller: UIViewController?

    open override var next: UIResponder? { controller ?? superview }

    /// A number by which programs find a view again.
    open var tag = 0

    // MARK: Place

    /// The upright rectangle around the view as it is transformed, in its superview's space.
    open var frame: CGRect {
        get { layer.frame }
        set { layer.frame = newValue }
    }

    /// The view's rectangle in its own space.
    open var bounds: CGRect {
        get { layer.bounds }
        set { layer.bounds = newValue }
    }

    /// Its middle, in the superview's space.
    open var center: CGPoint {
        get { layer.position }
        set { layer.position = newValue }
    }

    /// What the view with everything on it goes through, about its middle.
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { layer.setAffineTransform(newValue) }
    }

    /// The same in space.
    open var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }

    /// How the view's size goes with its superview's.
    open var autoresizingMask: AutoresizingMask = []

    // MARK: Looks

    /// Of the view with everything on it, 0 to 1.
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { layer.opacity = Float(newValue) }
    }

    /// Hidden views draw nothing and are not touched.
    open var isHidden: Bool {
        get { layer.isHidden }
        set { layer.isHidden = newValue }
    }

    /// What the view is filled with. A colour that differs with the appearance follows that of the window.
    open var backgroundColor: UIColor? { didSet { applyColors() } }

    /// Whether what lies on the view is cut off at its edge.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

    // MARK: Touches

    /// Whether the view, and what lies on it, is touched.
    open var isUserInteractionEnabled = true { didSet { describe() } }

    /// What follows what people do on the view and on what lies on it.
    public internal(set) var gestureRecognizers: [UIGestureRecognizer]?

    /// How scripts, tests and people who do not see it know the view.
    open var accessibilityLabel: String? { didSet { describe() } }

    // MARK: Layout

    var needsLayout = true
    var isLayingOut = false
    /// The size by which subviews were last resized.
    var sizeOfSubviews = CGSize.zero

    /// Places the subviews; called before a frame in which the size is another or after ``setNeedsLayout()``.
    open func layoutSubviews() {}

    /// The best size within `size`; without an intrinsic one, that which the view has.
    open func sizeThatFits(_ size: CGSize) -> CGSize {
        let intrinsic = intrinsicContentSize
        return CGSize(
            width: intrinsic.width == Self.noIntrinsicMetric ? bounds.width : intrinsic.width,
            height: intrinsic.height == Self.noIntrinsicMetric ? bounds.height : intrinsic.height)
    }

    /// How large the view is by what it shows; ``noIntrinsicMetric`` where that says nothing.
    open var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }

    /// Stands for a size that the content does not give.
    public static let noIntrinsicMetric: CGFloat = -1

    // MARK: What happens to it

    /// The view is about to be put on another, or on none.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// It was.
    open func didMoveToSuperview() {}
    /// The view is in a window now, or in none.
    open func didMoveToWindow() {}
    /// A view was put on this one.
    open func didAddSubview(_ subview: UIView) {}
    /// A view is about to be taken from this one.
    open func willRemoveSubview(_ subview: UIView) {}
    /// The appearance, or another of the surroundings, is another.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The surroundings that colours depend on.
    public internal(set) var traitCollection = UITraitCollection(userInterfaceStyle: .light)

    // MARK: Within the module

    /// The view has another size: what it shows beside its subviews goes along.
    func drawContent() {}

    /// It is shown somewhere else now, or nowhere.
    func didChangePlace() {
        if layer.backing != nil {
            applyColors()
            for recognizer in gestureRecognizers ?? [] { recognizer.follow() }
            scheduleLayout()
        }
        didMoveToWindow()
    }

    /// It is about to be shown nowhere, or elsewhere.
    func willLeavePlace() {
        for recognizer in gestureRecognizers ?? [] { recognizer.unfollow() }
    }

    func applyColors() {
        guard let color = backgroundColor else {
            layer.backgroundColor = nil
            return
        }
        let now = color.components(in: traitCollection)
        layer.backgroundColor = CGColor(red: now.red, green: now.green, blue: now.blue, alpha: now.alpha)
    }

    /// Names the layer, and says how it is touched.
    func describe() {
        guard let shown = layer.backing?.layer else { return }
        shown.label = accessibilityLabel
        shown.allowsHitTesting = isUserInteractionEnabled
        // A view is touched wherever it is, though it draws nothing there.
        shown.hitShape = { Path(CGRect(origin: .zero, size: $0)) }
    }
}

extension UIView {
    /// Which of a view's margins and lengths take part when its superview's size changes; what is not in it stays.
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }
}
