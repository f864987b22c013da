import Foundation

extension Against {
    /// Figures for `--json`: of each scene the ratio, and the medians of both programs.
    var json: [String: Any] {
        [
            "machine": Machine.name, "rounds": Self.rounds, "program": other.program, "idiom": idiom.rawValue,
            "rows": rows.map { row in
                [
                    "scene": row.play.scene.rawValue, "cards": row.play.count, "ratio": row.ratio,
                    "own": WindowFigures(medians: row.own).json, "other": WindowFigures(medians: row.other).json,
                ] as [String: Any]
            },
        ]
    }

    var table: String {
        let name = other.name
        let head = [
            "", "cards", "ratio", "CPU ms/frame", name, "switches/frame", name, "peak MB", name, "first commit ms",
            name,
        ]
        let lines = rows.map { row in [row.play.scene.rawValue, "\(row.play.count)"] + cells(of: row) }
        return "\(Machine.name), \(title)\n" + TextTable(rows: [head] + lines).text + remarks.map { "\n\($0)" }.joined()
    }

    /// Table for docs/performance.md. Ratios come first, since they carry over to other machines.
    var markdown: String {
        let name = other.name
        let head =
            "| scene | cards | ratio | \(idiom.rawValue), CPU ms a frame | \(name) | switches a frame | \(name) "
            + "| peak MB | \(name) | first commit, ms | \(name) |"
        let lines = rows.map { row in
            "| `\(row.play.scene.rawValue)` | \(row.play.count) | \(cells(of: row).joined(separator: " | ")) |"
        }
        let rule = "|---|" + String(repeating: "--:|", count: 10)
        return
            (["\(title.prefix(1).uppercased())\(title.dropFirst()), on \(Machine.name).", "", head, rule] + lines
            + (remarks.isEmpty ? [] : [""] + remarks)).joined(separator: "\n")
    }

    private var title: String {
        "\(idiom.rawValue) beside \(other.name), in windows of a headless Weston, medians of \(Self.rounds) rounds"
    }

    private func cells(of row: Row) -> [String] {
        let (own, other) = (WindowFigures(medians: row.own), WindowFigures(medians: row.other))
        func pair(_ value: (WindowFigures) -> Double, _ digits: Int) -> [String] {
            [own, other].map { String(format: "%.\(digits)f", value($0)) }
        }
        return [String(format: "%.2f", row.ratio)] + pair(\.cpuMillisecondsPerFrame, 3) + pair(\.switchesPerFrame, 1)
            + pair(\.peakMegabytes, 1) + pair(\.firstCommitMilliseconds, 0)
    }

    /// One line for each program and scene with fewer or more frames than refreshes: its frames are then others than
    /// those of the program beside it, for example fewer with longer steps.
    private var remarks: [String] {
        rows.flatMap { row in
            [("frame-timing", row.own), (other.name, row.other)].compactMap { name, figures in
                let rate = WindowFigures(medians: figures).framesPerRefresh
                guard abs(rate - 1) > Self.tolerance else { return nil }
                return String(
                    format: "\(name) drew %.2f frames per refresh in \(row.play.scene.rawValue) \(row.play.count).",
                    rate)
            }
        }
    }

    /// Difference from one frame per refresh that is not worth a remark: the moments at which a measurement begins and
    /// ends, and the rounding of times in the log.
    private static let tolerance = 0.1
}
