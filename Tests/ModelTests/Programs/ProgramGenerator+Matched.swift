// Generation of programs with matched views (S13).
extension ProgramGenerator {
    /// Containers with matched views, with one source per key at a time: more than one is undefined (S13.10).
    ///
    /// No number follows a drag: the velocity that a swap takes over from tracking is not promised.
    mutating func matchedProgram() -> Node {
        followsNothing = true
        var homes = (0..<2 + roll(2)).map { _ in (0..<roll(2)).map { _ in child(depth: 1) } }
        for key in 0...roll(2) {
            for member in members(key) {
                let home = roll(homes.count)
                homes[home].insert(member, at: roll(homes[home].count + 1))
            }
        }
        let axis = StackAxis.allCases[roll(3)]
        return .stack(axis: axis, alignment: place(), spacing: Double(roll(12)), children: homes.map { home($0) })
    }

    private mutating func home(_ children: [Node]) -> Node {
        let axis = StackAxis.allCases[roll(3)]
        var node = Node.stack(axis: axis, alignment: place(), spacing: Double(roll(12)), children: children)
        if roll(2) == 0 {
            node = .modified(
                .frame(width: number(40...120), height: number(40...90), alignment: place()), child: node)
        }
        for _ in 0..<roll(3) { node = .modified(around(), child: node) }
        return node
    }

    /// All views of one key, in one or two children.
    private mutating func members(_ key: Int) -> [Node] {
        let flag = flag()
        let followers = (0..<max(0, roll(4) - 1)).map { _ in matched(key, isSource: false) }
        switch roll(6) {
        case 0: return followers + [.either(flag: flag, first: element(key), second: element(key))]
        case 1: return followers + [.identified(child: element(key, staysInPlace: true))]
        case 2 where !movesRows:
            movesRows = true
            let (first, second) = Program.pairedLists
            return [.rows(list: first, child: element(key)), .rows(list: second, child: element(key))]
        case 3: return followers + [matched(key, isSource: true)]
        default:
            return followers + [
                .either(flag: flag, first: element(key), second: leaf()),
                .either(flag: flag, first: leaf(), second: element(key)),
            ]
        }
    }

    /// A source that is inserted and removed.
    ///
    /// Excluded because their outcome is undefined: offset transitions, which may or may not be part of the shared
    /// frame, and with `staysInPlace` other transforms, which may or may not count while nothing flies (S13.13 against
    /// S13.7).
    private mutating func element(_ key: Int, staysInPlace: Bool = false) -> Node {
        let view = matched(key, isSource: true)
        let kinds: [TransitionKind] =
            staysInPlace ? [.opacity, .identity, .ownAnimation] : TransitionKind.allCases.filter { $0 != .offset }
        return roll(4) > 0 ? .modified(.transition(kinds[roll(kinds.count)]), child: view) : view
    }

    private mutating func matched(_ key: Int, isSource: Bool) -> Node {
        let properties = MatchedTerms.Properties.allCases[max(0, roll(5) - 2)]
        let terms = MatchedTerms(properties: properties, anchor: place(), isSource: isSource)
        var node = Node.modified(.matched(key: key, terms), child: content())
        if roll(3) > 0 {
            node = .modified(.frame(width: number(10...60), height: number(8...40), alignment: place()), child: node)
        }
        for _ in 0..<roll(3) { node = .modified(around(), child: node) }
        return node
    }

    private mutating func content() -> Node {
        names += 1
        let leaf =
            roll(2) == 0 ? Node.flexible(name: names) : .leaf(name: names, width: fixed(10...60), height: fixed(8...40))
        switch roll(6) {
        case 0: return .modified(.padding(fixed(0...8)), child: leaf)
        case 1: return .modified(.opacity(Number(off: 0.8, on: 0.8, flag: 0)), child: leaf)
        case 2:
            names += 1
            let second = Node.leaf(name: names, width: fixed(10...30), height: fixed(8...20))
            return .stack(axis: .horizontal, alignment: place(), spacing: 4, children: [leaf, second])
        default: return leaf
        }
    }

    private mutating func fixed(_ range: ClosedRange<Int>) -> Number {
        let value = Double(range.lowerBound + roll(range.count))
        return Number(off: value, on: value, flag: 0)
    }

    /// A modifier outside of a matched view.
    ///
    /// None edits the transaction: in a swap all views should use the new source's animation (S13.6), while Lilt uses
    /// each view's own.
    private mutating func around() -> Modifier {
        switch roll(6) {
        case 0: .padding(number(0...12))
        case 1: .offset(x: number(-30...30), y: number(-30...30))
        case 2: .zIndex(Double(roll(3) - 1))
        case 3: .opacity(Number(off: 0.5, on: 0.5, flag: 0))
        case 4: .geometryGroup
        default: .frame(width: number(40...90), height: nil, alignment: place())
        }
    }
}
