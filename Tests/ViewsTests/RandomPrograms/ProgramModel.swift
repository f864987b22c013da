import SeededNumbers

/// State of a random program, owned by its root: its structure and numbers depend on it.
struct ProgramModel: Equatable {
    static let flagCount = 5
    static let choiceCount = 3
    static let listCount = 2

    var isThere = true
    var flags = [Bool](repeating: false, count: flagCount)
    var choices = [Int](repeating: 0, count: choiceCount)
    var lists = [[0, 1], [0, 1, 2]]

    mutating func change(by dice: inout SplitMix) {
        switch dice.roll(8) {
        case 0, 1, 2: flags[dice.roll(Self.flagCount)].toggle()
        case 3: choices[dice.roll(Self.choiceCount)] = dice.roll(3)
        case 4: insert(into: dice.roll(Self.listCount), &dice)
        case 5: remove(from: dice.roll(Self.listCount), &dice)
        case 6: swap(in: dice.roll(Self.listCount), &dice)
        default: replace(dice.roll(Self.listCount), &dice)
        }
    }

    private mutating func insert(into list: Int, _ dice: inout SplitMix) {
        guard lists[list].count < 4 else { return }
        let free = (0..<7).filter { !lists[list].contains($0) }
        lists[list].insert(free[dice.roll(free.count)], at: dice.roll(lists[list].count + 1))
    }

    private mutating func remove(from list: Int, _ dice: inout SplitMix) {
        guard !lists[list].isEmpty else { return }
        lists[list].remove(at: dice.roll(lists[list].count))
    }

    private mutating func swap(in list: Int, _ dice: inout SplitMix) {
        guard !lists[list].isEmpty else { return }
        lists[list].swapAt(dice.roll(lists[list].count), dice.roll(lists[list].count))
    }

    private mutating func replace(_ list: Int, _ dice: inout SplitMix) {
        var ids: [Int] = []
        for _ in 0..<dice.roll(4) {
            let free = (0..<7).filter { !ids.contains($0) }
            ids.append(free[dice.roll(free.count)])
        }
        lists[list] = ids
    }
}
