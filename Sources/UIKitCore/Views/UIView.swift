public import Foundation
public import Geometry
import LayerTree
@_spi(Engine) import ViewGraph
import Views

/// Rectangle with subviews, as programs for UIKit use them: a thin wrapper of ``CALayer``, and so of Lilt's layers.
///
/// Views are shown by a `UIViewRepresentable` or a controller. Properties set within `UIView.animate` animate; their
/// values are final at once and the screen follows (S21.1, S21.2). Views are placed by constraints, or by frames,
/// ``autoresizingMask`` and ``layoutSubviews()``.
@preconcurrency @MainActor open class UIView: UIResponder {
    /// Layer that draws the view, of ``layerClass``.
    public let layer: CALayer

    /// Class of the layer that the views of a class get; `CALayer` by default.
    open class var layerClass: AnyClass { CALayer.self }

    /// A view with the given frame, in its superview's space.
    public init(frame: CGRect) {
        layer = LayerMaking.make(type(of: self).layerClass)
        super.init()
        layer.owner = self
        layer.frame = frame
    }

    /// A view of zero size.
    public convenience override init() { self.init(frame: .zero) }

    /// Returns nil: views cannot be decoded here. Declared because subclasses must declare it.
    public required init?(coder: NSCoder) { return nil }

    // MARK: Hierarchy

    /// View that contains this one.
    public internal(set) weak var superview: UIView?
    /// Views in this one, back to front.
    public internal(set) var subviews: [UIView] = []
    /// View that is part of this one, behind the subviews, and always as large; not one of them.
    var underlay: UIView?
    /// Layer that contains those of the subviews.
    var layerOfSubviews: CALayer { layer }
    /// Controller whose view this is.
    weak var controller: UIViewController?

    /// The controller whose view this is; the superview if there is no such controller.
    open override var next: UIResponder? { controller ?? superview }

    /// Number by which ``viewWithTag(_:)`` finds the view; 0 by default.
    open var tag = 0

    // MARK: Place

    /// Bounding rectangle of the transformed view, in its superview's space.
    open var frame: CGRect {
        get { layer.frame }
        set { layer.frame = newValue }
    }

    /// Rectangle of the view in its own space.
    open var bounds: CGRect {
        get { layer.bounds }
        set { layer.bounds = newValue }
    }

    /// Centre in the superview's space.
    open var center: CGPoint {
        get { layer.position }
        set { layer.position = newValue }
    }

