import AccessibilityTree
import DesktopBus

extension BusInterface<ElementObject> {
    /// `org.a11y.atspi.Collection`.
    static var collection: BusInterface<ElementObject> {
        BusInterface(InterfaceName.collection)
            .property("version", "u") { _ in .number(1) }
            // Rule, order, most matches, and true for descendants, false for children.
            .method("GetMatches", takes: MatchRule.signature + "uib", gives: "a(so)") { object, call in
                object.matches(call, rule: 0, order: 1, count: 2, among: object.candidates(call.flag(3)))
            }
            // Object, rule, order, direction, limit of the scope, most matches, descendants.
            .method("GetMatchesTo", takes: "o\(MatchRule.signature)uubib", gives: "a(so)") { object, call in
                let found = object.candidates(call, direction: 3, descends: 6) { $0 < $1 }
                return object.matches(call, rule: 1, order: 2, count: 5, among: found)
            }
            // Object, rule, order, direction, most matches, descendants.
            .method("GetMatchesFrom", takes: "o\(MatchRule.signature)uuib", gives: "a(so)") { object, call in
                let found = object.candidates(call, direction: 3, descends: 5) { $0 > $1 }
                return object.matches(call, rule: 1, order: 2, count: 4, among: found)
            }
            .method("GetActiveDescendant", gives: "(so)") { object, _ in
                let range = object.place..<object.tree.ends[object.place]
                let focused = range.first { object.tree.elements[$0].states.contains(.focused) }
                return [object.bridge.reference(to: focused.map { object.path(at: $0) })]
            }
    }
}

extension ElementObject {
    /// Places of all descendants, or of the children.
    fileprivate func candidates(_ descends: Bool) -> [Int] {
        descends ? Array(place + 1..<tree.ends[place]) : tree.children[place]
    }

    /// Places of the elements on one side of the object that is a call's first argument: its descendants (direction 0),
    /// its siblings (1), or all within this element (2).
    fileprivate func candidates(
        _ call: BusCall, direction: Int, descends: Int, isOnSide: (Int, Int) -> Bool
    ) -> [Int] {
        guard case .element(let number, let id)? = ObjectPath(call.text(0)), number == window.number,
            let current = tree.place(of: id)
        else { return [] }
        switch call.integer(direction) {
        case 0: return object(at: current).candidates(call.flag(descends))
        case 1:
            guard let parent = tree.parents[current] else { return [] }
            return tree.children[parent].filter { isOnSide($0, current) }
        default: return candidates(true).filter { isOnSide($0, current) }
        }
    }

    /// References to those of `places` that match the rule that a call has as an argument.
    fileprivate func matches(
        _ call: BusCall, rule: Int, order: Int, count: Int, among places: [Int]
    ) -> [BusArgument] {
        guard let rule = MatchRule(call.list(rule)) else { return [bridge.references(to: [])] }
        // 4 to 6 are the reversed orders.
        let ordered = call.integer(order) >= 4 ? Array(places.reversed()) : places
        let limit = call.integer(count) > 0 ? call.integer(count) : .max
        let found = ordered.lazy.filter { rule.matches(object(at: $0)) }.prefix(limit)
        return [bridge.references(to: found.map { path(at: $0) })]
    }
}
