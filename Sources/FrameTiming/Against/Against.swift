import Foundation

/// Measurement of this program and another one in windows, in turns: what a user of either has, with a process that
/// sleeps between frames, cold caches, and messages that arrive one by one.
struct Against {
    /// Results of one scene.
    struct Row {
        let play: Play
        var own: [WindowFigures] = []
        var other: [WindowFigures] = []

        /// Median of the ratios of CPU time a frame within each round, since other load on the machine affects both
        /// runs of a round.
        var ratio: Double {
            Rounds.median(
                zip(own, other).map { own, other in
                    let base = other.cpuMillisecondsPerFrame
                    return base > 0 ? own.cpuMillisecondsPerFrame / base : 0
                })
        }
    }

    static let rounds = 5
    /// Length of a measurement in seconds, unless the command line says otherwise.
    static let usualSeconds = 2.0
    /// Scenes in which each refresh has a new frame.
    static let scenes: [CardScene] = [.flip, .deal, .pulse, .one]

    let other: OtherProgram
    let idiom: Idiom
    var rows: [Row]
    private let seconds: Double

    init(_ other: OtherProgram, scene: CardScene?, options: TimingOptions) {
        self.other = other
        idiom = options.idiom ?? .views
        seconds = options.seconds ?? Self.usualSeconds
        rows = (scene.map { [$0] } ?? Self.scenes).map { scene in
            Row(play: Play(scene: scene, count: options.cards ?? scene.usualCount))
        }
    }

    /// Runs everything.
    ///
    /// - Throws: `ChildError` with status 69 if there is no Weston, 64 if there is no such program, and the error of
    ///   the first run that fails.
    mutating func run() throws(ChildError) {
        guard let weston = CommandPath.find("weston") else {
            throw ChildError(status: 69, message: "there is no weston in PATH; Debian's package weston has it")
        }
        guard let program = CommandPath.find(other.program) else {
            throw ChildError(
                status: 64, message: "there is no program \(String(reflecting: other.program)) that can be executed")
        }
        let interruption = Interruption()
        /// Figures of one run.
        ///
        /// - Throws: the `ChildError` of the run.
        func figures(_ program: URL, _ arguments: [String]) throws(ChildError) -> WindowFigures {
            try WindowRun(
                weston: weston, program: program, arguments: arguments, seconds: seconds, interruption: interruption
            ).figures()
        }
        for round in 0..<Self.rounds {
            for index in rows.indices {
                let play = rows[index].play
                // The first run of a pair changes, so that neither has the advantage of its place.
                for isOwn in round.isMultiple(of: 2) ? [false, true] : [true, false] {
                    if isOwn {
                        rows[index].own.append(try figures(CommandPath.own, ownArguments(for: play)))
                    } else {
                        rows[index].other.append(try figures(program, other.arguments(for: play)))
                    }
                }
            }
        }
    }

    private func ownArguments(for play: Play) -> [String] {
        [
            "--host", "wayland", "--idiom", idiom.rawValue, "--scene", play.scene.rawValue, "--cards", "\(play.count)",
        ]
    }
}
