/// Number of letters to add, take away or replace between two words.
enum SpellingDistance {
    /// - Complexity: the product of the words' lengths; words beyond 40 letters count as entirely different.
    static func between(_ first: String, _ second: String) -> Int {
        let (first, second) = (Array(first), Array(second))
        guard first.count <= 40, second.count <= 40 else { return max(first.count, second.count) }
        var row = Array(0...second.count)
        for (index, letter) in first.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for (column, other) in second.enumerated() {
                let replaced = diagonal + (letter == other ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(replaced, row[column] + 1, row[column + 1] + 1)
            }
        }
        return row[second.count]
    }
}
