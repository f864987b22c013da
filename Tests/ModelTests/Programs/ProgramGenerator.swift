import Foundation
import SeededNumbers

/// Generates a program from a seed; equal seeds give equal programs.
struct ProgramGenerator {
    private var random: SplitMix
    var names = 0
    /// True if views move from one of the paired lists to the other.
    var movesRows = false
    /// True if no number follows a drag or a level.
    var followsNothing = false
    /// Properties of the place for which a view is being made: in a view that is inserted and removed, in one whose
    /// removal takes time, in one that reads its state from an object, in an `Animatable` one.
    private var isElement = false
    private var isLeaver = false
    private var isHeld = false
    private var isInAnimatable = false
    /// True if some view of the program reads its state from an object.
    private var holdsObjects = false
    private var resetMotion: Motion?
    /// True if a page may cover the views, and so take the presses meant for them.
    private var hasPage = false

    init(seed: UInt64) { random = SplitMix(seed: seed) }

    static func program(seed: UInt64, frameCount: Int = 90) -> Program {
        var generator = ProgramGenerator(seed: seed)
        let root = seed % 3 == 2 ? generator.matchedProgram() : generator.container(depth: 3)
        generator.resetMotion = generator.roll(2) == 0 ? generator.motionOrNone() : nil
        let page =
            generator.roll(8) == 0
            ? Page(isCover: generator.roll(2) == 0, flag: generator.flag(), textFlag: generator.flag()) : nil
        generator.hasPage = page != nil
        let events = generator.events(frameCount: frameCount)
        return Program(
            root: root, events: events, frameCount: frameCount, resetMotion: generator.resetMotion, page: page)
    }

    /// A number from 0 up to but not including `sides`.
    mutating func roll(_ sides: Int) -> Int { random.roll(sides) }

    mutating func flag() -> Int { roll(Program.flagCount) }

    mutating func number(_ range: ClosedRange<Int>) -> Number {
        let off = Double(range.lowerBound + roll(range.count))
        let on = roll(3) == 0 ? off : Double(range.lowerBound + roll(range.count))
        return Number(off: off, on: on, flag: flag(), follows: roll(5) == 0 ? source() : nil)
    }

    /// A source that a number may follow at the current place, if any; views held by objects know no gesture state and
    /// no level.
    private mutating func source() -> Number.Source? {
        let source = Number.Source.allCases[roll(Number.Source.allCases.count)]
        guard !followsNothing else { return nil }
        return switch source {
        case .dragX, .dragY: source
        case .pullX, .pullY: isHeld ? nil : source
        case .level: isInAnimatable ? source : nil
        }
    }

    mutating func place() -> Place { Place(x: roll(3) - 1, y: roll(3) - 1) }

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

    mutating func leaf() -> Node {
        names += 1
        return switch roll(8) {
        case 0: .flexible(name: names)
        case 1: .text(name: names, flag: flag())
        default: .leaf(name: names, width: number(10...60), height: number(8...40))
        }
    }

    private mutating func container(depth: Int) -> Node {
        var children: [Node] = []
        if roll(8) == 0 {
            let isAnimatable = !isElement && roll(2) == 0
            for _ in 0...roll(3) { children.append(child(depth: depth - 1)) }
            return .stairs(step: number(0...30), isAnimatable: isAnimatable, children: children)
        }
        let axis = StackAxis.allCases[roll(3)]
        for _ in 0...roll(3) { children.append(child(depth: depth - 1)) }
        if axis != .depth && roll(8) == 0 { children.insert(.spacer, at: roll(children.count + 1)) }
        return .stack(axis: axis, alignment: place(), spacing: Double(roll(12)), children: children)
    }

    /// A child of a stack: one view, or a structure.
    mutating func child(depth: Int) -> Node {
        switch roll(8) {
        case 0: .optional(flag: flag(), child: element(depth: depth))
        case 1: .either(flag: flag(), first: element(depth: depth), second: element(depth: depth))
        case 2: .rows(list: roll(Program.listCount), child: element(depth: min(depth, 1)))
        case 3: .identified(child: element(depth: min(depth, 1)))
        default: view(depth: depth)
        }
    }

    /// A view that is inserted and removed.
    private mutating func element(depth: Int) -> Node {
        let kind = roll(4) > 0 ? TransitionKind.allCases[roll(TransitionKind.allCases.count)] : nil
        let (wasElement, wasLeaver) = (isElement, isLeaver)
        isElement = true
        isLeaver = wasLeaver || kind != .identity
        let view = view(depth: depth)
        (isElement, isLeaver) = (wasElement, wasLeaver)
        return kind.map { .modified(.transition($0), child: view) } ?? view
    }

