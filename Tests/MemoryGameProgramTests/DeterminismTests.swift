import Foundation
import ProgramSupport
import Testing

/// Equal seeds and scripts give equal bytes, whatever the load of the machine.
struct DeterminismTests {
    private static let script = """
        at 0 capture first.png
        at 0.2 tap "Deck"
        from 0.2 to 1.8 every 0.4 capture deal-%02d.png
        at 2.2 tap "Card 1, face down"
        at 2.6 layers flip.json
        at 2.6 capture flip.png
        at 3 tap "Card 2, face down"
        from 3 to 5 every 0.5 filmstrip turn.png
        at 5.2 tap "Shuffle"
        at 5.4 layers shuffle.json
        at 6.5 tap "Restart"
        at 6.8 capture restart.png
        at 7.5 graph end.dot
        at 8 layers end.json
        """

    @Test func `a game that deals, flips and restarts writes the same bytes twice, and another seed others`()
        async throws
    {
        let arguments = ["--seed", "7", "--pairs", "8"]
        async let first = GameRun.played(Self.script, arguments: arguments)
        async let second = GameRun.played(Self.script, arguments: arguments)
        let (one, two) = try await (first, second)
        #expect(one.files.count == 13 && one.files == two.files)
        for file in one.files {
            let same = try one.data(file) == two.data(file)
            #expect(same, "\(file)")
        }
        let other = try await GameRun.played(Self.script, arguments: ["--seed", "8", "--pairs", "8"])
        #expect(other.files == one.files)
        for file in ["flip.png", "flip.json", "shuffle.json"] {
            let differs = try other.data(file) != one.data(file)
            #expect(differs, "\(file)")
        }
    }

    @Test func `without a script there are the first picture and the settled one`() async throws {
        let run = try await GameRun("", environment: ["LILT_SCRIPT": nil])
        #expect(run.result.ending == .exited(0), "\(run.result.errorText)")
        #expect(run.files == ["first.png", "settled.png"])
    }
}
