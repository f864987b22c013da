/// Smallest change that makes one text of another: some scalars at one position are replaced.
struct TextChange: Equatable {
    let position: Int
    let removed: String
    let inserted: String
    /// Numbers of scalars in ``removed`` and ``inserted``.
    let removedCount: Int
    let insertedCount: Int

    /// Most scalars whose text is told; of longer changes it is the beginning.
    private static let most = 100_000

    /// Complexity: O(n).
    init(from old: String, to new: String) {
        let (a, b) = (Array(old.unicodeScalars), Array(new.unicodeScalars))
        var start = 0
        while start < min(a.count, b.count), a[start] == b[start] { start += 1 }
        var end = 0
        while end < min(a.count, b.count) - start, a[a.count - 1 - end] == b[b.count - 1 - end] { end += 1 }
        position = start
        removedCount = a.count - end - start
        insertedCount = b.count - end - start
        removed = Self.text(a[start..<a.count - end])
        inserted = Self.text(b[start..<b.count - end])
    }

    private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars.prefix(most))
        return String(text)
    }
}
