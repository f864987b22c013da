/// A moment or a length of program time, kept as a decimal fraction so that sums of steps stay exact.
///
/// `from 0 to 1 every 0.1` must name the frame at 0.3 seconds, and three times the binary 0.1 is more than 0.3.
package struct ScriptTime: Hashable, Comparable, Sendable {
    package let nanoseconds: Int64

    package init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

    package static let zero = ScriptTime(nanoseconds: 0)
    /// Twelve days, far below where ``seconds`` would round.
    package static let limit = ScriptTime(nanoseconds: 1_000_000_000_000_000)

    /// The number nearest to this decimal, so that it equals *k*/fps wherever the fractions are equal.
    package var seconds: Double { Double(nanoseconds) / 1e9 }

    /// Reads `12`, `0.25` or `.5`: digits with at most nine decimals, up to ``limit``. Nil if it is anything else.
    package init?(_ text: String) {
        let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        let whole = parts[0]
        let decimals = parts.count == 2 ? parts[1] : ""
        guard !(whole.isEmpty && decimals.isEmpty), decimals.count <= 9,
            (whole + decimals).utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 })
        else { return nil }
        let digits = whole + decimals + String(repeating: "0", count: 9 - decimals.count)
        guard let nanoseconds = Int64(digits), nanoseconds <= Self.limit.nanoseconds else { return nil }
        self.nanoseconds = nanoseconds
    }

    package static func < (lhs: ScriptTime, rhs: ScriptTime) -> Bool { lhs.nanoseconds < rhs.nanoseconds }

    package static func + (lhs: ScriptTime, rhs: ScriptTime) -> ScriptTime {
        ScriptTime(nanoseconds: lhs.nanoseconds + rhs.nanoseconds)
    }
}
