import Foundation

/// Attribute of a view or a layout guide, one side of a constraint.
@MainActor struct ConstraintTerm {
    private(set) weak var item: AnyObject?
    let attribute: NSLayoutConstraint.Attribute

    init(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) {
        (self.item, self.attribute) = (item, attribute)
    }

    /// The view, or the view of the guide; nil once it has gone.
    var view: UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }
}

extension ConstraintTerm: @preconcurrency CustomStringConvertible {
    var description: String {
        guard let item else { return "(gone).\(attribute)" }
        let name =
            if let guide = item as? UILayoutGuide {
                guide.identifier.isEmpty ? "\(type(of: guide))" : guide.identifier
            } else if let label = (item as? UIView)?.accessibilityLabel {
                "\(type(of: item)) “\(label)”"
            } else {
                "\(type(of: item))"
            }
        return "\(name).\(attribute)"
    }
}