    /// The view made by `content`, in one of eight cases inside an `Animatable` view, in another inside a held one.
    private mutating func wrapped(_ content: (inout ProgramGenerator) -> Node) -> Node {
        switch roll(8) {
        case 0 where !isElement:
            let number = number(0...30)
            let wasInAnimatable = isInAnimatable
            isInAnimatable = true
            defer { isInAnimatable = wasInAnimatable }
            return .animatable(number, child: content(&self))
        // Not in a view that is removed slowly: an object's view keeps following the object then, which other tests
        // cover.
        case 1 where !isLeaver:
            let (wasHeld, wasInAnimatable) = (isHeld, isInAnimatable)
            (isHeld, isInAnimatable) = (true, false)
            defer { (isHeld, isInAnimatable) = (wasHeld, wasInAnimatable) }
            names += 1
            holdsObjects = true
            let holder = Holder.allCases[roll(Holder.allCases.count)]
            let storage = Storage.allCases[roll(Storage.allCases.count)]
            return .held(id: names, holder: holder, storage: storage, child: content(&self))
        default: return content(&self)
        }
    }

    /// One view with up to three modifiers around it.
    private mutating func view(depth: Int) -> Node {
        var node = wrapped { $0.roll(3) > 0 && depth > 0 ? $0.container(depth: depth) : $0.leaf() }
        if depth > 0 && roll(6) == 0 {
            node = .layered(content: node, extra: self.view(depth: 0), alignment: place(), isOverlay: roll(2) == 0)
        }
        for _ in 0..<roll(4) {
            node = .modified(modifier(), child: node)
        }
        return node
    }

    private mutating func modifier() -> Modifier {
        switch roll(19) {
        case 0, 1: .offset(x: number(-30...30), y: number(-30...30))
        case 2: .padding(number(0...12))
        case 3:
            .frame(
                width: roll(2) == 0 ? number(20...90) : nil, height: roll(2) == 0 ? number(20...70) : nil,
                alignment: place())
        case 13: .fill(width: roll(3) > 0, height: roll(3) == 0, alignment: place())
        case 14: roll(2) == 0 ? .fixedSize : .layoutPriority(Double(roll(3) - 1))
        case 15: .position(x: number(0...90), y: number(0...70))
        case 16 where !isElement: .animatablePadding(number(0...12))
        case 16, 17: .geometryEffect(number(-30...30))
        case 18: watch()
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

    private mutating func watch() -> Modifier {
        names += 1
        return .watch(name: names, flag: flag())
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

    // MARK: Events

    private mutating func events(frameCount: Int) -> [Event] {
        var events: [Event] = []
        var frame = 1 + roll(5)
        while frame < frameCount * 2 / 3 {
            if !hasPage && roll(4) == 0 {
                events += drag(&frame)
            } else {
                var writes: [Write] = []
                for _ in 0...roll(2) { writes.append(write()) }
                events.append(Event(frame: frame, action: .write(writes)))
            }
            // Matched views get time to come to rest: the model does not cover overlapping flights yet.
            frame += 1 + roll(25) + (followsNothing ? 100 : 0)
        }
        return events
    }

    /// A drag that is released in the frame of its last move or some frames later, with writes of others in between.
    private mutating func drag(_ frame: inout Int) -> [Event] {
        var events: [Event] = []
        var distance = CGPoint.zero
        let steady = CGPoint(x: roll(13) - 6, y: roll(13) - 6)
        for _ in 0...roll(7) {
            let isSteady = roll(2) == 0
            distance.x += isSteady ? steady.x : Double(roll(17) - 8)
            // A different step along x and y: see ``Program/pull(by:)``.
            distance.y += 1.41 * (isSteady ? steady.y : Double(roll(17) - 8))
            events.append(Event(frame: frame, action: .drag(distance)))
            if roll(8) == 0 { events.append(Event(frame: frame, action: .write([write()]))) }
            frame += roll(3)
        }
        if roll(3) > 0 { frame += roll(6) }
        // It is not promised which update of a release shows an object's change, so both get the same animation.
        events.append(Event(frame: frame, action: .release(holdsObjects ? resetMotion : motionOrNone())))
        return events
    }

    private mutating func write() -> Write {
        if movesRows && roll(3) == 0 {
            return Write(change: .move(roll(3)), motion: motionOrNone(), disablesAnimations: roll(8) == 0)
        }
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
