import Foundation

extension Comparison {
    /// All results, including those of the animation core, as a JSON object with the field names of
    /// docs/performance.md.
    var json: [String: Any] {
        [
            "machine": Machine.name, "rounds": Self.rounds, "core": core.json,
            "start": starts.map { ["idiom": $0.idiom.rawValue, "median_ms": $0.median, "least_ms": $0.least] },
            "rows": rows.map { row in
                [
                    "scene": row.play.scene.rawValue, "cards": row.play.count, "idiom": row.idiom.rawValue,
                    "cpu_ms_per_frame": row.cpuMillisecondsPerFrame,
                    "baseline_cpu_ms_per_frame": row.baselineCPUMillisecondsPerFrame, "ratio": row.ratio,
                    "missed": row.missed,
                ]
            },
        ]
    }

    var table: String {
        let head = ["", "cards", "idiom", "CPU ms/frame", "plain Cairo", "ratio", "missed"]
        let lines = rows.map { row in
            [
                row.play.scene.rawValue, "\(row.play.count)", row.idiom.rawValue,
                String(format: "%.3f", row.cpuMillisecondsPerFrame),
                String(format: "%.3f", row.baselineCPUMillisecondsPerFrame), String(format: "%.2f", row.ratio),
                "\(row.missed)",
            ]
        }
        return "\(Machine.name), medians of \(Self.rounds) rounds\n" + TextTable(rows: [head] + lines).text
            + "\n\nfrom start to first frame\n" + startTable + "\n\nthe animation core alone\n" + core.table
    }
}

extension Comparison {
    private var startTable: String {
        TextTable(
            rows: [["", "median ms", "least"]]
                + starts.map {
                    [$0.idiom.rawValue, String(format: "%.1f", $0.median), String(format: "%.1f", $0.least)]
                }
        ).text
    }
}

/// Machine on which the program runs.
enum Machine {
    static var name: String {
        // For display only: a system that does not tell its processor is "unknown".
        let lines = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8))?.split(separator: "\n") ?? []
        let model = lines.first { $0.hasPrefix("model name") }?.split(separator: ":").last
        return "\(model?.trimmingCharacters(in: .whitespaces) ?? "unknown"), "
            + "\(ProcessInfo.processInfo.activeProcessorCount) cores"
    }
}