    /// Affine transform of the view and its subviews about the centre.
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { layer.setAffineTransform(newValue) }
    }

    /// 3D transform of the view and its subviews about the centre.
    open var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }

    /// Parts of the frame that change with the superview's size; none by default.
    open var autoresizingMask: AutoresizingMask = []

    // MARK: Looks

    /// Opacity of the view and its subviews, 0 to 1.
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { layer.opacity = Float(newValue) }
    }

    /// Hides the view, which then receives no touches either.
    open var isHidden: Bool {
        get { layer.isHidden }
        set {
            guard newValue != layer.isHidden else { return }
            layer.isHidden = newValue
            if superview is UIStackView { constraintInputsChanged() }
        }
    }

    /// Fill colour; nil draws nothing. A colour that depends on the appearance follows ``traitCollection``.
    open var backgroundColor: UIColor? { didSet { applyColors() } }

    /// Clips subviews to the view's bounds; false by default.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

    // MARK: Touches

    /// The farthest view at `point`, in this view's space, that receives touches there; nil if it is none of this view and its
    /// subviews. A view receives them within ``point(inside:with:)``, and its subviews only there too.
    ///
    /// - Parameters:
    ///   - point: in this view's space.
    ///   - event: nil.
    /// - Returns: the view. An override may return another one, or nil to let touches through.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { viewByDefault(at: point, event) }

    /// True if `point`, in this view's space, lies in the view: in its ``bounds`` by default.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    /// True if keys may go to the view, such as to the cell of a row by arrows; false by default, true for cells.
    open var canBecomeFocused: Bool { false }

    /// Lets the view and its subviews receive touches; true by default.
    open var isUserInteractionEnabled = true { didSet { describe() } }

    /// True if the view is touched anywhere in its bounds, also where it draws nothing.
    var isTouchedWhereEmpty: Bool { true }

    /// Recognisers attached to the view.
    public internal(set) var gestureRecognizers: [UIGestureRecognizer]?

    /// Name of the view for scripts, tests and assistive technology.
    open var accessibilityLabel: String? { didSet { describe() } }

    /// Values for assistive technology that the program has set; nil for most views.
    var accessibilityStore: AccessibilityStore?
    /// Root of the SwiftUI views that the view shows; nil for most views.
    var hostedBox: LayoutBox? { nil }
    /// True if the element at `index` of the SwiftUI views that the view shows is the view itself, so that it gets the name of the
    /// view; false if it is a part of it, or a subview.
    func isOwnElement(at index: Int) -> Bool { true }

    /// True if the view is one element for assistive technology. By default labels and controls are.
    open var isAccessibilityElement: Bool {
        get { accessibilityStore?.isElement ?? false }
        set { storeAccessibility { $0.isElement = newValue } }
    }

    /// Present value for assistive technology.
    open var accessibilityValue: String? {
        get { accessibilityStore?.value }
        set { storeAccessibility { $0.value = newValue } }
    }

    /// Result of using the view, for assistive technology.
    open var accessibilityHint: String? {
        get { accessibilityStore?.hint }
        set { storeAccessibility { $0.hint = newValue } }
    }

    /// Behaviours of the view for assistive technology.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityStore?.traits ?? .none }
        set { storeAccessibility { $0.traits = newValue } }
    }

    /// Actions with names of their own.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibilityStore?.customActions }
        set { storeAccessibility { $0.customActions = newValue } }
    }

    /// Elements of the view in the order in which they are read, views or ``UIAccessibilityElement``; nil for its
    /// subviews.
    open var accessibilityElements: [Any]? {
        get { accessibilityStore?.elements }
        set { storeAccessibility { $0.elements = newValue } }
    }

    /// Does what a click does. Returns false, as by default, to have the view clicked.
    open func accessibilityActivate() -> Bool { false }
    /// Makes the value greater.
    open func accessibilityIncrement() {}
    /// Makes the value smaller.
    open func accessibilityDecrement() {}

    /// Takes the keyboard from the text in the view that is edited.
    ///
    /// - Parameter force: not used: no view refuses.
    /// - Returns: true.
    @discardableResult open func endEditing(_ force: Bool) -> Bool {
        layer.backing?.place.host.focus.focus(nil, isVisible: false)
        return true
    }

    // MARK: Layout

    var needsLayout = true
    var isLayingOut = false
    /// Size to which the subviews were last adapted.
    var sizeOfSubviews = CGSize.zero

    /// Places the subviews. Called before a frame if the size has changed or after ``setNeedsLayout()``.
    open func layoutSubviews() {}

    /// Best size within `size`, in points; by default the intrinsic size, and the current one where there is none.
    open func sizeThatFits(_ size: CGSize) -> CGSize {
        let intrinsic = intrinsicContentSize
        return CGSize(
            width: intrinsic.width == Self.noIntrinsicMetric ? bounds.width : intrinsic.width,
            height: intrinsic.height == Self.noIntrinsicMetric ? bounds.height : intrinsic.height)
    }

    /// Natural size of the content, in points; ``noIntrinsicMetric`` along an axis without one.
    open var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }

    /// Importance of the natural size along each axis where a program has set one.
    var contentPriorities: [NSLayoutConstraint.Axis: ContentPriorities] = [:]

    /// Constraints of the view, and what depends on them; nil where there are none.
    var constraintStore: ConstraintStore?
    /// True for a class whose ``updateConstraints()`` makes the constraints of its views.
    open class var requiresConstraintBasedLayout: Bool { false }
    /// Makes or changes constraints. Called before a layout in which the view takes part for the first time, and after
    /// ``setNeedsUpdateConstraints()``.
    open func updateConstraints() {}
    /// Adds what the view asks of the views in it, besides their own constraints.
    func appendConstraints(to builder: inout ConstraintBuilder) {}
    /// True for a view whose inner constraints are solved apart from those around it: the outermost one, and cells.
    var isConstraintRoot: Bool { superview == nil }
    /// False for a view whose size follows from its constraints a moment later, such as a cell's.
    var reportsContradictions: Bool { true }
    /// Called when the size that the view asks for by its constraints may have changed.
    func fittingSizeMayHaveChanged() { askForLayoutOfRepresentable() }
    /// True if constraints in the view may determine its size.
    var hasConstraintsInside: Bool { constraintStore?.constraints.isEmpty == false }
    /// True if the height of the content depends on the view's width, such as that of texts with several lines.
    var heightDependsOnWidth: Bool { false }
    /// Lines on which the view's text, broken at `width` points, stands; nil without text.
    func baselines(in width: CGFloat?) -> TextBaselines? { underlay?.baselines(in: width) }
    /// Meaning of the content, by which the view is mirrored or not where text runs from right to left.
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified { didSet { constraintInputsChanged() } }

    /// Marks an axis without an intrinsic size.
    public static let noIntrinsicMetric: CGFloat = -1

    // MARK: Notifications

    /// Called before the view is added to another or removed (nil).
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Called after the view has been added to another or removed.
    open func didMoveToSuperview() {}
    /// Called before the view enters a window, or leaves it (nil).
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Called after the view has been loaded from a nib file, which there are none of here.
    open func awakeFromNib() {}
    /// Called after the view has entered or left a window.
    open func didMoveToWindow() {}
    /// Called after `subview` has been added.
    open func didAddSubview(_ subview: UIView) {}
    /// Called before `subview` is removed.
    open func willRemoveSubview(_ subview: UIView) {}
    /// Called after ``traitCollection`` has changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Traits on which colours depend.
    public internal(set) var traitCollection = UITraitCollection(userInterfaceStyle: .light)

    // MARK: Within the module

    /// Called when the size has changed, to adapt content other than subviews.
    func drawContent() {}

    /// Called after the view has been shown somewhere else or nowhere.
    func didChangePlace() {
        if layer.backing != nil {
            applyColors()
            for recognizer in gestureRecognizers ?? [] { recognizer.follow() }
            scheduleLayout()
        }
        didMoveToWindow()
    }

    /// Called before the view is shown elsewhere or nowhere.
    func willLeavePlace() {
        for recognizer in gestureRecognizers ?? [] { recognizer.unfollow() }
    }
}
