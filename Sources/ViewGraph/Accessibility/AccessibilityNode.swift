import AccessibilityTree
import Foundation

/// An element while the tree is made, with its box and the closures by which it acts.
@MainActor struct AccessibilityNode {
    /// The box that the element stands for: it gives the number and the frame.
    let box: LayoutBox
    /// The element's own values, without its number, frame and children.
    var element: AccessibilityElement
    var handlers: AccessibilityHandlers
    /// Target by which the element takes the keyboard focus; nil if it takes none.
    var focus: FocusTarget?
    var sortPriority = 0.0
    var activationPoint: CGPoint?
    var children: [AccessibilityNode] = []

    /// An element with the facts of `box` alone.
    init(_ box: LayoutBox, _ facts: AccessibilityFacts) {
        self.box = box
        element = AccessibilityElement(id: 0, role: facts.role ?? .group)
        handlers = facts.handlers
        add(facts)
    }

    /// Adds facts of a box around the element. What they say takes the place of what the element says.
    mutating func add(_ facts: AccessibilityFacts) {
        if let role = facts.role { element.role = role }
        if facts.removedRoles.contains(element.role) { element.role = children.isEmpty ? .staticText : .group }
        if let label = facts.label { element.label = label }
        if let value = facts.value { element.value = value }
        if let hint = facts.hint { element.hint = hint }
        if let identifier = facts.identifier { element.identifier = identifier }
        element.states.formUnion(facts.states)
        element.states.subtract(facts.removedStates)
        if let level = facts.headingLevel { element.headingLevel = level }
        if let range = facts.range { element.range = range }
        if let text = facts.text { element.text = text }
        if let position = facts.position { element.position = position }
        if let grid = facts.grid { element.grid = grid }
        element.details += facts.details
        if let priority = facts.sortPriority { sortPriority = priority }
        if let point = facts.activationPoint { activationPoint = point }
        handlers = facts.handlers.adding(handlers)
    }

    /// Takes the first words in a dialog as its name, if it has none.
    mutating func takeTitle() {
        switch element.role {
        case .dialog, .alert, .popover: break
        default: return
        }
        guard element.label.isEmpty, let title = children.lazy.compactMap(\.firstWords).first else { return }
        element.label = title
    }

    /// The first words that the element, or one in it, shows; nil if there are none.
    private var firstWords: String? {
        switch element.role {
        case .staticText, .heading: element.label.isEmpty ? nil : element.label
        case .group, .toolbar, .scrollArea: children.lazy.compactMap(\.firstWords).first
        default: nil
        }
    }

    /// True if the element only says something, and can do nothing.
    var isInert: Bool {
        guard children.isEmpty, focus == nil, handlers.actions.isEmpty, handlers.setNumber == nil else { return false }
        switch element.role {
        case .staticText, .heading, .image, .progressIndicator, .levelIndicator: return true
        case .group: return true
        default: return false
        }
    }
}

extension AccessibilityHandlers {
    /// These handlers, and those of `inner` that are missing.
    fileprivate func adding(_ inner: AccessibilityHandlers) -> AccessibilityHandlers {
        var result = self
        result.add(inner)
        return result
    }
}
