import Foundation

// Stacks and the structures in them: insertion, removal and order (S2, S12).
extension ModelRun {
    /// One child view of a stack.
    struct Slot {
        let node: Node
        let name: String
        let path: String
        /// Path of the structure that the view belongs to, and its identity there; nil for a view that is always
        /// present.
        let structure: (path: String, id: String)?
    }

    func elements(_ children: [Node], in path: String, name: String) -> [Slot] {
        let state = state(at: path)
        return children.enumerated().flatMap { index, child -> [Slot] in
            let place = "\(path)/\(index)"
            func slot(_ node: Node, _ id: String, _ name: String) -> Slot {
                Slot(node: node, name: name, path: "\(place)=\(id)", structure: (place, id))
            }
            switch child {
            case .optional(let flag, let node): return state.flags[flag] ? [slot(node, "there", name)] : []
            case .either(let flag, let first, let second):
                return [state.flags[flag] ? slot(first, "first", name) : slot(second, "second", name)]
            case .rows(let list, let node): return state.lists[list].map { slot(node, "\($0)", "\(name).\($0)") }
            case .identified(let node): return [slot(node, "\(state.number)", name)]
            default: return [Slot(node: child, name: name, path: place, structure: nil)]
            }
        }
    }

    mutating func placeStack(
        _ children: [Node], _ slots: [Slot], _ shares: [Share], _ corners: [CGPoint], at origin: CGPoint,
        _ path: String
    ) -> [Shown] {
        let context = contexts[path] ?? Context()
        let structures = children.indices.filter { isStructure(children[$0]) }.map { "\(path)/\($0)" }
        for structure in structures { removeMissing(structure, slots, context) }
        var order: [(zIndex: Double, shown: [Shown])] = []
        var living: [(zIndex: Double, shown: [Shown])] = []
        for (slot, (share, corner)) in zip(slots, zip(shares, corners)) {
            let element = placeElement(slot, at: origin + corner, share, context)
            living.append((element.zIndex, element.shown))
        }
        for structure in structures {
            present[structure] = slots.compactMap { $0.structure?.path == structure ? $0.structure?.id : nil }
        }
        for structure in structures { keepMembers(of: structure) }
        // Elements being removed are drawn below, in order of removal (S12.12).
        for departure in structures.flatMap({ leaving[$0] ?? [] }).sorted(by: { $0.number < $1.number }) {
            order.append((departure.element.zIndex, [.leaving(departure.number, content: departure.element.shown)]))
        }
        order += living
        let sorted = order.enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
        return sorted.flatMap(\.element.shown)
    }

    private func isStructure(_ node: Node) -> Bool {
        switch node {
        case .optional, .either, .rows, .identified: true
        default: false
        }
    }

    // MARK: Insertion

    private mutating func placeElement(
        _ slot: Slot, at origin: CGPoint, _ share: Share, _ context: Context
    ) -> Element {
        let frame = CGRect(origin: origin, size: share.size)
        guard let structure = slot.structure else {
            let shown = place(slot.node, at: origin, share.offer, path: slot.path, name: slot.name)
            return Element(
                shown: shown, zIndex: zIndex(slot.node) ?? 0, frame: frame, space: space, transition: .opacity)
        }
        let kind = transition(slot.node) ?? .opacity
        let motion = kind.motion(context)
        let wasLeaving = leaving[structure.path]?.contains { $0.id == structure.id } ?? false
        leaving[structure.path]?.removeAll { $0.id == structure.id }
        if wasLeaving {
            // A removal taken back: state is kept, and the effects reverse (S12.10).
            for effect in transitions[slot.path]?.effects ?? [] {
                set("\(slot.path)#\(effect.name)", effect.identity, Context(motion: motion))
            }
        } else if let before = present[structure.path], !before.contains(structure.id), kind != .identity, motion != nil
        {
            // Within one update the view gets its values before appearing, then animates to its identity (S12.6).
            transitions[slot.path] = kind
            for effect in kind.effects {
                set("\(slot.path)#\(effect.name)", effect.before, Context())
                set("\(slot.path)#\(effect.name)", effect.identity, Context(motion: motion))
            }
        }
        var element = Element(shown: [], zIndex: zIndex(slot.node) ?? 0, frame: frame, space: space, transition: kind)
        if let kind = transitions[slot.path] {
            let content = within(slot.path, at: origin) {
                $0.place(slot.node, at: .zero, share.offer, path: slot.path, name: slot.name)
            }
            element.shown = wrapped(content, slot.path, kind, frame, context)
        } else {
            element.shown = place(slot.node, at: origin, share.offer, path: slot.path, name: slot.name)
        }
        last[slot.path] = element
        return element
    }

