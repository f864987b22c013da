import SeededNumbers
import Testing

@testable import AttributeGraph

/// Random graphs under random changes, compared with a model that recomputes everything.
@MainActor struct GraphLawTests {
    @Test(arguments: 0..<60 as Range<UInt64>)
    func `agrees with computing everything anew, and runs only what must run`(seed: UInt64) {
        let world = World(seed: seed)
        for _ in 0..<60 { world.step() }
        #expect(world.problems == [])
        world.destroyEverything()
        #expect(world.graph.counters.nodes == 0)
        #expect(world.graph.counters.links == 0)
        #expect(world.graph.counters.blockBytes == 0)
    }
}

/// A rule's result as a function of its inputs.
private enum Formula {
    case sum
    /// Has few different results, so that invalidation often stops.
    case parity
    /// Reads the second or the third input, depending on the first.
    case choice
    /// Reads inputs until one is odd.
    case firstOdd
}

@MainActor private final class World {
    struct Item {
        var attribute: Attribute<Pair>
        /// Formula of a rule; nil for a source.
        var formula: Formula?
        var inputs: [Int] = []
        var value = Pair()
        var group: Int
    }

    /// A value of two parts, so that rules may depend on one of them.
    struct Pair: Equatable {
        var first = 0
        var second = 0
    }

    let graph = Graph()
    var items: [Int: Item] = [:]
    var groups: [Int: Subgraph] = [:]
    var parents: [Int: Int] = [:]
    var sinks: [Int: (input: Int, group: Int)] = [:]
    var seen: [Int: Int] = [:]
    var runsInThisFlush: [Int: Int] = [:]
    var lastReadings: [Int: [Int]] = [:]
    var invalidated: Set<Int> = []
    /// Steps of `clock` at which each source changed, and at which each rule ran last.
    var changes: [Int: [Int]] = [:]
    var lastRun: [Int: Int] = [:]
    var clock = 0
    var problems: [String] = []
    private var random: SplitMix
    private var nextName = 0

    init(seed: UInt64) {
        random = SplitMix(seed: seed)
        graph.onProblem = { [unowned self] in problems.append($0) }
        for _ in 0..<4 { addSource() }
        for _ in 0..<6 { addRule() }
        for _ in 0..<3 { addSink() }
    }

    func step() {
        switch random.roll(20) {
        case 0..<9: change()
        case 9..<11: addRule()
        case 11: addSource()
        case 12: addSink()
        case 13: addGroup()
        case 14: if random.roll(3) == 0 { removeGroup() }
        case 15: invalidateOne()
        case 16: peekOne()
        default: flush()
        }
    }

    func flush() {
        runsInThisFlush = [:]
        graph.flush()
        for (name, runs) in runsInThisFlush where runs > 1 { problems.append("\(name) ran \(runs) times in one flush") }
        for (name, sink) in sinks where seen[name] != expected(sink.input).first {
            problems.append("sink \(name) saw \(seen[name] ?? -1), not \(expected(sink.input).first)")
        }
        if graph.hasWork { problems.append("work is left after a flush") }
    }

    func destroyEverything() {
        for group in groups.values { group.destroy() }
        for _ in 0..<2 { graph.flush() }
    }

    // MARK: Changes

    private func change() {
        for _ in 0...random.roll(3) {
            guard let name = pick(where: { $0.formula == nil }) else { return }
            let new = Pair(first: random.roll(4), second: random.roll(4))
            let isNew = graph.set(items[name]!.attribute, to: new)
            if isNew != (new != items[name]!.value) { problems.append("set told \(isNew)") }
            items[name]!.value = new
            clock += 1
            if isNew { changes[name, default: []].append(clock) }
        }
    }

    private func invalidateOne() {
        guard let name = pick(where: { $0.formula != nil }) else { return }
        graph.invalidate(items[name]!.attribute)
        invalidated.insert(name)
    }

    private func peekOne() {
        guard let name = pick(where: { _ in true }) else { return }
        let value = graph.peek(items[name]!.attribute)
        if value != expected(name) { problems.append("\(name) is \(value), not \(expected(name))") }
    }

    private func addSource() {
        let group = pickGroup()
        let value = Pair(first: random.roll(4), second: random.roll(4))
        let attribute = groups[group]!.perform { graph.addSource(value) }
        items[newName()] = Item(attribute: attribute, value: value, group: group)
    }

