import AccessibilityTree
import AnimationCore
import Foundation

/// One move along a rotor: finds the place, makes it if a lazy container has not, scrolls to it and gives it the focus of
/// the listener.
@MainActor struct AccessibilityRotorMove {
    private let rotor: AccessibilityRotor
    private let host: ViewHost

    init(_ rotor: AccessibilityRotor, in host: ViewHost) {
        self.rotor = rotor
        self.host = host
    }

    /// Moves to the next or the previous place, seen from an element. At the last place it stays, and says so.
    func go(from element: any AccessibilityOwner, isForward: Bool) {
        let stops = rotor.stops()
        guard let next = index(after: element, among: stops, isForward: isForward), stops.indices.contains(next) else {
            return host.onAnnouncement("No \(isForward ? "next" : "previous") in \(rotor.name)", .normal)
        }
        rotor.last = next
        let stop = stops[next]
        stop.prepare()
        // An update of its own, after that of what `prepare` has written.
        host.afterUpdate { [weak host] in
            host?.enqueue(Transaction()) { find(stop, from: element) }
        }
    }

    // MARK: Order

    /// Number of the next place. Without a place to start from it is the first or the last one.
    private func index(
        after element: any AccessibilityOwner, among stops: [AccessibilityRotorStop], isForward: Bool
    ) -> Int? {
        guard !stops.isEmpty else { return nil }
        if let current = current(element, among: stops) { return isForward ? current.upper : current.lower }
        return isForward ? 0 : stops.count - 1
    }

    /// Numbers of the places around an element: those before and after the place that it is, or that it lies between.
    private func current(
        _ element: any AccessibilityOwner, among stops: [AccessibilityRotorStop]
    ) -> (lower: Int, upper: Int)? {
        if stops.allSatisfy({ $0.isOwner }) { return rotor.last.map { ($0 - 1, $0 + 1) } }
        let order = AccessibilityOrder(AccessibilityBuilder(host).nodes())
        guard let here = order.range(of: element) else { return rotor.last.map { ($0 - 1, $0 + 1) } }
        var made: [AnyHashable: LayoutBox] = [:]
        rotor.owner?.tree.collectIdentified(into: &made)
        host.root.tree.collectIdentified(into: &made)
        var before: Int?
        var after: Int?
        for (index, stop) in stops.enumerated() {
            guard let range = place(of: stop, in: order, made) else { continue }
            // The element is the place, or lies in it.
            if range.contains(here.lowerBound) { return (index - 1, index + 1) }
            // A container of places is between none of them.
            if here.contains(range.lowerBound) { return rotor.last.map { ($0 - 1, $0 + 1) } }
            if range.lowerBound < here.lowerBound { before = index } else { after = after ?? index }
        }
        if let before { return (before, before + 1) }
        // Views that are not made lie above, in a lazy container; elements with names may be where `prepare` makes them.
        while let next = after, next > 0, case .named = stops[next - 1].place { after = next - 1 }
        return after.map { ($0 - 1, $0) } ?? rotor.last.map { ($0 - 1, $0 + 1) }
    }

    /// Places of a stop's elements in reading order; nil if it is not made.
    private func place(
        of stop: AccessibilityRotorStop, in order: AccessibilityOrder, _ made: [AnyHashable: LayoutBox]
    ) -> Range<Int>? {
        switch stop.place {
        case .owner: rotor.owner.flatMap { order.range(inside: $0) }
        case .named(let name): order.range(named: name)
        case .view(let id): made[id].flatMap { order.range(inside: $0.rowOrSelf) }
        }
    }

    // MARK: Arrival

    /// Finds the box of a place and scrolls to it, within an update.
    private func find(_ stop: AccessibilityRotorStop, from element: any AccessibilityOwner) {
        var box: LayoutBox?
        switch stop.place {
        case .owner: box = rotor.owner
        case .view(let id): box = (rotor.owner?.tree.find(id) ?? host.root.tree.find(id))?.rowOrSelf
        case .named(let name):
            box = AccessibilityOrder(AccessibilityBuilder(host).nodes()).node(named: name)?.owner as? LayoutBox
        }
        let found = box
        host.secondPass { [weak host] in
            guard let found, found.isPlaced else { return }
            host?.focus.show(CGRect(origin: .zero, size: found.size), of: found)
        }
        host.afterUpdate { arrive(stop, found, from: element) }
    }

    /// Gives the focus to the element of a place, and selects its range.
    private func arrive(_ stop: AccessibilityRotorStop, _ box: LayoutBox?, from element: any AccessibilityOwner) {
        let order = AccessibilityOrder(AccessibilityBuilder(host).nodes())
        let node: AccessibilityNode? =
            switch stop.place {
            case .owner: order.node(of: element, with: rotor)
            case .named(let name): order.node(named: name)
            case .view: box.flatMap { order.node(for: $0) }
            }
        guard let node else {
            // People hear at least where they would be.
            if let label = stop.label { host.onAnnouncement(label, .normal) }
            return
        }
        if let target = node.focus {
            host.focus.focus(target, isVisible: true)
        } else if let box = node.owner as? LayoutBox {
            host.focus.focusForListener(box)
        }
        if let range = stop.range { select(range, of: node, label: stop.label) }
    }

    private func select(_ range: Range<String.Index>, of node: AccessibilityNode, label: String?) {
        if let text = node.element.text {
            _ = node.handlers.edit?(.select(text.string.scalars(range)))
            return
        }
        // A text that is not edited has no caret: the words are shown and said.
        let element = node.element
        let string = range.upperBound <= element.label.endIndex ? element.label : element.value
        let scalars = string.scalars(range)
        if let box = node.owner as? LayoutBox, let frames = node.handlers.characterFrames?(scalars),
            let first = frames.first
        {
            let frame = frames.reduce(first) { $0.union($1) }
            host.enqueue(Transaction()) { [weak host] in
                host?.secondPass { [weak host] in host?.focus.show(frame, of: box) }
            }
        }
        let words =
            label
            ?? String(
                String.UnicodeScalarView(string.unicodeScalars.dropFirst(scalars.lowerBound).prefix(scalars.count)))
        if !words.isEmpty { host.onAnnouncement(words, .normal) }
    }
}

extension AccessibilityRotorStop {
    fileprivate var isOwner: Bool { if case .owner = place { true } else { false } }
}

extension String {
    /// Positions of the scalars in `range`, which may be one of another string: it is clamped to this one.
    fileprivate func scalars(_ range: Range<String.Index>) -> Range<Int> {
        func offset(_ index: String.Index) -> Int {
            unicodeScalars.distance(from: startIndex, to: min(max(index, startIndex), endIndex))
        }
        return offset(range.lowerBound)..<offset(range.upperBound)
    }
}

extension LayoutBox {
    /// The row of a list that this box alone is the content of; otherwise the box itself.
    fileprivate var rowOrSelf: LayoutBox {
        var box = self
        while let parent = box.parent, parent.contentBoxes.count == 1, !(parent is any ScrollResponder) {
            if parent.isListRow { return parent }
            box = parent
        }
        return self
    }
}
