import Foundation

extension Comparison {
    /// Section for docs/performance.md, in its format.
    var markdown: String {
        let start = starts.map { start in
            String(format: "\(start.idiom.rawValue) %.0f ms (median %.0f)", start.least, start.median)
        }
        return """
            From one run of `frame-timing --compare --markdown` (offscreen, medians of \(Self.rounds) interleaved rounds) on \
            \(Machine.name).

            \(Self.markdownTable(of: rows))

            \(Self.missedFrames(of: rows))

            From start to the first frame of 16 cards, least of \(starts.first?.milliseconds.count ?? 0): \
            \(start.joined(separator: ", ")).
            """
    }

    /// Table with one line per scene and number of cards; ratios come first, since they carry over to other machines.
    /// Idioms that were not measured show a dash.
    static func markdownTable(of rows: [Row]) -> String {
        var plays: [Play] = []
        for row in rows where !plays.contains(row.play) { plays.append(row.play) }
        let lines = plays.map { play in
            let (layers, views) = (
                rows.first { $0.play == play && $0.idiom == .layers },
                rows.first { $0.play == play && $0.idiom == .views }
            )
            func figure(_ value: Double?, digits: Int) -> String {
                value.map { String(format: "%.\(digits)f", $0) } ?? "–"
            }
            let cells = [
                "`\(play.scene.rawValue)`", "\(play.count)", figure(layers?.ratio, digits: 2),
                figure(views?.ratio, digits: 2), figure(layers?.cpuMillisecondsPerFrame, digits: 3),
                figure(views?.cpuMillisecondsPerFrame, digits: 3),
                figure((layers ?? views)?.baselineCPUMillisecondsPerFrame, digits: 3),
            ]
            return "| \(cells.joined(separator: " | ")) |"
        }
        return ([markdownHead, "|---|--:|--:|--:|--:|--:|--:|"] + lines).joined(separator: "\n")
    }

    static let markdownHead = "| scene | cards | layers | views | layers, CPU ms a frame | views | plain Cairo |"

    static func missedFrames(of rows: [Row]) -> String {
        let missed = rows.filter { $0.missed > 0 }
        if missed.isEmpty { return "No frame was missed." }
        let parts = missed.map {
            "\($0.missed) of `\($0.play.scene.rawValue)` \($0.play.count) with \($0.idiom.rawValue)"
        }
        return "Missed in the worst round: \(parts.joined(separator: ", "))."
    }
}
