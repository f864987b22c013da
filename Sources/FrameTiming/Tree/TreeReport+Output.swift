import Foundation

extension TreeReport {
    /// Figures for `--json`: those of ``TreeFigures``, and `cold_us` and `counts` with a member for each update.
    var json: [String: Any] {
        var all = figures.json
        all["cold_us"] = Dictionary(uniqueKeysWithValues: cold.map { ($0.key.rawValue, $0.value) })
        all["counts"] = Dictionary(uniqueKeysWithValues: counts.map { ($0.key.rawValue, $0.value.json) })
        if let reasonWithoutCounts { all["not_counted"] = reasonWithoutCounts }
        return all
    }

    var table: String {
        let head = [""] + Self.columns
        let rows = TreeUpdate.allCases.map { [$0.title.filter { $0 != "`" }] + cells(of: $0, grouping: false) }
        return figures.table + "\n\nwith cold caches; counts of the same updates\n"
            + TextTable(rows: [head] + rows).text
            + (reasonWithoutCounts.map { "\nnot counted: \($0)" } ?? "")
    }

    /// Tables for docs/performance.md.
    var markdown: String {
        let lines = TreeUpdate.allCases.map { update in
            "| \(update.title) | \(cells(of: update, grouping: true).joined(separator: " | ")) |"
        }
        let head = "| | \(Self.columns.joined(separator: " | ")) |"
        let rule = "|---|" + String(repeating: "--:|", count: Self.columns.count)
        return ([figures.markdown, "", head, rule] + lines).joined(separator: "\n")
            + (reasonWithoutCounts.map { "\n\nNot counted: \($0)." } ?? "")
    }

    private static let columns = [
        "µs, cold", "instructions", "lines of data", "lines of code", "retains", "releases", "allocations",
    ]

    private func cells(of update: TreeUpdate, grouping: Bool) -> [String] {
        let time = cold[update].map { String(format: "%.2f", $0) } ?? "–"
        guard let counts = counts[update] else { return [time] + Self.columns.dropFirst().map { _ in "–" } }
        let numbers = [
            counts.dataLines, counts.codeLines, counts.retains, counts.releases, counts.allocations,
        ]
        return [time, Self.whole(counts.instructions, grouping: grouping)]
            + numbers.map { $0 < 100 ? String(format: "%.1f", $0) : Self.whole($0, grouping: grouping) }
    }

    /// A whole number, with commas between groups of three digits if `grouping`.
    private static func whole(_ value: Double, grouping: Bool) -> String {
        let digits = String(format: "%.0f", value)
        guard grouping else { return digits }
        return digits.enumerated().reduce(into: "") { text, digit in
            if digit.offset > 0, (digits.count - digit.offset).isMultiple(of: 3) { text.append(",") }
            text.append(digit.element)
        }
    }
}
