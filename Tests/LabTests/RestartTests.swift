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
        func `Weston is killed and started again during a deal`() async {
            await RealCompositors.insist("restarts") { try await problemOfADeal(in: .labWeston, ["--shell", "kiosk"]) }
        }

        @Test(.enabled(if: isLong && Compositor.labSway.isThere()))
        func `Sway is killed and started again during a deal`() async {
            await RealCompositors.insist("restarts") { try await problemOfADeal(in: .labSway, []) }
        }

        /// Restarts the compositor during a deal; nil if all is well.
        ///
        /// - Throws: if the game or the compositor cannot be run.
        private func problemOfADeal(in compositor: Compositor, _ options: [String]) async throws -> String? {
            let plan = try await LabGame.plan()
            let folder = try TemporaryFolder()
            var shell = Program(URL(fileURLWithPath: "/bin/bash"), ["-c", Self.script, "deal"] + LabGame.arguments)
            shell.environment = LabGame.environment(home: folder)
            shell.environment["program"] = BuiltProducts.url(of: "memory-game").path
            shell.environment["out"] = folder.url.path
            shell.environment["deck"] = "\(Int(plan.deck.x)) \(Int(plan.deck.y))"
            shell.environment["restarts"] = "\(Self.restarts)"
            // The deal must not be over yet.
            shell.environment["LILT_SLOW"] = "20"
            let result = try await compositor.run(shell, options: ["--size", LabGame.size] + options, limit: 300)
            guard result.ending == .exited(0) else { return "\(result.ending) \(result.errorText)" }
            let counts = result.outputText.split(separator: "\n")
            guard counts.count == 2, counts.first == counts.last else {
                return "open files before the deal and after it: \(counts)"
            }
            let difference = LabGame.difference(try PNGFile.read(folder.url("dealt.png").path), plan.dealt)
            return difference < 0.01 ? nil : "\(difference) of the screen"
        }

        /// Prints the number of files, without buffers, that the game has open after one restart at rest, which is the
        /// first to set a timer, and after twenty; ends with 93 if it keeps more buffers than a window at rest does.
        private static let script = #"""
            mkfifo "$out/said"
            LILT_LOG=frames "$program" "$@" 2>"$out/said" &
            game=$!
            exec 3<"$out/said"
            rest() { while read -r -t 1 line <&3; do :; done; }
            # Its answer may still be under way from the last time.
            restart() { control restart 0.1 || control restart 0.1 || exit 91; }
            files() { ls -l /proc/$game/fd | grep -vc memfd:lilt; }
            buffers() { ls -l /proc/$game/fd | grep -c memfd:lilt; }
            read -r -t 20 line <&3 || exit 90
            rest
            restart
            read -r -t 20 line <&3 || exit 92
            rest
            files
            input click $deck
            for number in $(seq "$restarts"); do
                # Once the deal is over there are no more frames to be waited for.
                for frame in 1 2 3 4 5 6; do read -r -t 0.2 line <&3; done
                restart
                read -r -t 20 line <&3 || exit 92
            done
            rest
            files
            [ $(buffers) -le 2 ] || exit 93
            shot "$out/dealt.png"
            kill $game
            exit 0
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