    private func addRule() {
        let group = pickGroup()
        let inputs = (0..<3).compactMap { _ in pick(where: { isWithin($0.group, of: group) }) }
        guard inputs.count == 3 else { return }
        let formula: Formula = [.sum, .parity, .choice, .firstOdd][random.roll(4)]
        let name = newName()
        let attributes = inputs.map { items[$0]!.attribute }
        let rule = Compute { [unowned self] graph in
            var readings: [Int] = []
            let value = Self.compute(formula) { index, path in
                readings.append(graph.read(attributes[index][path]))
                return readings[readings.count - 1]
            }
            didRun(name, readings)
            return value
        }
        items[name] = Item(
            attribute: groups[group]!.perform { graph.addRule(rule) }, formula: formula, inputs: inputs, group: group)
    }

    private func addSink() {
        let group = pickGroup()
        guard let input = pick(where: { isWithin($0.group, of: group) }) else { return }
        let name = newName()
        let attribute = items[input]!.attribute
        let phase: SinkPhase = random.roll(2) == 0 ? .structure : .effect
        groups[group]!.perform {
            _ = graph.addSink(
                Compute { [unowned self] graph in
                    let value = graph.read(attribute[\.first])
                    seen[name] = value
                    didRun(name, [value])
                }, phase: phase)
        }
        sinks[name] = (input, group)
    }

    private func addGroup() {
        let parent = pickGroup()
        let name = newName()
        groups[name] = graph.makeSubgraph(parent: groups[parent])
        parents[name] = parent
    }

    private func removeGroup() {
        guard let group = groups.keys.sorted().dropFirst().randomElement(using: &random) else { return }
        groups[group]!.destroy()
        let gone = Set(groups.keys.filter { isWithin(group, of: $0) })
        for name in gone { groups[name] = nil }
        sinks = sinks.filter { !gone.contains($0.value.group) }
        for (name, item) in items where gone.contains(item.group) {
            if graph.isAlive(item.attribute) { problems.append("\(name) outlived its group") }
            items[name] = nil
        }
    }

    private func didRun(_ name: Int, _ readings: [Int]) {
        runsInThisFlush[name, default: 0] += 1
        if lastReadings[name] == readings, !invalidated.contains(name), !mayHaveGoneBack(name) {
            problems.append("\(name) ran for nothing")
        }
        invalidated.remove(name)
        lastReadings[name] = readings
        lastRun[name] = clock
    }

    /// True if a source changed more than once since the last run: changing there and back still invalidates readers.
    private func mayHaveGoneBack(_ name: Int) -> Bool {
        sources(of: name).contains { source in (changes[source] ?? []).count { $0 > lastRun[name] ?? 0 } > 1 }
    }

    private func sources(of name: Int) -> Set<Int> {
        if let sink = sinks[name] { return sources(of: sink.input) }
        guard let item = items[name] else { return [] }
        return item.formula == nil ? [name] : item.inputs.reduce(into: []) { $0.formUnion(sources(of: $1)) }
    }

    // MARK: The model

    private func expected(_ name: Int) -> Pair {
        guard let item = items[name] else { return Pair(first: -1, second: -1) }
        guard let formula = item.formula else { return item.value }
        return Self.compute(formula) { index, path in expected(item.inputs[index])[keyPath: path] }
    }

    private static func compute(_ formula: Formula, _ read: (Int, KeyPath<Pair, Int>) -> Int) -> Pair {
        switch formula {
        case .sum: Pair(first: (read(0, \.first) + read(1, \.second)) % 100, second: read(2, \.first))
        case .parity: Pair(first: (read(0, \.first) + read(1, \.first)) % 2, second: 1)
        case .choice: Pair(first: read(0, \.first) % 2 == 0 ? read(1, \.second) : read(2, \.first), second: 2)
        case .firstOdd: Pair(first: (0..<3).first { read($0, \.first) % 2 == 1 } ?? 3, second: read(0, \.second))
        }
    }

    // MARK: Random choices

    /// True if `outer` lives at least as long as `inner`: only such attributes may be read.
    private func isWithin(_ outer: Int, of inner: Int) -> Bool {
        var group: Int? = inner
        while let current = group {
            if current == outer { return true }
            group = parents[current]
        }
        return false
    }

    private func pick(where condition: (Item) -> Bool) -> Int? {
        items.filter { condition($0.value) }.keys.sorted().randomElement(using: &random)
    }

    private func pickGroup() -> Int {
        if groups.isEmpty {
            groups[newName()] = graph.makeSubgraph(parent: nil)
        }
        return groups.keys.sorted().randomElement(using: &random) ?? 0
    }

    private func newName() -> Int {
        nextName += 1
        return nextName
    }
}