    /// `content` in the effects of a transition, the first of which is outermost.
    private mutating func wrapped(
        _ content: [Shown], _ path: String, _ kind: TransitionKind, _ frame: CGRect, _ context: Context
    ) -> [Shown] {
        var shown = content
        let effects = kind.effects
        // The outermost effect with a frame has the view's frame; those inside it start at its origin.
        let places = effects.indices.map {
            !sharesPlace(effects[$0].kind, with: $0 + 1 < effects.count ? effects[$0 + 1].kind : nil)
        }
        for (index, effect) in effects.enumerated().reversed() {
            let key = "\(path)#\(effect.name)"
            let own = places[..<index].contains(true) ? CGRect(origin: .zero, size: frame.size) : frame
            if places[index] { set("\(key).geometry", numbers(own), context) }
            shown = [
                .effect(effect.kind, geometry: places[index] ? "\(key).geometry" : nil, value: key, content: shown)
            ]
        }
        return shown
    }

    // MARK: Removal

    private mutating func removeMissing(_ structure: String, _ slots: [Slot], _ context: Context) {
        let now = Set(slots.compactMap { $0.structure?.path == structure ? $0.structure?.id : nil })
        for id in present[structure] ?? [] where !now.contains(id) {
            let path = "\(structure)=\(id)"
            guard var element = last[path] else { continue }
            let kind = element.transition
            let motion = kind.motion(context)
            guard kind != .identity, motion != nil else {
                forget(path, kind == .identity ? .first : .third)
                continue
            }
            if transitions[path] == nil {
                transitions[path] = kind
                for effect in kind.effects { set("\(path)#\(effect.name)", effect.identity, Context()) }
                count(element.shown, from: element.frame.origin)
                let inner = Space(path: path, origin: element.space.origin + element.frame.origin)
                for key in last.keys where key.hasPrefix(path + "/") && last[key]?.space.path == element.space.path {
                    last[key]?.frame.origin.x -= element.frame.minX
                    last[key]?.frame.origin.y -= element.frame.minY
                    last[key]?.space = inner
                }
                for key in members.keys where isWithin(key, path) && members[key]?.space.path == element.space.path {
                    members[key]?.space = inner
                }
                element.shown = wrapped(element.shown, path, kind, element.frame, Context())
            }
            var waits: [String] = []
            for effect in kind.effects {
                let key = "\(path)#\(effect.name)"
                guard animators[key]?.model != effect.after else { continue }
                set(key, effect.after, Context(motion: motion))
                if animators[key]?.isRunning == true { waits.append(key) }
            }
            // If no effect animates, the element is gone at the end of this update.
            departures += 1
            leaving[structure, default: []].append(
                Departure(number: departures, id: id, element: element, waits: waits))
        }
    }

    /// Subtracts `origin` from the outermost frames in `shown`, because a transition's space now surrounds them.
    private mutating func count(_ shown: [Shown], from origin: CGPoint) {
        for item in shown {
            switch item {
            case .leaf(_, let key, _), .effect(_, let key?, _, _):
                animators[key]?.shift(by: [-origin.x, -origin.y, 0, 0])
            case .effect(_, nil, _, let content): count(content, from: origin)
            case .leaving(_, let content): count(content, from: origin)
            }
        }
    }
}

/// One effect of a transition: its values before insertion, while the view is there, and after removal (S12.13).
struct TransitionEffect {
    let name: String
    let kind: Shown.Kind
    let before: [Double]
    let identity: [Double]
    let after: [Double]
}

extension TransitionKind {
    var effects: [TransitionEffect] {
        func opacity(_ before: Double = 0, _ after: Double = 0) -> TransitionEffect {
            TransitionEffect(name: "fade", kind: .opacity, before: [before], identity: [1], after: [after])
        }
        func scale(_ before: Double, _ after: Double) -> TransitionEffect {
            TransitionEffect(
                name: "grow", kind: .scale, before: [before, before, 64, 64], identity: [1, 1, 64, 64],
                after: [after, after, 64, 64])
        }
        func unit(_ before: [Double], _ after: [Double]) -> TransitionEffect {
            TransitionEffect(name: "move", kind: .unitOffset, before: before, identity: [0, 0], after: after)
        }
        return switch self {
        case .opacity, .ownAnimation: [opacity()]
        case .identity: []
        case .scale: [scale(1e-5, 1e-5)]
        case .offset:
            [TransitionEffect(name: "shift", kind: .offset, before: [20, -10], identity: [0, 0], after: [20, -10])]
        case .slide: [unit([-128, 0], [128, 0])]
        case .moveTop: [unit([0, -128], [0, -128])]
        case .asymmetric: [opacity(1, 0), scale(1e-5, 1)]
        case .combined: [scale(0.5, 0.5), opacity()]
        }
    }

    /// The transition's animation in `context`: its own, or that of the transaction (S12.5).
    func motion(_ context: ModelRun.Context) -> Motion? {
        self == .ownAnimation && !context.disablesAnimations ? .linear(0.4) : context.motion
    }
}
