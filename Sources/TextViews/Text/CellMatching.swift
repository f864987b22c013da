/// Pairs of characters of an old and a new text, for the transition between them.
struct CellMatching: Equatable {
    enum Step: Hashable {
        /// The character is in both texts; its cell moves from `old` to `new`.
        case stays(old: Int, new: Int)
        /// The character at `new` replaces another one at `old`.
        case changes(old: Int, new: Int)
        case leaves(old: Int)
        case arrives(new: Int)
    }

    let steps: [Step]

    /// Matches by place value: from the trailing end (S14.6). Equal cells before the first digit are matched from the
    /// leading end instead, so that words before a number stay in place.
    ///
    /// - Complexity: O(old + new)
    static func byPlace<Cell: Equatable>(_ old: [Cell], _ new: [Cell], isDigit: (Cell) -> Bool) -> CellMatching {
        var lead = 0
        while lead < min(old.count, new.count), old[lead] == new[lead], !isDigit(old[lead]) { lead += 1 }
        var steps = (0..<lead).map { Step.stays(old: $0, new: $0) }
        let shift = new.count - old.count
        for index in lead..<max(new.count, lead) {
            let partner = index - shift
            if partner < lead {
                steps.append(.arrives(new: index))
            } else {
                steps.append(
                    old[partner] == new[index]
                        ? .stays(old: partner, new: index) : .changes(old: partner, new: index))
            }
        }
        for index in lead..<max(old.count, lead) where index + shift < lead { steps.append(.leaves(old: index)) }
        return CellMatching(steps: steps)
    }

    /// Matches a longest common subsequence: as many old characters as possible stay, in their order.
    ///
    /// - Complexity: O(n·d) for n characters of which d differ.
    static func byOrder<Cell: Equatable>(_ old: [Cell], _ new: [Cell]) -> CellMatching {
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        for change in new.difference(from: old) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        let kept = zip(old.indices.filter { !removed.contains($0) }, new.indices.filter { !inserted.contains($0) })
        return CellMatching(
            steps: kept.map { Step.stays(old: $0, new: $1) } + removed.sorted().map { Step.leaves(old: $0) }
                + inserted.sorted().map { Step.arrives(new: $0) })
    }
}
