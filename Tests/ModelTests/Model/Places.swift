import Foundation

// Placement of views, with the transactions that reach them (S1.12, S10, S11, S23).
extension ModelRun {
    /// Places a view that is offered `offer`, with its top left corner at `origin` in the current coordinate space.
    mutating func place(_ node: Node, at origin: CGPoint, _ offer: Proposal, path: String, name: String) -> [Shown] {
        let context = contexts[path] ?? Context()
        switch node {
        case .leaf(let number, _, _), .flexible(let number):
            return [leaf("n\(number)\(name)", CGRect(origin: origin, size: size(node, path, offer)), path, context)]
        case .text(let number, let flag):
            // The model cannot measure a digit, so it compares the middle of the text only.
            let middle = CGRect(
                x: origin.x + Node.textFrame.width / 2, y: origin.y + Node.textFrame.height / 2, width: 0, height: 0)
            return [leaf("n\(number)\(name)", middle, path, context, text: state(at: path).flags[flag] ? "8" : "3")]
        case .spacer, .optional, .either, .rows, .identified: return []
        case .stack(let axis, let place, let spacing, let children):
            let slots = elements(children, in: path, name: name)
            let shares = shares(axis, spacing, slots, offer)
            return placeStack(children, slots, shares, origins(axis, place, spacing, shares), at: origin, path)
        case .stairs(let step, let isAnimatable, let children):
            let step = isAnimatable ? datum(path) : value(step, path)
            let slots = elements(children, in: path, name: name)
            let shares = slots.map {
                Share(offer: Proposal(nil, nil), size: size($0.node, $0.path, Proposal(nil, nil)))
            }
            let corners = slots.indices.map { CGPoint(x: Double($0) * step, y: Double($0) * step / 2) }
            return placeStack(children, slots, shares, corners, at: origin, path)
        case .animatable(_, let child): return place(child, at: origin, offer, path: path + "/a", name: name)
        case .held(_, _, let storage, let child):
            let inner = storage == .geometryReader ? Proposal(size(node, path, offer)) : offer
            return place(child, at: origin, inner, path: path + "/h", name: name)
        case .layered(let content, let extra, let place, let isOverlay):
            let whole = size(node, path, offer)
            let corner = place.origin(of: size(extra, path + "/e", Proposal(whole)), in: whole)
            let inner = self.place(content, at: origin, offer, path: "\(path)/c", name: name)
            let other = self.place(
                extra, at: origin + corner, Proposal(whole), path: "\(path)/e", name: name)
            return isOverlay ? inner + other : other + inner
        case .modified(let modifier, let child): return place(modifier, child, at: origin, offer, path, name, context)
        }
    }

    private mutating func leaf(
        _ name: String, _ frame: CGRect, _ path: String, _ context: Context, text: String? = nil
    ) -> Shown {
        let key = "\(path)#geometry"
        if animators[key] == nil { appear(name, path) }
        set(key, numbers(frame), context)
        return .leaf(name: name, geometry: key, text: text)
    }

