import Foundation
import Runtime

/// Comparison of every scene with the baseline that draws the same, in interleaved rounds of child processes.
struct Comparison {
    /// Results of a scene with a number of cards in one idiom.
    struct Row {
        let play: Play
        let idiom: Idiom
        fileprivate(set) var cpu: [Double] = []
        fileprivate(set) var baseline: [Double] = []
        fileprivate(set) var missed = 0

        /// Median of the ratios within each round, since other load on the machine affects both runs of a round.
        var ratio: Double { Rounds.median(zip(cpu, baseline).map { $1 > 0 ? $0 / $1 : 0 }) }
        var cpuMillisecondsPerFrame: Double { Rounds.median(cpu) }
        var baselineCPUMillisecondsPerFrame: Double { Rounds.median(baseline) }
    }

    static let rounds = 5
    /// Length of a run in seconds, unless the command line says otherwise.
    static let usualSeconds = 2.0

    private(set) var rows: [Row] = []
    /// Times from process start to the first frame of sixteen resting cards, per idiom.
    private(set) var starts: [Start] = []
    struct Start {
        let idiom: Idiom
        fileprivate(set) var milliseconds: [Double] = []

        /// Median start time in milliseconds. The first start reads files, and the machine may be busy at any time.
        var median: Double { Rounds.median(milliseconds) }
        var least: Double { milliseconds.min() ?? 0 }
    }
    /// Figures of the animation core on the same machine.
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

    /// Scenes and card counts to run; `cards` nil uses counts that cover about the same number of pixels.
    private static func plays(_ cards: Int?) -> [Play] {
        let moving: [CardScene] = [.flip, .deal, .pulse]
        let plays = moving.flatMap { scene in
            (cards.map { [$0] } ?? [12, 52, 104]).map { Play(scene: scene, count: $0) }
        }
        return plays + (cards.map { [$0] } ?? [40, 400]).map { Play(scene: .one, count: $0) }
    }

    /// Runs everything.
    ///
    /// - Throws: the `ChildError` of the first child that fails.
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

    /// Milliseconds from process start to the first frame.
    ///
    /// - Throws: `ChildError` if the child fails.
    private func startTime(_ idiom: Idiom) throws(ChildError) -> Double {
        let (figures, start) = try figures(
            of: Play(scene: .start, count: CardScene.start.usualCount), idiom, seconds: 0.1)
        return (figures["first_frame_clock_ms"] as? Double ?? 0) - start * 1000
    }

    /// CPU milliseconds per frame and missed frames of one run.
    ///
    /// - Throws: `ChildError` if the child fails.
    private func child(_ play: Play, _ idiom: Idiom) throws(ChildError) -> (cpu: Double, missed: Int) {
        let report = try figures(of: play, idiom, seconds: options.seconds ?? Self.usualSeconds).figures
        return (report["cpu_ms_per_frame"] as? Double ?? 0, report["missed"] as? Int ?? 0)
    }

    /// Report of one run, with its start time in seconds.
    ///
    /// - Throws: `ChildError` if the child fails.
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
