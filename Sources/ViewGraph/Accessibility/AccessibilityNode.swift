import AccessibilityTree
import Foundation
import Geometry

/// An element while the tree is made, with its box and the closures by which it acts.
@MainActor package struct AccessibilityNode {
    /// The object that the element stands for: it gives the number and the frame.
    let owner: any AccessibilityOwner
    /// The element's own values, without its number, frame and children.
    var element: AccessibilityElement
    var handlers: AccessibilityHandlers
    /// Target by which the element takes the keyboard focus; nil if it takes none.
    var focus: FocusTarget?
    var sortPriority = 0.0
    var activationPoint = UnitPoint.center
    var pair: AccessibilityPair?
    var rotors: [AccessibilityRotor] = []
    var rotorNames: [AnyHashable] = []
    /// The box that has made words usable, if there are several of them in it: one tap gesture or menu for all.
    var sharedBox: LayoutBox?
    /// The object whose frame is the element's, if it is another.
    var frameBox: (any AccessibilityOwner)?
    package var children: [AccessibilityNode] = []

    /// An element with the facts of `owner` alone.
    package init(_ owner: any AccessibilityOwner, _ facts: AccessibilityFacts) {
        self.owner = owner
        element = AccessibilityElement(id: 0, role: facts.role ?? .group)
        handlers = AccessibilityHandlers()
        add(facts)
    }

    /// Has the facts of the element's own box take the place of those of merged content. Lists and actions, which the
    /// element has had since it was made, are not added again.
    mutating func restore(_ facts: AccessibilityFacts) {
        var values = facts
        values.handlers = AccessibilityHandlers()
        values.details = []
        values.rotors = []
        values.rotorNames = []
        add(values)
    }

    /// Adds facts of a box around the element. What they say takes the place of what the element says.
    package mutating func add(_ facts: AccessibilityFacts) {
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
        if !facts.inputLabels.isEmpty { element.inputLabels = facts.inputLabels }
        if let pair = facts.pair { self.pair = pair }
        rotors += facts.rotors
        rotorNames += facts.rotorNames
        handlers = facts.handlers.adding(handlers)
        if facts.isInactive {
            handlers = AccessibilityHandlers()
            focus = nil
            element.states.subtract([.focusable, .focused])
        }
        // An element that can be made more or less is heard as a control.
        let isAdjustable = handlers.actions.contains { $0.action.kind == .increment }
        if isAdjustable, element.role == .staticText || element.role == .image || element.role == .group {
            if children.isEmpty { element.role = .stepper }
        }
    }

    /// Frame of the element as seen now, in the window's points.
    var frame: CGRect { (frameBox ?? owner).presentedFrame }

    /// True if nothing outside the element's frame is seen of its content.
    var clipsContent: Bool { (owner as? LayoutBox)?.clipsContent ?? false }

    /// Point, in the window, at which a click on the element falls.
    var clickPoint: CGPoint {
        let frame = frame
        return CGPoint(
            x: frame.minX + activationPoint.x * frame.width, y: frame.minY + activationPoint.y * frame.height)
    }

    /// Takes the rows of the list in a table as the table's own.
    mutating func takeRows() {
        guard element.role == .table else { return }
        var header: [AccessibilityNode] = []
        var rows: [AccessibilityNode] = []
        var others: [AccessibilityNode] = []
        sort(children, &header, &rows, &others)
        let titles = header.filter { $0.element.role == .columnHeader }
        let columns = max(titles.count, rows.map(\.children.count).max() ?? 0)
        element.grid = AccessibilityGrid(rows: element.grid?.rows ?? rows.count, columns: columns)
        children = header + rows + others
    }

    private mutating func sort(
        _ nodes: [AccessibilityNode], _ header: inout [AccessibilityNode], _ rows: inout [AccessibilityNode],
        _ others: inout [AccessibilityNode]
    ) {
        for node in nodes {
            switch node.element.role {
            case .columnHeader, .splitter: header.append(node)
            case .scrollArea, .group: sort(node.children, &header, &rows, &others)
            case .list:
                element.grid = node.element.grid
                element.states.formUnion(node.element.states)
                focus = focus ?? node.focus
                sort(node.children, &header, &rows, &others)
            case .row:
                var row = node
                row.element.role = .tableRow
                if row.element.label.isEmpty {
                    row.element.label = row.children.map(\.element.label).joined(separator: ", ")
                }
                for column in row.children.indices {
                    guard row.children[column].element.role == .cell, let place = row.element.position else { continue }
                    row.children[column].element.position = AccessibilityPosition(
                        index: place.index, count: place.count, column: column)
                }
                rows.append(row)
            default: others.append(node)
            }
        }
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
