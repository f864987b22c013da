/// Reduces a failing program, as long as it still fails.
struct ProgramShrinker {
    let fails: (Program) -> Bool
    /// Largest number of programs tried.
    var limit = 400

    func shrunk(_ program: Program) -> Program {
        var best = program
        var tried = 0
        var isSmaller = true
        while isSmaller && tried < limit {
            isSmaller = false
            for candidate in candidates(best) {
                tried += 1
                if tried > limit { break }
                if fails(candidate) {
                    best = candidate
                    isSmaller = true
                    break
                }
            }
        }
        return best
    }

    private func candidates(_ program: Program) -> [Program] {
        var result: [Program] = []
        for index in program.events.indices.reversed() {
            var smaller = program
            smaller.events.remove(at: index)
            result.append(smaller)
        }
        for event in program.events.indices {
            guard case .write(let writes) = program.events[event].action, writes.count > 1 else { continue }
            for index in writes.indices {
                var (smaller, fewer) = (program, writes)
                fewer.remove(at: index)
                smaller.events[event].action = .write(fewer)
                result.append(smaller)
            }
        }
        if program.page != nil {
            var smaller = program
            smaller.page = nil
            result.append(smaller)
        }
        for root in smaller(program.root) {
            var smaller = program
            smaller.root = root
            result.append(smaller)
        }
        return result
    }

    /// Variants of the node with something left out, the greatest reductions first.
    private func smaller(_ node: Node) -> [Node] {
        switch node {
        case .leaf(let name, let width, let height):
            let plain = Node.leaf(name: name, width: plain(width), height: plain(height))
            return plain == node ? [] : [plain]
        case .flexible, .text, .spacer: return []
        case .animatable(let number, let child):
            return [child] + smaller(child).map { .animatable(number, child: $0) }
        case .held(let id, let holder, let storage, let child):
            return [child] + smaller(child).map { .held(id: id, holder: holder, storage: storage, child: $0) }
        case .stack(let axis, let place, let spacing, let children):
            return smaller(children) { .stack(axis: axis, alignment: place, spacing: spacing, children: $0) }
        case .stairs(let step, let isAnimatable, let children):
            return smaller(children) { .stairs(step: step, isAnimatable: isAnimatable, children: $0) }
        case .optional(let flag, let child): return [child] + smaller(child).map { .optional(flag: flag, child: $0) }
        case .either(let flag, let first, let second):
            return [first, second, .optional(flag: flag, child: first)]
                + smaller(first).map { .either(flag: flag, first: $0, second: second) }
                + smaller(second).map { .either(flag: flag, first: first, second: $0) }
        case .rows(let list, let child): return [child] + smaller(child).map { .rows(list: list, child: $0) }
        case .identified(let child): return [child] + smaller(child).map { .identified(child: $0) }
        case .modified(let modifier, let child):
            return [child] + smaller(child).map { .modified(modifier, child: $0) }
        case .layered(let content, let extra, let place, let isOverlay):
            return [content, extra]
                + smaller(content).map { .layered(content: $0, extra: extra, alignment: place, isOverlay: isOverlay) }
                + smaller(extra).map { .layered(content: content, extra: $0, alignment: place, isOverlay: isOverlay) }
        }
    }

    private func plain(_ number: Number) -> Number { Number(off: number.off, on: number.off, flag: 0) }

    /// Containers with fewer children, or with smaller ones.
    private func smaller(_ children: [Node], _ container: ([Node]) -> Node) -> [Node] {
        let inner = children.filter { if case .stack = $0 { true } else { false } }
        let fewer = children.indices.map { index in
            container(children.enumerated().filter { $0.offset != index }.map(\.element))
        }
        let deeper = children.indices.flatMap { index in
            smaller(children[index]).map { child in
                var children = children
                children[index] = child
                return container(children)
            }
        }
        return inner + (children.count > 1 ? fewer : []) + deeper
    }
}
