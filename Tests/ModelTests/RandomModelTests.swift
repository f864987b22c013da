import Foundation
import Testing

/// Every frame of a random program matches a plain, slow model of the rules: S1, S2, S5, S8, S10–S13, S18, S19, S23.
///
/// A failure names the seed, the first frame that differs, and the smallest program that still fails, as Swift source.
/// `LILT_SEED=17` or `LILT_SEED=17,20-29` in the environment plays only those seeds, each for `LILT_FRAMES` frames
/// (default 90).
@MainActor struct RandomModelTests {
    @Test(arguments: 0..<10)
    func `every frame is as the model says`(batch: Int) {
        for seed in UInt64(batch * 36)..<UInt64(batch * 36 + 36) { expectAlike(seed, frameCount: 90) }
    }

    @Test(.enabled(if: ProcessInfo.processInfo.environment["LILT_SEED"] != nil))
    func `the program of a failure`() throws {
        let environment = ProcessInfo.processInfo.environment
        let frameCount = environment["LILT_FRAMES"].flatMap { Int($0) } ?? 90
        for range in try #require(environment["LILT_SEED"]).split(separator: ",") {
            let ends = try range.split(separator: "-").map { try #require(UInt64($0), "LILT_SEED has numbers") }
            for seed in try #require(ends.first)...#require(ends.last) { expectAlike(seed, frameCount: frameCount) }
        }
    }

    @Test(.enabled(if: ProcessInfo.processInfo.environment["LILT_LONG_TESTS"] == "1"))
    func `ten thousand programs`() {
        for seed in UInt64(1_000_000)..<1_010_000 { expectAlike(seed, frameCount: 300) }
    }

    private func expectAlike(_ seed: UInt64, frameCount: Int) {
        let program = ProgramGenerator.program(seed: seed, frameCount: frameCount)
        guard Comparison(program: program).firstDifference() != nil else { return }
        let shrunk = ProgramShrinker { Comparison(program: $0).firstDifference() != nil }.shrunk(program)
        let difference = Comparison(program: shrunk).firstDifference()
        Issue.record("seed \(seed), \(difference.map { "\($0)" } ?? "no difference once shrunk")\n\(shrunk.source)")
    }
}
