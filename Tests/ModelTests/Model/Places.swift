import Foundation

// Views in their places, under the transactions that reach them (S1.12, S10, S11, S23).
extension ModelRun {
    /// Places a view with its top left corner at `origin` of the nearest space.
    mutating func place(
        _ node: Node, at origin: CGPoint, path: String, name: String, _ context: Context
    ) -> [Shown] {
        switch node {
        case .leaf(let number, _, _):
            set("\(path)#geometry", numbers(CGRect(origin: origin, size: size(node))), context.motion)
            return [.leaf(name: "n\(number)\(name)", geometry: "\(path)#geometry")]
        case .stack(let axis, let place, let spacing, let children):
            return placeStack(axis, place, spacing, children, at: origin, path, name, context)
        case .optional, .either, .rows, .identified: return []
        case .layered(let content, let extra, let place, let isOverlay):
            let whole = size(content)
            let corner = place.origin(of: size(extra), in: whole)
            let inner = self.place(content, at: origin, path: "\(path)/c", name: name, context)
            let other = self.place(
                extra, at: CGPoint(x: origin.x + corner.x, y: origin.y + corner.y), path: "\(path)/e", name: name,
                context)
            return isOverlay ? inner + other : other + inner
        case .modified(let modifier, let child):
            return place(modifier, child, at: origin, path, name, context)
        }
    }

    private mutating func place(
        _ modifier: Modifier, _ child: Node, at origin: CGPoint, _ path: String, _ name: String, _ context: Context
    ) -> [Shown] {
        var context = context
        var origin = origin
        let inside = "\(path)/m"
        switch modifier {
        case .frame(_, _, let place):
            let corner = place.origin(of: size(child), in: size(.modified(modifier, child: child)))
            origin = CGPoint(x: origin.x + corner.x, y: origin.y + corner.y)
        case .padding(let number): origin = CGPoint(x: origin.x + value(number), y: origin.y + value(number))
        case .offset(let x, let y): origin = CGPoint(x: origin.x + value(x), y: origin.y + value(y))
        case .opacity(let number):
            return effect(.opacity, [value(number)], child, at: origin, path, name, context, context.motion)
        case .scale(let number):
            let scale = [value(number), value(number), 64, 64]
            return effect(.scale, scale, child, at: origin, path, name, context, context.motion)
        case .rotation(let number):
            let turn = [value(number) * Double.pi / 180 * 128, 64, 64]
            return effect(.rotation, turn, child, at: origin, path, name, context, context.motion)
        case .geometryGroup: return effect(.group, [0], child, at: origin, path, name, context, nil)
        case .scoped(let motion, let kind, let number):
            // The edit reaches the effect only; the content, and where the effect lies, have the outer one (S11.5).
            let own = context.disablesAnimations ? context.motion : motion
            let (shownKind, numbers): (Shown.Kind, [Double]) =
                switch kind {
                case .opacity: (.opacity, [value(number)])
                case .scale: (.scale, [value(number), value(number), 64, 64])
                case .offset: (.offset, [value(number), 0])
                }
            return effect(shownKind, numbers, child, at: origin, path, name, context, own)
        case .animation(let motion, let flag):
            let now = state.flags[flag]
            if let before = flagsSeen[path], before != now, !context.disablesAnimations { context.motion = motion }
            flagsSeen[path] = now
        case .transaction(let motion): context.motion = motion
        case .zIndex, .transition: break
        }
        return place(child, at: origin, path: inside, name: name, context)
    }

    /// A rendering effect: a space of its own, whose place and value animate (S1.12).
    private mutating func effect(
        _ kind: Shown.Kind, _ value: [Double], _ child: Node, at origin: CGPoint, _ path: String, _ name: String,
        _ context: Context, _ motion: Motion?
    ) -> [Shown] {
        set("\(path)#geometry", numbers(CGRect(origin: origin, size: size(child))), context.motion)
        set("\(path)#value", value, motion)
        let content = place(child, at: .zero, path: "\(path)/m", name: name, context)
        return [.effect(kind, geometry: "\(path)#geometry", value: "\(path)#value", content: content)]
    }

    func numbers(_ frame: CGRect) -> [Double] { [frame.minX, frame.minY, frame.width, frame.height] }

    // MARK: Traits

    /// The z index of a view: the innermost that any of its modifiers sets (S23.24).
    func zIndex(_ node: Node) -> Double? {
        switch node {
        case .modified(.zIndex(let index), let child): zIndex(child) ?? index
        case .modified(_, let child): zIndex(child)
        case .layered(let content, _, _, _): zIndex(content)
        default: nil
        }
    }

    /// The transition of a view, likewise (S12.3).
    func transition(_ node: Node) -> TransitionKind? {
        switch node {
        case .modified(.transition(let kind), let child): transition(child) ?? kind
        case .modified(_, let child): transition(child)
        case .layered(let content, _, _, _): transition(content)
        default: nil
        }
    }
}
