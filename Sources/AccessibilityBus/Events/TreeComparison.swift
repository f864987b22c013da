import AccessibilityTree
import DesktopBus
import Foundation

/// Events that tell how one tree of a window became another.
@MainActor struct TreeComparison {
    private let old: WindowTree
    private let new: WindowTree
    private let bridge: AccessibilityBridge
    private let window: BridgeWindow
    private let interest: EventInterest
    private(set) var events: [BusEvent] = []
    /// Numbers of the elements that are gone, and places of those that are new.
    private(set) var removed: [Int] = []
    private(set) var added: [Int] = []
    /// Places of containers in which another element is selected.
    private var reselected: Set<Int> = []

    /// Complexity: O(n) for n elements.
    init(_ old: WindowTree, _ new: WindowTree, of window: BridgeWindow, _ bridge: AccessibilityBridge) {
        self.old = old
        self.new = new
        self.bridge = bridge
        self.window = window
        interest = bridge.clients.interest
        removed = old.elements.map(\.id).filter { new.place(of: $0) == nil }
        added = new.elements.indices.filter { old.place(of: new.elements[$0].id) == nil }
        compareChildren()
        compareElements()
        for container in reselected.sorted() { add(BusEvent(source: path(new, container), name: "SelectionChanged")) }
        // The focus that is lost is told before the one that is gained.
        let focus = events.filter { $0.detail == "focused" }
        events =
            events.filter { $0.detail != "focused" } + focus.filter { $0.first == 0 } + focus.filter { $0.first == 1 }
        for event in focus where event.first == 1 { add(BusEvent(kind: .focus, source: event.source, name: "Focus")) }
    }

    private mutating func add(_ event: BusEvent) { if interest.wants(event) { events.append(event) } }

    private func path(_ tree: WindowTree, _ place: Int) -> ObjectPath { window.path(of: tree.elements[place].id) }

    // MARK: Children

    private mutating func compareChildren() {
        guard interest.wants(.object, "ChildrenChanged") || interest.wants(.object, "StateChanged") else { return }
        for place in new.elements.indices {
            guard let oldPlace = old.place(of: new.elements[place].id) else { continue }
            let before = old.children[oldPlace].map { old.elements[$0].id }
            let after = new.children[place].map { new.elements[$0].id }
            if before != after { tellChildren(of: path(new, place), before, after) }
        }
    }

    private mutating func tellChildren(of parent: ObjectPath, _ before: [Int], _ after: [Int]) {
        // Children that change places are removed and added.
        let difference = after.difference(from: before)
        for case .remove(let index, let id, _) in difference.removals.reversed() {
            add(childEvent("remove", parent, index, id))
            if new.place(of: id) == nil {
                add(BusEvent(source: window.path(of: id), name: "StateChanged", detail: "defunct", first: 1))
            }
        }
        for case .insert(let index, let id, _) in difference.insertions { add(childEvent("add", parent, index, id)) }
    }

    private func childEvent(_ detail: String, _ parent: ObjectPath, _ index: Int, _ id: Int) -> BusEvent {
        BusEvent(
            source: parent, name: "ChildrenChanged", detail: detail, first: Int32(clamping: index),
            value: bridge.reference(to: window.path(of: id)))
    }

    // MARK: Elements

    private mutating func compareElements() {
        for place in new.elements.indices {
            let element = new.elements[place]
            guard let oldPlace = old.place(of: element.id) else {
                if element.states.contains(.focused) { tellState("focused", place, isSet: true) }
                continue
            }
            let before = old.elements[oldPlace]
            if before != element { compare(before, element, place) }
            compareBounds(oldPlace, place)
        }
    }

    private mutating func compare(_ before: AccessibilityElement, _ after: AccessibilityElement, _ place: Int) {
        compareStates(before, after, place)
        // An element that changes too often is read when a client asks.
        guard !after.states.contains(.updatesFrequently) else { return }
        let source = path(new, place)
        if before.busName != after.busName { tell("accessible-name", .text(after.busName), source) }
        if before.busDescription != after.busDescription {
            tell("accessible-description", .text(after.busDescription), source)
        }
        if before.range?.current != after.range?.current {
            tell("accessible-value", .real(after.range?.current ?? 0), source)
        } else if before.value != after.value {
            tell("accessible-value", .text(after.value), source)
        }
        if RoleNumber(before) != RoleNumber(after) {
            tell("accessible-role", .number(RoleNumber(after).number), source)
        }
        if let old = before.text, let new = after.text, old != new { compareText(old, new, source) }
    }

    private mutating func tell(_ property: String, _ value: BusArgument, _ source: ObjectPath) {
        add(BusEvent(source: source, name: "PropertyChange", detail: property, value: value))
    }

    private mutating func compareStates(_ before: AccessibilityElement, _ after: AccessibilityElement, _ place: Int) {
        let (old, new) = (
            StateNumbers(before, isActive: window.isActive), StateNumbers(after, isActive: window.isActive)
        )
        let changed = old.symmetricDifference(new)
        guard !changed.isEmpty else { return }
        for (state, name) in StateNumbers.names where changed.contains(state) {
            tellState(name, place, isSet: new.contains(state))
        }
        if changed.contains(.selected), let container = self.new.parents[place] { reselected.insert(container) }
    }

    private mutating func tellState(_ name: String, _ place: Int, isSet: Bool) {
        add(BusEvent(source: path(new, place), name: "StateChanged", detail: name, first: isSet ? 1 : 0))
    }

    private mutating func compareText(_ old: AccessibilityText, _ new: AccessibilityText, _ source: ObjectPath) {
        if old.string != new.string {
            let change = TextChange(from: old.string, to: new.string)
            tellText("delete", change.position, change.removedCount, change.removed, source)
            tellText("insert", change.position, change.insertedCount, change.inserted, source)
        }
        if old.selection.upperBound != new.selection.upperBound {
            add(
                BusEvent(source: source, name: "TextCaretMoved", first: Int32(clamping: new.selection.upperBound)))
        }
        if old.selection != new.selection, !old.selection.isEmpty || !new.selection.isEmpty {
            add(BusEvent(source: source, name: "TextSelectionChanged"))
        }
    }

    private mutating func tellText(
        _ detail: String, _ position: Int, _ count: Int, _ text: String, _ source: ObjectPath
    ) {
        guard count > 0 else { return }
        add(
            BusEvent(
                source: source, name: "TextChanged", detail: detail, first: Int32(clamping: position),
                second: Int32(clamping: count), value: .text(text)))
    }

    /// Tells the bounds of an element that has moved in the element around it, or has another size. All else moves with
    /// what it is in, such as rows while a list scrolls.
    private mutating func compareBounds(_ oldPlace: Int, _ place: Int) {
        let element = new.elements[place]
        guard !element.states.contains(.updatesFrequently), interest.wants(.object, "BoundsChanged") else { return }
        let rectangle = BusRectangle(element.frame, from: new.origin(around: place))
        let before = BusRectangle(old.elements[oldPlace].frame, from: old.origin(around: oldPlace))
        guard rectangle != before else { return }
        let bounds = BusRectangle(element.frame, from: .zero)
        add(BusEvent(source: path(new, place), name: "BoundsChanged", value: .structure(bounds.arguments)))
    }
}

extension WindowTree {
    /// Origin of the element around the one at `place`.
    fileprivate func origin(around place: Int) -> CGPoint {
        parents[place].map { elements[$0].frame.origin } ?? .zero
    }
}
