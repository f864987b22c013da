import AccessibilityTree
import Foundation

extension AuditRule {
    /// Controls and images have a name.
    static let name = AuditRule(
        name: "name", type: .sufficientElementDescription,
        explanation: "A screen reader says of a control or an image without a name only what kind of thing it is. "
            + "The prompt of a field counts as its name.",
        issues: { rule, window in
            window.elements.filter { needsName($0) && !hasName($0) }.map { element in
                AccessibilityAuditIssue(
                    rule, element, in: window, "it has no name",
                    advice: element.role == .image
                        ? "Add accessibilityLabel, or Image(decorative:) if the picture says nothing"
                        : "Give the control a label, which labelsHidden() keeps, or add accessibilityLabel")
            }
        })

    private static func needsName(_ element: AccessibilityElement) -> Bool {
        switch element.role {
        case .button, .toggle, .slider, .stepper, .popUpButton, .radioButton, .disclosure, .colorWell, .link,
            .textField,
            .secureField, .searchField, .textEditor, .tab, .menuItem, .image, .splitter, .columnHeader:
            true
        default: element.isControl && element.children.isEmpty
        }
    }

    private static func hasName(_ element: AccessibilityElement) -> Bool {
        [element.label, element.text?.placeholder ?? ""].contains {
            !$0.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty
        }
    }
}
