public import Foundation
import Geometry
import LayerTree
@_spi(Engine) import ViewGraph

/// Element of a view that draws several things and has no subviews for them.
@MainActor open class UIAccessibilityElement {
    /// View that the element lies in.
    public private(set) weak var accessibilityContainer: UIView?
    /// Name that is read out.
    open var accessibilityLabel: String?
    /// Present value.
    open var accessibilityValue: String?
    /// Result of using the element.
    open var accessibilityHint: String?
    /// Name for tests, which is never read out.
    open var accessibilityIdentifier: String?
    /// Behaviours of the element; none by default.
    open var accessibilityTraits = UIAccessibilityTraits.none
    /// True if the element is read; true by default.
    open var isAccessibilityElement = true
    /// Frame in the space of the container, in points.
    open var accessibilityFrameInContainerSpace = CGRect.zero
    /// Actions with names of their own.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?

    /// An element of `container`, a view.
    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as? UIView
    }

    /// Does what a click does. Returns false if it does nothing, as by default.
    open func accessibilityActivate() -> Bool { false }
    /// Makes the value greater.
    open func accessibilityIncrement() {}
    /// Makes the value smaller.
    open func accessibilityDecrement() {}
}

extension UIAccessibilityElement: AccessibilityOwner {
    package var presentedFrame: CGRect {
        guard let view = accessibilityContainer, let layer = view.layer.backing?.layer else { return .zero }
        return layer.frameInWindow(of: accessibilityFrameInContainerSpace)
    }

    package var isReadable: Bool { accessibilityContainer?.isReadable ?? false }
}
