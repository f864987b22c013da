/// Difference between two lists of identities: the place of each old element in the new list.
///
/// Equal identities at the start and at the end are compared, and cost little. A table is made only of those between.
struct IdentityChange<ID: Hashable> {
    /// Number of equal identities at the start.
    private let start: Int
    /// Places that differ in the old list, and in the new one.
    private let old: Range<Int>, new: Range<Int>
    /// New places of the old places between, less those that are gone.
    private var moved: [Int: Int] = [:]
    /// New places between whose identities were there before.
    private var known: Set<Int> = []

    init(from before: [ID], to after: [ID]) {
        let shorter = min(before.count, after.count)
        var start = 0
        while start < shorter, before[start] == after[start] { start += 1 }
        var end = 0
        while end < shorter - start, before[before.count - 1 - end] == after[after.count - 1 - end] { end += 1 }
        self.start = start
        old = start..<before.count - end
        new = start..<after.count - end
        guard !old.isEmpty, !new.isEmpty else { return }
        var first: [ID: Int] = [:]
        // By a mistake of the program, an identity may occur more than once: its later places, last first.
        var later: [ID: [Int]] = [:]
        first.reserveCapacity(old.count)
        for place in old.reversed() {
            if let next = first.updateValue(place, forKey: before[place]) {
                later[before[place], default: []].append(next)
            }
        }
        for place in new {
            guard let source = first[after[place]] else { continue }
            moved[source] = place
            known.insert(place)
            first[after[place]] = later[after[place]]?.popLast()
        }
    }

    /// The place of an old element in the new list; nil if it is gone.
    func newPlace(of place: Int) -> Int? {
        if place < start { return place }
        if place >= old.upperBound { return place - old.upperBound + new.upperBound }
        return moved[place]
    }

    /// True if the element at a place of the new list was not in the old one.
    func isNew(_ place: Int) -> Bool { new.contains(place) && !known.contains(place) }
}
