import Foundation

/// Updates of the view graph, each with caches that were emptied before it; the first build of the process has caches
/// that were never filled. Callgrind counts them in the same order.
struct ColdUpdates: Equatable {
    struct Step: Equatable {
        let update: TreeUpdate
        let microseconds: Double
    }

    /// All updates, in the order in which they were made.
    var steps: [Step] = []

    private static let builds = 3
    /// Repetitions of each update that is no build.
    private static let changes = 5

    /// Makes all updates. Nothing may have been built in this process before.
    @MainActor static func measured() -> ColdUpdates {
        var updates = ColdUpdates()
        updates.add(.firstBuild, [MeasuredTree(cellCount: 1_000).buildMicroseconds])
        let caches = CacheSweep()
        let sweep: @MainActor () -> Void = { caches.sweep() }
        let trees = (0..<builds).map { _ in MeasuredTree(cellCount: 1_000, prepare: sweep) }
        updates.add(.build, trees.map(\.buildMicroseconds))
        updates.add(.ownState, trees[builds - 1].leafUpdates(changes))
        updates.add(.all, trees[builds - 1].rootUpdates(changes))
        updates.add(.stateAbove, MeasuredTree.wall(prepare: sweep).rootUpdates(changes))
        updates.add(.animatable, MeasuredTree.turners(100, prepare: sweep).animatableFrames(changes).microseconds)
        return updates
    }

    private mutating func add(_ update: TreeUpdate, _ times: [Double]) {
        steps += times.map { Step(update: update, microseconds: $0) }
    }

    /// Median time of an update, in microseconds; nil if it was not made.
    func microseconds(_ update: TreeUpdate) -> Double? {
        let times = steps.filter { $0.update == update }.map(\.microseconds)
        return times.isEmpty ? nil : Rounds.median(times)
    }
}

extension ColdUpdates {
    /// Figures for `--json`.
    var json: [String: Any] {
        ["steps": steps.map { ["update": $0.update.rawValue, "us": $0.microseconds] as [String: Any] }]
    }

    /// Reads what ``json`` holds; nil if the object has another form.
    init?(json: [String: Any]) {
        guard let list = json["steps"] as? [[String: Any]] else { return nil }
        for item in list {
            guard let name = item["update"] as? String, let update = TreeUpdate(rawValue: name),
                let time = item["us"] as? Double
            else { return nil }
            steps.append(Step(update: update, microseconds: time))
        }
    }

    var table: String {
        TextTable(
            rows: TreeUpdate.allCases.compactMap { update in
                microseconds(update).map { [update.title, String(format: "%.2f", $0 / update.parts), "µs"] }
            }
        ).text
    }
}
