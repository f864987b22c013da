import AccessibilityTree

extension AccessibilityNode {
    /// Returns the elements with those that share a tap gesture or a menu around them as one, whose words are those of all.
    static func joined(_ nodes: [AccessibilityNode]) -> [AccessibilityNode] {
        guard nodes.contains(where: { $0.sharedBox != nil }) else { return nodes }
        var result: [AccessibilityNode] = []
        for node in nodes {
            if let box = node.sharedBox, let index = result.firstIndex(where: { $0.sharedBox === box }) {
                result[index].addWords(of: node)
                result[index].frameBox = box
            } else {
                result.append(node)
            }
        }
        return result
    }

    private mutating func addWords(of node: AccessibilityNode) {
        let words = node.element
        element.label = [element.label, words.label].filter { !$0.isEmpty }.joined(separator: ", ")
        element.value = [element.value, words.value].filter { !$0.isEmpty }.joined(separator: ", ")
        element.details += words.details
    }

    /// Merges elements into this one: labels are joined, and so are values; the first control's role and action are the
    /// element's, and the actions of others are named by their labels.
    mutating func merge(_ nodes: [AccessibilityNode]) {
        var labels: [String] = []
        var values: [String] = []
        for node in nodes {
            append(node, &labels, &values)
        }
        if element.label.isEmpty { element.label = labels.joined(separator: ", ") }
        if element.value.isEmpty { element.value = values.joined(separator: ", ") }
    }

    private mutating func append(_ node: AccessibilityNode, _ labels: inout [String], _ values: inout [String]) {
        let inner = node.element
        if !inner.label.isEmpty { labels.append(inner.label) }
        if !inner.value.isEmpty { values.append(inner.value) }
        if element.hint.isEmpty { element.hint = inner.hint }
        if element.identifier.isEmpty { element.identifier = inner.identifier }
        element.states.formUnion(inner.states)
        element.range = element.range ?? inner.range
        element.details += inner.details
        if inner.headingLevel > 0, element.headingLevel == 0 { element.headingLevel = inner.headingLevel }
        takeRole(of: node)
        takeActions(of: node)
        focus = focus ?? node.focus
        rotors += node.rotors
        rotorNames += node.rotorNames
        for child in node.children { append(child, &labels, &values) }
    }

    /// A group takes the role of the first control in it, or of what it consists of.
    private mutating func takeRole(of node: AccessibilityNode) {
        switch (element.role, node.element.role) {
        case (.group, let role): element.role = role == .image ? .image : role
        case (.image, .staticText), (.staticText, .heading), (.image, .heading): element.role = node.element.role
        case (.staticText, let role) where !node.isInert, (.image, let role) where !node.isInert:
            element.role = role
        default: break
        }
    }

    private mutating func takeActions(of node: AccessibilityNode) {
        let hasDefault = handlers.actions.contains { $0.action.kind == .activate }
        var others = node.handlers
        if hasDefault, let first = others.actions.first, first.action.kind == .activate {
            others.actions.removeFirst()
            if !node.element.label.isEmpty { handlers.addNamed(node.element.label, perform: first.perform) }
        }
        handlers.add(others)
    }
}
