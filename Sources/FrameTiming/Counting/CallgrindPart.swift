/// Counts in one file of callgrind: between two dumps of a process.
///
/// - Source: Valgrind's manual, "Callgrind Format Specification".
struct CallgrindPart: Equatable {
    /// Sum of each event, by its name: `Ir` instructions, `ILmr`, `DLmr` and `DLmw` misses of the last level of caches.
    private(set) var totals: [String: Double] = [:]
    /// Calls of each function by others.
    private(set) var calls: [String: Int] = [:]

    /// Reads the text of a file. Functions have a number, and their name beside it at the first place only.
    init(_ text: String) {
        var events: [Substring] = []
        var names: [Substring: Substring] = [:]
        var caller: Substring = ""
        var callee: Substring = ""
        var callsByNumber: [Substring: [Substring: Int]] = [:]
        func number(_ value: Substring) -> Substring {
            let parts = value.split(separator: " ", maxSplits: 1)
            guard let number = parts.first else { return value }
            if parts.count > 1 { names[number] = parts[1] }
            return number
        }
        for line in text.split(separator: "\n") {
            if line.hasPrefix("fn=") {
                caller = number(line.dropFirst(3))
            } else if line.hasPrefix("cfn=") {
                callee = number(line.dropFirst(4))
            } else if line.hasPrefix("calls=") {
                let count = line.dropFirst(6).split(separator: " ").first.flatMap { Int($0) } ?? 0
                callsByNumber[callee, default: [:]][caller, default: 0] += count
            } else if line.hasPrefix("events:") {
                events = line.dropFirst(7).split(separator: " ")
            } else if line.hasPrefix("totals:") {
                for (event, sum) in zip(events, line.dropFirst(7).split(separator: " ")) {
                    totals[String(event), default: 0] += Double(sum) ?? 0
                }
            }
        }
        for (callee, callers) in callsByNumber {
            let name = names[callee] ?? callee
            // A program calls a library through an entry of its linkage table, which has the same name: one call, not two.
            for (caller, count) in callers where names[caller] != name { calls[String(name), default: 0] += count }
        }
    }
}