    private mutating func place(
        _ modifier: Modifier, _ child: Node, at origin: CGPoint, _ offer: Proposal, _ path: String, _ name: String,
        _ context: Context
    ) -> [Shown] {
        let inside = "\(path)/m"
        let inner = self.offer(within: modifier, path, offer)
        let own = size(.modified(modifier, child: child), path, offer)
        var origin = origin
        var effect: (kind: Shown.Kind, value: [Double], context: Context)?
        switch modifier {
        case .frame(_, _, let place), .fill(_, _, let place):
            origin = origin + place.origin(of: size(child, inside, inner), in: own)
        case .position(let x, let y):
            let size = size(child, inside, inner)
            origin = origin + CGPoint(x: value(x, path) - size.width / 2, y: value(y, path) - size.height / 2)
        case .padding, .animatablePadding:
            let edge = padding(modifier, path)
            origin = origin + CGPoint(x: edge, y: edge)
        case .offset(let x, let y): origin = origin + CGPoint(x: value(x, path), y: value(y, path))
        case .opacity(let number): effect = (.opacity, [value(number, path)], context)
        case .scale(let number): effect = (.scale, scale(value(number, path)), context)
        case .rotation(let number):
            effect = (.rotation, [value(number, path) * Double.pi / 180 * 128, 64, 64], context)
        case .geometryEffect(let number): effect = (.offset, [value(number, path), 0], context)
        case .geometryGroup: effect = (.group, [0], Context())
        case .scoped(let motion, let kind, let number):
            // The scoped animation applies to the effect's value only; content and the effect's frame have the outer
            // one (S11.5).
            var scope = context
            if !context.disablesAnimations { scope.motion = motion }
            effect =
                switch kind {
                case .opacity: (.opacity, [value(number, path)], scope)
                case .scale: (.scale, scale(value(number, path)), scope)
                case .offset: (.offset, [value(number, path), 0], scope)
                }
        case .matched(let key, let terms): return placeMatched(key: key, terms, child, at: origin, offer, path, name)
        case .zIndex, .transition, .animation, .transaction, .fixedSize, .layoutPriority, .watch: break
        }
        guard let effect else { return place(child, at: origin, inner, path: inside, name: name) }
        set("\(path)#value", effect.value, effect.context)
        if modifier.isEffect, sharesPlace(effect.kind, with: child.outermostTransform) {
            let content = place(child, at: origin, inner, path: inside, name: name)
            return [.effect(effect.kind, geometry: nil, value: "\(path)#value", content: content)]
        }
        // A rendering effect: its own coordinate space, whose frame and value are animated (S1.12).
        set("\(path)#geometry", numbers(CGRect(origin: origin, size: own)), context)
        let content = within(path, at: origin) { $0.place(child, at: .zero, inner, path: inside, name: name) }
        return [.effect(effect.kind, geometry: "\(path)#geometry", value: "\(path)#value", content: content)]
    }

    /// Calls `place` in a new coordinate space for the effect at `path`, whose origin is `origin` in the current space.
    mutating func within(
        _ path: String, at origin: CGPoint, _ place: (inout ModelRun) -> [Shown]
    ) -> [Shown] {
        let outer = space
        space = Space(path: path, origin: outer.origin + origin)
        defer { space = outer }
        return place(&self)
    }

    /// True if an effect has no frame of its own, but shares that of the effect directly inside it (Lilt's choice,
    /// S1.12). Only opacity around a transform does: it needs no frame, and an update that animates the shared frame
    /// takes the size along.
    func sharesPlace(_ kind: Shown.Kind, with inner: Shown.Kind?) -> Bool {
        kind == .opacity && inner?.transforms == true
    }

    private func scale(_ factor: Double) -> [Double] { [factor, factor, 64, 64] }

    func numbers(_ frame: CGRect) -> [Double] { [frame.minX, frame.minY, frame.width, frame.height] }

    // MARK: Traits

    /// Z index of a view: the innermost that its modifiers set (S23.24); nil if none does.
    func zIndex(_ node: Node) -> Double? {
        if case .modified(.zIndex(let index), _) = node { return node.traitBearer.flatMap(zIndex) ?? index }
        return node.traitBearer.flatMap(zIndex)
    }

    /// Transition of a view: the innermost that its modifiers set (S12.3); nil if none does.
    func transition(_ node: Node) -> TransitionKind? {
        if case .modified(.transition(let kind), _) = node { return node.traitBearer.flatMap(transition) ?? kind }
        return node.traitBearer.flatMap(transition)
    }

    /// Layout priority of a view: the outermost that its modifiers set, else 0 (S23.14).
    func layoutPriority(_ node: Node) -> Double {
        if case .modified(.layoutPriority(let priority), _) = node { return priority }
        return node.traitBearer.map(layoutPriority) ?? 0
    }
}

extension Node {
    /// The child whose traits this view passes on; nil for containers and leaves.
    fileprivate var traitBearer: Node? {
        switch self {
        case .modified(_, let child), .layered(let child, _, _, _), .animatable(_, let child): child
        case .held(_, _, let storage, let child): storage == .geometryReader ? nil : child
        default: nil
        }
    }
}

func += (a: inout CGPoint, b: CGPoint) { a = a + b }
func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }
func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }

extension Node {
    /// Kind of transform of the outermost modifier, `onChange` being skipped; nil if it is not a transform.
    fileprivate var outermostTransform: Shown.Kind? {
        switch self {
        case .modified(.watch, let child): child.outermostTransform
        case .modified(let modifier, _): modifier.transform
        default: nil
        }
    }
}

extension Modifier {
    /// Kind of transform; nil for other modifiers, and for those that bring a transaction of their own.
    fileprivate var transform: Shown.Kind? {
        switch self {
        case .scale: .scale
        case .rotation: .rotation
        case .geometryEffect: .offset
        default: nil
        }
    }
}
