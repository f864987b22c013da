// Propagation of an update's transaction to each view, and custom animatable data (S1.10, S10, S11).
extension ModelRun {
    /// Transaction and inherited values at one place of the tree, in one update.
    struct Context {
        var motion: Motion?
        var disablesAnimations = false
        var tracksVelocity = false
        /// Animatable datum of the nearest enclosing `Animatable` view, as this frame shows it.
        var level = 0.0
        /// True if the view reads its state from an object.
        var isHeldByObject = false
    }

    /// Records the context of `node` and of all views in it.
    mutating func flow(_ node: Node, _ path: String, _ context: Context) {
        contexts[path] = context
        var inner = context
        switch node {
        case .leaf, .flexible, .text, .spacer, .optional, .either, .rows, .identified: break
        case .stack(_, _, _, let children):
            for slot in elements(children, in: path, name: "") { flow(slot.node, slot.path, context) }
        case .stairs(let step, let isAnimatable, let children):
            if isAnimatable { setDatum(step, path) }
            for slot in elements(children, in: path, name: "") { flow(slot.node, slot.path, context) }
        case .animatable(let number, let child):
            setDatum(number, path)
            inner.level = datum(path)
            flow(child, path + "/a", inner)
        case .held(_, let holder, _, let child):
            // A binding leads to the root's state, not to an object.
            inner.isHeldByObject = holder != .binding
            flow(child, path + "/h", inner)
        case .layered(let content, let extra, _, _):
            flow(content, path + "/c", context)
            flow(extra, path + "/e", context)
        case .modified(let modifier, let child):
            switch modifier {
            case .animation(let motion, let flag):
                if hasChanged(flag, path), !context.disablesAnimations { inner.motion = motion }
            case .transaction(let motion): inner.motion = motion
            case .animatablePadding(let number): setDatum(number, path)
            case .watch(let name, let flag): if hasChanged(flag, path) { note("~\(name)") }
            default: break
            }
            flow(child, path + "/m", inner)
        }
    }

    private mutating func setDatum(_ number: Number, _ path: String) {
        set("\(path)#datum", [value(number, path)], contexts[path] ?? Context())
    }

    /// Animatable datum of the view at `path`, as this frame shows it.
    func datum(_ path: String) -> Double { animators["\(path)#datum"]?.shown[0] ?? 0 }

    /// True if the flag differs from the one that the view at `path` saw last; false the first time.
    private mutating func hasChanged(_ flag: Int, _ path: String) -> Bool {
        let now = state(at: path).flags[flag]
        defer { flagsSeen[path] = now }
        return flagsSeen[path].map { $0 != now } ?? false
    }
}
