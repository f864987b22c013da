import Foundation
import Testing

/// Random programs look in every frame as a plain, slow model of the rules says: S1, S2, S5, S8, S10–S12, S23.
///
/// A failure names its seed, the first frame that differs, and the smallest program that still fails, as Swift source. With
/// `LILT_SEED=17` in the environment that one alone is played.
@MainActor struct RandomModelTests {
    @Test(arguments: 0..<10)
    func `every frame is as the model says`(batch: Int) {
        for seed in UInt64(batch * 60)..<UInt64(batch * 60 + 60) { expectAlike(seed) }
    }

    @Test(.enabled(if: ProcessInfo.processInfo.environment["LILT_SEED"] != nil))
    func `the program of a failure`() throws {
        expectAlike(try #require(ProcessInfo.processInfo.environment["LILT_SEED"].flatMap { UInt64($0) }))
    }

    @Test(.enabled(if: ProcessInfo.processInfo.environment["LILT_LONG_TESTS"] == "1"))
    func `ten thousand programs`() {
        for seed in UInt64(1_000_000)..<1_010_000 { expectAlike(seed) }
    }

    private func expectAlike(_ seed: UInt64) {
        let program = ProgramGenerator.program(seed: seed)
        guard Comparison(program: program).firstDifference() != nil else { return }
        let shrunk = ProgramShrinker { Comparison(program: $0).firstDifference() != nil }.shrunk(program)
        let difference = Comparison(program: shrunk).firstDifference()
        Issue.record("seed \(seed), \(difference.map { "\($0)" } ?? "no difference once shrunk")\n\(shrunk.source)")
    }
}
