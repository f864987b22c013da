import AccessibilityTree

extension AccessibilityElement {
    /// Name as AT-SPI has it. Screen readers speak neither values nor descriptions of labels, so it has the value of these.
    var busName: String {
        guard role == .staticText, text == nil, !value.isEmpty, value != label else { return label }
        return label.isEmpty ? value : "\(label), \(value)"
    }

    /// Description as AT-SPI has it: the value, unless it is in the name, a number, a state or a text, and the hint.
    var busDescription: String {
        let isTold =
            role == .staticText || role == .popUpButton || range != nil || text != nil || states.contains(.checkable)
        return [isTold ? "" : value, hint].filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// Text that the interface `Text` gives: the content of a field, the label of a text, the choice of a pop-up
    /// button; nil for other elements.
    var readableText: String? {
        if let text { return text.string }
        return switch role {
        case .staticText, .heading: busName
        case .popUpButton where !value.isEmpty: value
        default: nil
        }
    }

    var isEditable: Bool { text != nil && states.contains(.editable) && !states.contains(.disabled) }

    /// Attributes of the object, by their names in Core-AAM where they have one.
    ///
    /// - Source: <https://www.w3.org/TR/core-aam-1.2/>, columns "ATK/AT-SPI".
    var busAttributes: [(String, String)] {
        var attributes = [("toolkit", "Lilt")]
        func add(_ name: String, _ value: String) { if !value.isEmpty { attributes.append((name, value)) } }
        add("id", identifier)
        add("valuetext", range != nil ? value : "")
        add("placeholder-text", text?.placeholder ?? "")
        add("level", headingLevel > 0 ? "\(headingLevel)" : "")
        if let position {
            add("posinset", "\(position.index.addingReportingOverflow(1).partialValue)")
            add("setsize", "\(position.count)")
            if headingLevel == 0, role == .row {
                add("level", "\(position.level.addingReportingOverflow(1).partialValue)")
            }
        }
        for detail in details { add("detail-\(detail.label)", detail.value) }
        return attributes
    }
}
