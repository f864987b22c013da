import Foundation

/// Accessibility values of a view that its program has set. Most views have none.
@MainActor final class AccessibilityStore {
    var isElement: Bool?
    var value: String?
    var hint: String?
    var identifier: String?
    var traits: UIAccessibilityTraits?
    var elementsHidden = false
    var viewIsModal = false
    var groupsChildren = false
    var customActions: [UIAccessibilityCustomAction]?
    var elements: [Any]?
}
