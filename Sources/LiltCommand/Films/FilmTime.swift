/// A time of a script in decimal, so that the number of pictures is exact.
package struct FilmTime: Hashable, Comparable, Sendable {
    package let nanoseconds: Int64

    package init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

    /// A million seconds, which is the limit of scripts.
    private static let limit: Int64 = 1_000_000_000_000_000

    /// Reads `12`, `0.25` or `.5`, with at most nine decimals; nil for anything else.
    package init?(_ text: some StringProtocol) {
        let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        let decimals = parts.count == 2 ? String(parts[1]) : ""
        let digits = parts[0] + decimals
        guard !digits.isEmpty, decimals.count <= 9, digits.allSatisfy({ $0.isASCII && $0.isNumber }),
            let value = Int64(digits + String(repeating: "0", count: 9 - decimals.count)), value <= Self.limit
        else { return nil }
        nanoseconds = value
    }

    /// Seconds as a script has them, without zeros at the end.
    package var text: String {
        let (seconds, rest) = nanoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
        guard rest > 0 else { return "\(seconds)" }
        let decimals = String(String(1_000_000_000 + rest).dropFirst())
        return "\(seconds).\(decimals.prefix(through: decimals.lastIndex { $0 != "0" } ?? decimals.startIndex))"
    }

    package static func < (first: FilmTime, second: FilmTime) -> Bool { first.nanoseconds < second.nanoseconds }

    package static func + (first: FilmTime, second: FilmTime) -> FilmTime {
        FilmTime(nanoseconds: first.nanoseconds + second.nanoseconds)
    }
}
