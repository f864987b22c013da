import Foundation
import Testing

/// Random programs under random changes, each interrupted by the next: at rest they look as if built from the final
/// state, identity follows places and ids (S2), and removing everything leaves nothing behind.
///
/// A failure names its seed and the shortest run that fails: `ProgramRun(seed: 17, stepLimit: 3)`. `LILT_SEED=17` in
/// the environment plays only that seed.
@MainActor struct RandomProgramTests {
    @Test(arguments: 0..<20)
    func `whatever happened on the way, the end is that of a fresh tree`(batch: Int) async {
        for seed in UInt64(batch * 15)..<UInt64(batch * 15 + 15) { await expectNoProblems(seed) }
    }

    @Test(.enabled(if: ProcessInfo.processInfo.environment["LILT_SEED"] != nil))
    func `the program of a failure`() async throws {
        await expectNoProblems(try #require(ProcessInfo.processInfo.environment["LILT_SEED"].flatMap { UInt64($0) }))
    }

    @Test(.enabled(if: ProcessInfo.processInfo.environment["LILT_LONG_TESTS"] == "1"))
    func `ten thousand programs`() async {
        for seed in UInt64(1_000_000)..<1_010_000 { await expectNoProblems(seed) }
    }

    private func expectNoProblems(_ seed: UInt64) async {
        let problems = await ProgramRun(seed: seed, stepLimit: .max).problems()
        guard !problems.isEmpty else { return }
        for steps in 0..<12 {
            let run = ProgramRun(seed: seed, stepLimit: steps)
            let found = await run.problems()
            guard !found.isEmpty else { continue }
            Issue.record(
                "ProgramRun(seed: \(seed), stepLimit: \(steps)):\n\(found.joined(separator: "\n"))\n\(run.program)")
            return
        }
        Issue.record("ProgramRun(seed: \(seed), stepLimit: .max):\n\(problems.joined(separator: "\n"))")
    }
}
