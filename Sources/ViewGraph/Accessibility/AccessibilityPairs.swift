import AccessibilityTree

/// Labels and what they name: an element without a name of its own takes that of its label.
@MainActor enum AccessibilityPairs {
    /// Names the elements in `nodes` that are paired with labels, at any depth.
    static func name(_ nodes: inout [AccessibilityNode]) {
        var labels: [AnyHashable: String] = [:]
        collect(nodes, into: &labels)
        if !labels.isEmpty { name(&nodes, labels) }
    }

    private static func collect(_ nodes: [AccessibilityNode], into labels: inout [AnyHashable: String]) {
        for node in nodes {
            if let pair = node.pair, pair.isLabel { labels[pair.id] = node.element.label }
            collect(node.children, into: &labels)
        }
    }

    private static func name(_ nodes: inout [AccessibilityNode], _ labels: [AnyHashable: String]) {
        for index in nodes.indices {
            if let pair = nodes[index].pair, !pair.isLabel, nodes[index].element.label.isEmpty {
                nodes[index].element.label = labels[pair.id] ?? ""
            }
            name(&nodes[index].children, labels)
        }
    }
}
