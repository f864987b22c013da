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
    /// From starting a process to its first frame of sixteen cards that lie still, in milliseconds, with the idiom's name.
    private(set) var starts: [Start] = []
    struct Start {
        let idiom: Idiom
        fileprivate(set) var milliseconds: [Double] = []

        /// The first times files are read, and every time the machine may be busy: the middle says what is usual.
        var median: Double { Rounds.median(milliseconds) }
        var least: Double { milliseconds.min() ?? 0 }
    }
    /// What the animation core costs on the same machine.
    let core = CoreFigures.measured()
    private let options: TimingOptions

    init(_ options: TimingOptions) {
        self.options = options
        let idioms = options.idiom.map { [$0] } ?? [.layers, .views]
        for play in Self.plays(options.cards) {
            for idiom in idioms where idiom != .baseline { rows.append(Row(play: play, idiom: idiom)) }
        }
        starts = idioms.filter { $0 != .baseline }.map { Start(idiom: $0) }
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
            for index in starts.indices {
                for _ in 0..<Self.startsPerRound {
                    starts[index].milliseconds.append(try startTime(starts[index].idiom))
                }
            }
        }
    }

    private static let startsPerRound = 3

    private func startTime(_ idiom: Idiom) throws(ChildError) -> Double {
        let (figures, start) = try figures(
            of: Play(scene: .start, count: CardScene.start.usualCount), idiom, seconds: 0.1)
        return (figures["first_frame_clock_ms"] as? Double ?? 0) - start * 1000
    }

    private func child(_ play: Play, _ idiom: Idiom) throws(ChildError) -> (cpu: Double, missed: Int) {
        let report = try figures(of: play, idiom, seconds: options.seconds ?? Self.usualSeconds).figures
        return (report["cpu_ms_per_frame"] as? Double ?? 0, report["missed"] as? Int ?? 0)
    }

    private func figures(
        of play: Play, _ idiom: Idiom, seconds: Double
    ) throws(ChildError) -> (figures: [String: Any], start: Double) {
        try ChildRun(
            arguments: [
                "--scene", play.scene.rawValue, "--cards", "\(play.count)", "--idiom", idiom.rawValue, "--host",
                (options.host ?? .offscreen).rawValue, "--seconds", "\(seconds)", "--json",
            ]
        ).report()
    }
}
