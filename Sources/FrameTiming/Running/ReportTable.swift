import Foundation

/// Frame report as a table: the main figures first, then the others by name.
enum ReportTable {
    private static let first = [
        "scene", "cards", "idiom", "host", "frames", "missed", "cpu_ms_per_frame", "frame_ms", "damage_px_per_frame",
        "first_frame_ms", "peak_rss_mb",
    ]

    static func text(_ report: [String: Any]) -> String {
        let names = first.filter { report[$0] != nil } + report.keys.filter { !first.contains($0) }.sorted()
        return TextTable(rows: names.map { [$0, value(report[$0])] }).text
    }

    private static func value(_ value: Any?) -> String {
        switch value {
        case let text as String: text
        case let parts as [String: Any]:
            parts.sorted { $0.key < $1.key }.map { "\($0.key) \(self.value($0.value))" }.joined(separator: ", ")
        case let number as Int: "\(number)"
        case let number as Double: String(format: "%.3f", number)
        default: "–"
        }
    }
}
