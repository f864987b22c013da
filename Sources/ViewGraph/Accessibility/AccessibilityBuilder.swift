import AccessibilityTree
import Foundation
import Geometry
@_spi(Engine) import LayerTree

/// Maker of one tree of elements out of the boxes of a window.
@MainActor package struct AccessibilityBuilder {
    private let host: ViewHost
    private var targets: [ObjectIdentifier: FocusTarget] = [:]

    init(_ host: ViewHost) {
        self.host = host
        for target in host.focus.allTargets {
            if let box = target.box { targets[ObjectIdentifier(box)] = target }
        }
    }

    /// Elements of the window's views: of the presentations above them alone, if these are modal.
    func nodes() -> [AccessibilityNode] {
        let root = host.root
        let above = host.contentAboveRoot
        let boxes = root.contentBoxes + root.extraBoxes
        var nodes = sorted(boxes.filter { above?.isReadable($0) ?? true }.flatMap { self.nodes(in: $0) })
        AccessibilityPairs.name(&nodes)
        AccessibilityRotorActions.add(to: &nodes, in: host)
        return nodes
    }

    /// Elements that `box` and its content are, in the order in which they are read.
    package func nodes(in box: LayoutBox) -> [AccessibilityNode] {
        guard !box.isLeaving, box.isPlaced, box.showsLayer else { return [] }
        if let foreign = (box as? RepresentableBox)?.accessibilityNodes { return foreign(self) }
        let facts = box.accessibilityFacts
        let target = targets[ObjectIdentifier(box)]
        guard let facts else {
            let content = content(of: box)
            return target.map { focusable(content, $0, box) } ?? content
        }
        guard !facts.isHidden else { return [] }
        var result = (box as? AccessibilitySideBox).map { beside($0, facts) } ?? elements(box, facts)
        if let target { result = focusable(result, target, box) }
        return result
    }

    private func content(of box: LayoutBox) -> [AccessibilityNode] {
        let boxes = box.accessibilityContent
        if boxes.count == 1 { return nodes(in: boxes[0]) }
        return boxes.flatMap { nodes(in: $0) }
    }

    private func elements(_ box: LayoutBox, _ facts: AccessibilityFacts) -> [AccessibilityNode] {
        switch facts.content {
        case .unchanged:
            var content = content(of: box)
            guard !content.isEmpty else {
                return facts.standsAlone ? [lone(box, facts)] : []
            }
            let isShared = content.count > 1 && !facts.handlers.actions.isEmpty
            for index in content.indices {
                if isShared, content[index].isInert { content[index].sharedBox = box }
                content[index].add(facts)
            }
            return content
        case .contained:
            var node = AccessibilityNode(box, facts)
            node.children = sorted(content(of: box))
            node.takeTitle()
            node.takeRows()
            return [node]
        case .combined:
            var node = AccessibilityNode(box, facts)
            node.merge(AccessibilityNode.joined(sorted(content(of: box))))
            // Facts of the box itself come before those of its content.
            node.restore(facts)
            return [node]
        case .summarized: return summarized(box, facts, AccessibilityNode.joined(sorted(content(of: box))))
        case .named: return named(box, facts, content(of: box))
        case .ignored:
            return [AccessibilityNode(box, facts)]
        }
    }

    /// Words and controls in one row, or beside a label.
    private func summarized(
        _ box: LayoutBox, _ facts: AccessibilityFacts, _ content: [AccessibilityNode]
    ) -> [AccessibilityNode] {
        let controls = content.filter { !$0.isInert }
        guard !content.isEmpty else { return facts.role == nil ? [] : [AccessibilityNode(box, facts)] }
        var more = facts
        more.role = nil
        // A row with one control, and no words but its name, is that control.
        if controls.count == 1, content.count == 1 || controls[0].element.label.isEmpty {
            var only = controls[0]
            if only.element.label.isEmpty {
                var words = AccessibilityNode(box, AccessibilityFacts())
                words.merge(content.filter(\.isInert))
                only.element.label = words.element.label
            }
            // Words that a tap or a menu of the whole row makes usable are the row.
            if only.sharedBox != nil { more.role = facts.role }
            only.add(more)
            return [only]
        }
        var node = AccessibilityNode(box, facts)
        node.merge(content.filter(\.isInert))
        node.restore(facts)
        guard node.element.label.isEmpty else {
            node.children = controls
            return [node]
        }
        return unworded(node, controls, facts)
    }

    /// Controls in one row without words: elements of their own, unless the row itself can be used or is one of a table.
    private func unworded(
        _ row: AccessibilityNode, _ controls: [AccessibilityNode], _ facts: AccessibilityFacts
    ) -> [AccessibilityNode] {
        var place = AccessibilityFacts()
        place.position = facts.position
        let isOfTable = controls.contains { $0.element.role == .cell }
        guard facts.states.isEmpty, facts.handlers.actions.isEmpty, !isOfTable else {
            var row = row
            row.element.label = controls.map(\.element.label).filter { !$0.isEmpty }.joined(separator: ", ")
            row.children = controls
            return [row]
        }
        return controls.map { control in
            var control = control
            control.add(place)
            return control
        }
    }

    /// A control with its label: the label's words are the name, and the control's own words its value. Controls in the
    /// label, such as the field of a stepper, come before it as elements of their own.
    private func named(
        _ box: LayoutBox, _ facts: AccessibilityFacts, _ content: [AccessibilityNode]
    ) -> [AccessibilityNode] {
        var node = AccessibilityNode(box, facts)
        node.merge(content.filter(\.isInert))
        var others = content.filter { !$0.isInert }
        if let index = others.lastIndex(where: { $0.focus != nil }) ?? others.indices.last {
            let control = others.remove(at: index)
            if node.element.value.isEmpty {
                node.element.value = control.element.value.isEmpty ? control.element.label : control.element.value
            }
            if facts.role == nil { node.element.role = control.element.role }
            node.element.states.formUnion(control.element.states)
            node.element.range = node.element.range ?? control.element.range
            node.handlers.add(control.handlers)
            node.focus = control.focus
            node.rotors += control.rotors
            node.rotorNames += control.rotorNames
        }
        node.restore(facts)
        return others + [node]
    }

    /// Elements of a view that has content for assistive technology alone.
    private func beside(_ box: AccessibilitySideBox, _ facts: AccessibilityFacts) -> [AccessibilityNode] {
        let side = box.side.flatMap { nodes(below: $0) }
        switch box.use {
        case .representation:
            return side.map { node in
                var node = node
                node.frameBox = box
                return node
            }
        case .children:
            var node = AccessibilityNode(box, AccessibilityFacts(.contained, role: .group))
            node.children = side
            return [node]
        case .actions:
            var facts = facts
            for node in side {
                guard let action = node.handlers.actions.first else { continue }
                facts.handlers.addNamed(node.element.label) { (point: CGPoint) in action.perform(point) }
            }
            return elements(box, facts)
        case .label: return labelled(box, facts)
        }
    }

    /// Elements of a view whose label is made of content, in which it may have a place itself.
    private func labelled(_ box: AccessibilitySideBox, _ facts: AccessibilityFacts) -> [AccessibilityNode] {
        func label(around own: String) -> String {
            box.ownLabel = own
            var words = AccessibilityNode(box, AccessibilityFacts())
            words.merge(box.side.flatMap { nodes(below: $0) })
            return words.element.label
        }
        var result = content(of: box)
        if result.isEmpty { result = [lone(box, facts)] }
        for index in result.indices { result[index].element.label = label(around: result[index].element.label) }
        return result
    }

    /// Elements of a box that is never drawn.
    private func nodes(below box: LayoutBox) -> [AccessibilityNode] {
        guard let facts = box.accessibilityFacts else { return content(of: box) }
        return facts.isHidden ? [] : elements(box, facts)
    }

    /// A view without an element of its own, such as a shape, that facts make one.
    private func lone(_ box: LayoutBox, _ facts: AccessibilityFacts) -> AccessibilityNode {
        var node = AccessibilityNode(box, facts)
        if facts.role == nil { node.element.role = facts.handlers.actions.isEmpty ? .staticText : .button }
        return node
    }

    /// Adds a place of the keyboard focus around elements to them.
    private func focusable(
        _ content: [AccessibilityNode], _ target: FocusTarget, _ box: LayoutBox
    ) -> [AccessibilityNode] {
        guard target.isEnabled || target.activate != nil else {
            guard host.focus.focused === target, let first = content.indices.first else { return content }
            var content = content
            content[first].element.states.insert(.focused)
            return content
        }
        var node: AccessibilityNode
        if content.count == 1 {
            node = content[0]
        } else {
            node = AccessibilityNode(box, AccessibilityFacts(.contained, role: .group))
            node.children = content
        }
        guard node.focus == nil else { return [node] }
        if target.isEnabled {
            node.focus = target
            node.element.states.insert(.focusable)
            if host.focus.focused === target { node.element.states.insert(.focused) }
        }
        if target.activate != nil { node.handlers.add(.activate) { target.activate?() } }
        return [node]
    }

    /// Elements of one container in the order in which they are read: those with a greater priority first.
    private func sorted(_ nodes: [AccessibilityNode]) -> [AccessibilityNode] {
        guard nodes.contains(where: { $0.sortPriority != 0 }) else { return nodes }
        return nodes.enumerated().sorted { a, b in
            a.element.sortPriority != b.element.sortPriority
                ? a.element.sortPriority > b.element.sortPriority : a.offset < b.offset
        }.map(\.element)
    }
}
