import Foundation
import Runtime

/// Every scene beside the baseline that draws the same: child processes in turns, round by round.
struct Comparison {
    /// What is compared: a scene with a number of cards, by one idiom.
    struct Row {
        let play: Play
        let idiom: Idiom
        fileprivate(set) var cpu: [Double] = []
        fileprivate(set) var baseline: [Double] = []
        fileprivate(set) var missed = 0

        /// The median of the ratios within a round: whatever else a machine did in it met both.
        var ratio: Double { Rounds.median(zip(cpu, baseline).map { $1 > 0 ? $0 / $1 : 0 }) }
        var cpuMillisecondsPerFrame: Double { Rounds.median(cpu) }
        var baselineCPUMillisecondsPerFrame: Double { Rounds.median(baseline) }
    }

    static let rounds = 5
    /// Of each run.
    static let usualSeconds = 2.0

    private(set) var rows: [Row] = []
    /// What the animation core costs on the same machine.
    let core = CoreFigures.measured()
    private let options: TimingOptions

    init(_ options: TimingOptions) {
        self.options = options
        let idioms = options.idiom.map { [$0] } ?? [.layers, .views]
        for play in Self.plays(options.cards) {
            for idiom in idioms where idiom != .baseline { rows.append(Row(play: play, idiom: idiom)) }
        }
    }

    /// - Parameter cards: nil for the numbers that cover as many pixels.
    private static func plays(_ cards: Int?) -> [Play] {
        let moving: [CardScene] = [.flip, .deal, .pulse]
        let plays = moving.flatMap { scene in
            (cards.map { [$0] } ?? [12, 52, 104]).map { Play(scene: scene, count: $0) }
        }
        return plays + (cards.map { [$0] } ?? [40, 400]).map { Play(scene: .one, count: $0) }
    }

    /// Runs all of it. Throws what a child said that failed.
    mutating func run() throws(ChildError) {
        for _ in 0..<Self.rounds {
            var baselines: [Play: Double] = [:]
            for index in rows.indices {
                let play = rows[index].play
                let baseline: Double
                if let known = baselines[play] {
                    baseline = known
                } else {
                    baseline = try child(play, .baseline).cpu
                    baselines[play] = baseline
                }
                let result = try child(play, rows[index].idiom)
                rows[index].cpu.append(result.cpu)
                rows[index].baseline.append(baseline)
                rows[index].missed = max(rows[index].missed, result.missed)
            }
        }
    }

    private func child(_ play: Play, _ idiom: Idiom) throws(ChildError) -> (cpu: Double, missed: Int) {
        let report = try ChildRun(
            arguments: [
                "--scene", play.scene.rawValue, "--cards", "\(play.count)", "--idiom", idiom.rawValue, "--host",
                (options.host ?? .offscreen).rawValue, "--seconds", "\(options.seconds ?? Self.usualSeconds)", "--json",
            ]
        ).report()
        return (report["cpu_ms_per_frame"] as? Double ?? 0, report["missed"] as? Int ?? 0)
    }
}
