/// Makes a program from a seed: the same one each time.
struct ProgramGenerator {
    private var state: UInt64
    private var names = 0

    init(seed: UInt64) { state = seed }

    static func program(seed: UInt64) -> Program {
        var generator = ProgramGenerator(seed: seed)
        let root = generator.container(depth: 3)
        let frameCount = 90
        let events = generator.events(frameCount: frameCount)
        return Program(root: root, events: events, frameCount: frameCount)
    }

    /// A number from 0 up to but not including `sides`.
    private mutating func roll(_ sides: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((z ^ (z >> 31)) % UInt64(max(1, sides)))
    }

    private mutating func flag() -> Int { roll(Program.flagCount) }

    private mutating func number(_ range: ClosedRange<Int>) -> Number {
        let off = Double(range.lowerBound + roll(range.count))
        let on = roll(3) == 0 ? off : Double(range.lowerBound + roll(range.count))
        return Number(off: off, on: on, flag: flag())
    }

    private mutating func place() -> Place { Place(x: roll(3) - 1, y: roll(3) - 1) }

    private mutating func motion() -> Motion {
        switch roll(7) {
        case 0: .linear(0.5)
        case 1: .easeIn(0.3)
        case 2: .easeOut(0.4)
        case 3: .easeInOut(0.35)
        case 4: .spring(duration: 0.5, bounce: 0)
        case 5: .spring(duration: 0.4, bounce: 0.3)
        default: .delayedLinear(0.3, delay: 0.1)
        }
    }

    private mutating func motionOrNone() -> Motion? { roll(4) == 0 ? nil : motion() }

    // MARK: Views

    private mutating func leaf() -> Node {
        names += 1
        return .leaf(name: names, width: number(10...60), height: number(8...40))
    }

    private mutating func container(depth: Int) -> Node {
        let axis = StackAxis.allCases[roll(3)]
        var children: [Node] = []
        for _ in 0...roll(3) { children.append(child(depth: depth - 1)) }
        return .stack(axis: axis, alignment: place(), spacing: Double(roll(12)), children: children)
    }

    /// What may stand in a stack: one view, or structure.
    private mutating func child(depth: Int) -> Node {
        switch roll(8) {
        case 0: .optional(flag: flag(), child: element(depth: depth))
        case 1: .either(flag: flag(), first: element(depth: depth), second: element(depth: depth))
        case 2: .rows(list: roll(Program.listCount), child: element(depth: min(depth, 1)))
        case 3: .identified(child: element(depth: min(depth, 1)))
        default: view(depth: depth)
        }
    }

    /// A view that comes and goes.
    private mutating func element(depth: Int) -> Node {
        let view = view(depth: depth)
        guard roll(4) > 0 else { return view }
        return .modified(.transition(TransitionKind.allCases[roll(TransitionKind.allCases.count)]), child: view)
    }

    /// One view with some modifiers around it.
    private mutating func view(depth: Int) -> Node {
        var node = depth > 0 && roll(3) > 0 ? container(depth: depth) : leaf()
        if depth > 0 && roll(6) == 0 {
            node = .layered(content: node, extra: self.view(depth: 0), alignment: place(), isOverlay: roll(2) == 0)
        }
        for _ in 0..<roll(4) {
            let modifier = modifier()
            // Effects that follow each other share one geometry (decision 0070); the model gives each its own.
            if case .modified(let inner, _) = node, inner.isEffect, modifier.isEffect {
                node = .modified(.padding(Number(off: 0, on: 0, flag: 0)), child: node)
            }
            node = .modified(modifier, child: node)
        }
        return node
    }

    private mutating func modifier() -> Modifier {
        switch roll(14) {
        case 0, 1: .offset(x: number(-30...30), y: number(-30...30))
        case 2: .padding(number(0...12))
        case 3:
            .frame(
                width: roll(2) == 0 ? number(20...90) : nil, height: roll(2) == 0 ? number(20...70) : nil,
                alignment: place())
        case 4: .opacity(scaled(number(1...10), by: 0.1))
        case 5: .scale(scaled(number(5...15), by: 0.1))
        case 6: .rotation(number(-90...90))
        case 7: .zIndex(Double(roll(3) - 1))
        case 8, 9: .animation(motionOrNone(), flag: flag())
        case 10: .transaction(motionOrNone())
        case 11, 12: scoped()
        default: .geometryGroup
        }
    }

    private mutating func scoped() -> Modifier {
        let motion = motionOrNone()
        return switch Effect.allCases[roll(3)] {
        case .opacity: .scoped(motion, .opacity, scaled(number(1...10), by: 0.1))
        case .scale: .scoped(motion, .scale, scaled(number(5...15), by: 0.1))
        case .offset: .scoped(motion, .offset, number(-30...30))
        }
    }

    private func scaled(_ number: Number, by factor: Double) -> Number {
        Number(off: number.off * factor, on: number.on * factor, flag: number.flag)
    }

    // MARK: What happens

    private mutating func events(frameCount: Int) -> [Event] {
        var events: [Event] = []
        var frame = 1 + roll(5)
        while frame < frameCount * 2 / 3 {
            var writes: [Write] = []
            for _ in 0...roll(2) { writes.append(write()) }
            events.append(Event(frame: frame, writes: writes))
            frame += 1 + roll(25)
        }
        return events
    }

    private mutating func write() -> Write {
        let change: Write.Change =
            switch roll(8) {
            case 0: .count
            case 1, 2: .setList(roll(Program.listCount), ids())
            default: .toggle(flag())
            }
        return Write(change: change, motion: motionOrNone(), disablesAnimations: roll(8) == 0)
    }

    private mutating func ids() -> [Int] {
        var ids: [Int] = []
        for _ in 0..<roll(5) {
            let id = roll(6)
            if !ids.contains(id) { ids.append(id) }
        }
        return ids
    }
}
