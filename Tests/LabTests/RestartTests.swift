import CairoRenderer
import Foundation
import LayerTree
import ProgramSupport
import Testing

extension RealCompositors {
    /// The compositor is killed and started again, or its connection is bad, during a deal: the game goes on.
    @Suite(.serialized) struct RestartTests {
        /// A compositor takes a while to start, above all on a busy machine.
        private static let isLong = ProcessInfo.processInfo.environment["LILT_LONG_TESTS"] == "1"
        private static let restarts = 20

        @Test(.enabled(if: isLong && Compositor.labWeston.isThere()))
        func `Weston is killed and started again during a deal`() async throws {
            try await expectDeal(in: .labWeston, ["--shell", "kiosk"])
        }

        @Test(.enabled(if: isLong && Compositor.labSway.isThere()))
        func `Sway is killed and started again during a deal`() async throws { try await expectDeal(in: .labSway, []) }

        /// Restarts the compositor during a deal, and compares the end with a deal that nothing disturbs.
        ///
        /// - Throws: if the game or the compositor cannot be run.
        private func expectDeal(in compositor: Compositor, _ options: [String]) async throws {
            let plan = try await LabGame.plan()
            let folder = try TemporaryFolder()
            var shell = RealCompositors.program(
                try RealCompositors.write(Self.script, into: folder), under: compositor, in: folder)
            shell.environment["deck"] = "\(Int(plan.deck.x)) \(Int(plan.deck.y))"
            shell.environment["restarts"] = "\(Self.restarts)"
            let result = try await compositor.run(shell, options: ["--size", LabGame.size] + options, limit: 600)
            try #require(result.ending == .exited(0), "\(result.outputText)\(result.errorText)")
            let dealt = try PNGFile.read(folder.url("dealt.png").path)
            #expect(LabGame.difference(dealt, plan.dealt) < 0.01)
        }

        /// Fails if the game has more files open after twenty restarts in a deal than after the first one, at rest,
        /// which is the first to set a timer, or keeps more buffers than a window at rest does.
        private static let script = #"""
            # The deal must not be over yet.
            begin LILT_SLOW=20
            restart() {
                mark
                control restart 0.1
                says 'configured' '\[frames\] frame'
            }
            files() { ls -l /proc/$game/fd | grep -vc memfd:lilt; }
            buffers() { ls -l /proc/$game/fd | grep -c memfd:lilt; }
            # True a few frames after the restart, or when there are no more to be waited for.
            has_gone_on() {
                said $marked configured '\[frames\] frame' '\[frames\] frame' '\[frames\] frame' ||
                    said $marked configured '\[frames\] frame.*at rest'
            }
            restart
            says 'active true'
            rest
            before=$(files)
            mark
            input click $deck
            says '\[frames\] frame'
            for number in $(seq "$restarts"); do
                restart
                await has_gone_on
            done
            says 'active true'
            rest
            # A file that is open for a moment only is closed again.
            is_tidy() { [ $(files) -le $before ] && [ $(buffers) -le 2 ]; }
            await is_tidy
            shot "$OUT/dealt.png"
            """#

        // MARK: A bad line

        /// Weston, behind a proxy that disturbs the connection.
        @Test(
            .enabled(if: Compositor.labWeston.isThere()),
            arguments: [["--split", "3"], ["--delay", "30"], ["--split", "1", "--delay", "5", "--seed", "9"]])
        func `events that come late, or in pieces, are events all the same`(line: [String]) async throws {
            let report = try await play(through: line)
            #expect(report.ending == .exited(0) && report.errorText.isEmpty, "\(report.errorText)")
        }

        @Test(.enabled(if: Compositor.labWeston.isThere()), arguments: [[20, 3], [45, 4], [90, 5]])
        func `a bit that is wrong ends nothing but, perhaps, the connection`(place: [Int]) async throws {
            for kind in ["--corrupt", "--corrupt-header"] {
                let result = try await play(through: [kind, "\(place[0])", "--seed", "\(place[1])"])
                // Each connection through this proxy breaks at one place; then the program prints that and ends.
                #expect(
                    [.exited(0), .exited(69), .exited(70)].contains(result.ending),
                    "\(kind) \(place): \(result.ending) \(result.errorText)")
            }
        }

        /// Nothing waits once there is a window.
        @Test(.enabled(if: Compositor.labWeston.isThere()), arguments: [100, 162, 170])
        func `a script comes to its end though the compositor says no more`(events: Int) async throws {
            let result = try await play(through: ["--stall-after", "\(events)"])
            #expect(result.ending == .exited(0), "\(result.ending) \(result.errorText)")
        }

        @Test(.enabled(if: Compositor.labWeston.isThere()))
        func `a game is played to its end over a line that is cut again and again`() async throws {
            let result = try await play(through: ["--drop-after", "60"])
            #expect(result.ending == .exited(0) && result.errorText.isEmpty, "\(result.errorText)")
        }

        @Test(.enabled(if: Compositor.labWeston.isThere()))
        func `a line that is cut before there is a window is given up in the end`() async throws {
            let result = try await play(through: ["--drop-after", "28"])
            #expect([.exited(69), .exited(70)].contains(result.ending), "\(result.ending)")
        }

        /// Plays the game through a proxy with these arguments.
        ///
        /// - Throws: if Weston cannot be run.
        private func play(through line: [String]) async throws -> ProgramResult {
            let folder = try TemporaryFolder()
            try Data("at 0.2 tap \"Deck\"\nat 2.5 quit\n".utf8).write(to: folder.url("a.script"))
            var shell = Program(
                URL(fileURLWithPath: "/bin/sh"),
                ["-c", "exec proxy \"$@\"", "play"] + line + [BuiltProducts.url(of: "memory-game").path]
                    + LabGame.arguments)
            shell.environment = LabGame.environment(home: folder)
            shell.environment["LILT_SCRIPT"] = folder.url("a.script").path
            shell.environment["LILT_RECONNECT"] = "4"
            return try await Compositor.labWeston.run(shell, options: ["--size", LabGame.size])
        }
    }
}
