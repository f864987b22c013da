import AccessibilityTree
public import Foundation
import Geometry
import LayerTree
@_spi(Engine) import ViewGraph
import Views

// Values of UIKit views for assistive technology that are stored. Subclasses override those in the class.
extension UIView {
    /// True if the view's subviews are left out.
    public var accessibilityElementsHidden: Bool {
        get { accessibilityStore?.elementsHidden ?? false }
        set { storeAccessibility { $0.elementsHidden = newValue } }
    }

    /// True if views beside this one are left out while it is shown.
    public var accessibilityViewIsModal: Bool {
        get { accessibilityStore?.viewIsModal ?? false }
        set { storeAccessibility { $0.viewIsModal = newValue } }
    }

    /// True if the elements in this view are read together, wherever they lie.
    public var shouldGroupAccessibilityChildren: Bool {
        get { accessibilityStore?.groupsChildren ?? false }
        set { storeAccessibility { $0.groupsChildren = newValue } }
    }

    /// Name for tests, which is never read out.
    public var accessibilityIdentifier: String? {
        get { accessibilityStore?.identifier }
        set { storeAccessibility { $0.identifier = newValue } }
    }

    /// Frame as seen now, in the window's points.
    public var accessibilityFrame: CGRect { presentedFrame }

    func storeAccessibility(_ edit: (AccessibilityStore) -> Void) {
        let store = accessibilityStore ?? AccessibilityStore()
        accessibilityStore = store
        edit(store)
    }
}

extension UIView: AccessibilityOwner {
    package var presentedFrame: CGRect { layer.backing?.layer.frameInWindow ?? .zero }
    package var isReadable: Bool { layer.backing != nil && !isHidden && alpha > 0 }
}

// Elements of UIKit views.
extension UIView {
    /// Elements that the view and those in it are, in the order in which they are read.
    func accessibilityNodes(_ builder: AccessibilityBuilder) -> [AccessibilityNode] {
        guard isReadable else { return [] }
        if isAccessibilityElement { return [accessibilityNode()] }
        guard !accessibilityElementsHidden else { return [] }
        if let box = hostedBox { return hosted(builder.nodes(in: box)) }
        let inner: [AccessibilityNode]
        if let elements = accessibilityElements {
            inner = elements.flatMap { element -> [AccessibilityNode] in
                if let view = element as? UIView { return view.accessibilityNodes(builder) }
                if let element = element as? UIAccessibilityElement { return element.accessibilityNodes() }
                return []
            }
        } else if let underlay {
            // A label or a field is what it shows by SwiftUI views. Subviews may be in them, as in a scroll view.
            let own = hosted(underlay.accessibilityNodes(builder))
            inner = layerOfSubviews === layer ? own + nodesOfSubviews(builder) : own
        } else {
            inner = nodesOfSubviews(builder)
        }
        guard shouldGroupAccessibilityChildren, inner.count > 1 else { return inner }
        var group = AccessibilityNode(self, AccessibilityFacts(.contained, role: .group))
        group.children = inner
        return [group]
    }

    /// Elements of the subviews, or of those in front that are modal.
    func nodesOfSubviews(_ builder: AccessibilityBuilder) -> [AccessibilityNode] {
        let modal = subviews.last { $0.accessibilityViewIsModal && $0.isReadable }
        let inOrder = (self as? any ReadingOrder)?.subviewsAsRead ?? subviews
        return (modal.map { [$0] } ?? inOrder).flatMap { $0.accessibilityNodes(builder) }
    }

    /// Adds what the program has set on the view to the elements of the views that it hosts.
    private func hosted(_ nodes: [AccessibilityNode]) -> [AccessibilityNode] {
        guard accessibilityLabel != nil || accessibilityStore != nil else { return nodes }
        var facts = AccessibilityFacts()
        facts.label = accessibilityLabel
        facts.value = accessibilityStore?.value
        facts.hint = accessibilityStore?.hint
        facts.identifier = accessibilityIdentifier
        return nodes.enumerated().map { index, node in
            guard isOwnElement(at: index) else { return node }
            var node = node
            node.add(facts)
            return node
        }
    }

    private func accessibilityNode() -> AccessibilityNode {
        var facts = AccessibilityFacts(saidBy: self)
        if takesAccessibilityPresses {
            facts.handlers.add(
                AccessibilityHandlers.Action(action: AccessibilityAction(.activate)) { [weak self] point in
                    guard let self, !accessibilityActivate() else { return }
                    press(at: point)
                })
        }
        return AccessibilityNode(self, facts)
    }

    private var takesAccessibilityPresses: Bool {
        if !accessibilityTraits.isDisjoint(with: [.button, .link, .keyboardKey]) || self is UIControl { return true }
        return gestureRecognizers?.contains { $0 is UITapGestureRecognizer && $0.isEnabled } ?? false
    }

    /// Presses and releases at a point of the window.
    private func press(at point: CGPoint) {
        guard let host = layer.backing?.place.host else { return }
        host.pointer.pressed(at: point, time: host.time)
        host.pointer.released(at: point, time: host.time)
    }
}

extension UIAccessibilityElement {
    /// The element, if it is one.
    func accessibilityNodes() -> [AccessibilityNode] {
        guard isAccessibilityElement, isReadable else { return [] }
        var facts = AccessibilityFacts(saidBy: self)
        if !accessibilityTraits.isDisjoint(with: [.button, .link, .keyboardKey]) {
            facts.handlers.add(.activate) { [weak self] in _ = self?.accessibilityActivate() }
        }
        return [AccessibilityNode(self, facts)]
    }
}
