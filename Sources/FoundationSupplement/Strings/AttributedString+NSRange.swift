public import Foundation

extension Range<AttributedString.Index> {
    /// Creates the range of `string` that `range` counts in UTF-16 units from its start.
    ///
    /// - Parameters:
    ///   - range: location and length, as those of a match of a regular expression.
    ///   - string: the string that `range` refers to.
    /// - Complexity: linear in the end of `range`.
    public init?(_ range: NSRange, in string: some AttributedStringProtocol) {
        // NSNotFound is Int.max: nothing is that long, and no sum with it may overflow.
        guard range.location != NSNotFound, range.location >= 0, range.length >= 0 else { return nil }
        var units = 0
        var lower: AttributedString.Index?
        let scalars = string.unicodeScalars
        var index = scalars.startIndex
        while true {
            if units == range.location { lower = index }
            if let lower, units - range.location == range.length {
                self = lower..<index
                return
            }
            // Also where a bound lies between the halves of a surrogate pair.
            guard index < scalars.endIndex, lower != nil || units < range.location else { return nil }
            units += scalars[index].utf16.count
            index = scalars.index(after: index)
        }
    }
}

extension NSRange {
    /// Creates the range that counts `range` in UTF-16 units from the start of `string`.
    ///
    /// - Parameters:
    ///   - range: part of `string`.
    ///   - string: the string that the indices refer to.
    /// - Complexity: linear in the end of `range`.
    public init<Bounds: RangeExpression<AttributedString.Index>>(
        _ range: Bounds, in string: some AttributedStringProtocol
    ) {
        let scalars = string.unicodeScalars
        let range = range.relative(to: scalars)
        self.init(
            location: scalars[scalars.startIndex..<range.lowerBound].reduce(0) { $0 + $1.utf16.count },
            length: scalars[range].reduce(0) { $0 + $1.utf16.count })
    }
}
