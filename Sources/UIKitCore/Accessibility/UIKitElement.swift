import AccessibilityTree
@_spi(Engine) import ViewGraph

/// Object of UIKit that says of itself what kind of element it is: a view, or an element that a view draws.
@MainActor protocol UIKitElement: AnyObject {
    var accessibilityLabel: String? { get }
    var accessibilityValue: String? { get }
    var accessibilityHint: String? { get }
    var accessibilityIdentifier: String? { get }
    var accessibilityTraits: UIAccessibilityTraits { get }
    var accessibilityCustomActions: [UIAccessibilityCustomAction]? { get }
    func accessibilityIncrement()
    func accessibilityDecrement()
}

extension UIView: UIKitElement {}
extension UIAccessibilityElement: UIKitElement {}

extension AccessibilityFacts {
    /// Words, traits and actions of `element`, without the effect of a click.
    init(saidBy element: some UIKitElement) {
        self.init(.ignored, role: element.accessibilityTraits.role ?? .group)
        label = element.accessibilityLabel
        value = element.accessibilityValue
        hint = element.accessibilityHint
        identifier = element.accessibilityIdentifier
        states = element.accessibilityTraits.states
        if element.accessibilityTraits.contains(.adjustable) {
            handlers.add(.increment) { [weak element] in element?.accessibilityIncrement() }
            handlers.add(.decrement) { [weak element] in element?.accessibilityDecrement() }
        }
        for action in element.accessibilityCustomActions ?? [] {
            handlers.addNamed(action.name) { _ = action.perform(action) }
        }
    }
}
