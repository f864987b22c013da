/// A moment or duration of program time, stored in decimal so that sums of steps are exact.
///
/// `from 0 to 1 every 0.1` must include the frame at 0.3 seconds, but three times the binary 0.1 is more than 0.3.
package struct ScriptTime: Hashable, Comparable, Sendable {
    package let nanoseconds: Int64

    package init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

    package static let zero = ScriptTime(nanoseconds: 0)
    /// Largest accepted time: about twelve days, far below where ``seconds`` loses precision.
    package static let limit = ScriptTime(nanoseconds: 1_000_000_000_000_000)

    /// Seconds, as the `Double` nearest to the decimal, so that it equals *k*/fps wherever the fractions are equal.
    package var seconds: Double { Double(nanoseconds) / 1e9 }

    /// Parses `12`, `0.25` or `.5`: digits with at most nine decimals, up to ``limit``; nil for anything else.
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
