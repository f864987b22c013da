import Foundation
import ProgramSupport
import Testing

extension RealCompositors {
    /// At most one frame for each refresh of the screen, and no wake-up when nothing moves: laws that hold on a busy
    /// machine as well. `scripts/pacing` reports how many refreshes get no new frame.
    @Suite(.serialized) struct RefreshTests {
        private static func canRun(_ compositor: Compositor) -> Bool { ReleaseGame.path != nil && compositor.isThere() }

        // MARK: While cards fly

        @Test(.enabled(if: canRun(.labWeston)), arguments: [60, 75, 120, 144])
        func `52 cards are dealt in Weston with no frame that it did not ask for`(rate: Int) async throws {
            let run = try await ReleaseGame.run(Self.dealScript, in: .labWeston, ["--refresh", "\(rate)"])
            try expectOneFrameForEachRefresh(of: run)
        }

        /// Sway does not number its refreshes. Its clock has whole milliseconds, so that they are up to 15 % closer to
        /// each other than the rate says, never more.
        @Test(.enabled(if: canRun(.labSway)), arguments: [60, 75, 120, 144])
        func `52 cards are dealt in Sway with no frame that it did not ask for`(rate: Int) async throws {
            let run = try await ReleaseGame.run(Self.dealScript, in: .labSway, ["--refresh", "\(rate)"])
            let frames = try deal(of: run)
            let refreshes = (frames[frames.count - 1].t - frames[0].t) * Double(rate) * 1.16
            #expect(Double(frames.count) <= refreshes + 2, "\(frames.count) frames in \(refreshes) refreshes")
        }

        /// Prints the time at which the deal begins.
        private static let dealScript = #"""
            begin
            mark
            date +%s.%N
            input key d
            says '\[frames\] frame'
            rest
            control close
            ended
            """#

        /// A compositor that asks for one frame a second, and a deal that takes minutes.
        @Test(.enabled(if: canRun(.labWeston)))
        func `a slow compositor costs no more frames than it asks for`() async throws {
            let run = try await ReleaseGame.run(
                Self.slowScript, in: .labWeston, ["--refresh", "1"], ["LILT_SLOW": "100"])
            try expectOneFrameForEachRefresh(of: run)
            let drawn = try #require(run.numbers.last)
            let committed = try deal(of: run).count
            // The last one may not have reached the compositor when the game was stopped.
            #expect(drawn >= 2 && drawn <= Double(committed) + 1, "\(drawn) drawn, \(committed) committed")
        }

        /// Prints the time at which the deal begins, and the number of frames with changes that the game has drawn since.
        private static let slowScript = #"""
            begin
            mark
            date +%s.%N
            input key d
            frames_are_many() { [ "$(frames_since)" -ge 8 ]; }
            await frames_are_many
            kill -STOP $game
            since | grep '\[frames\] frame' | grep -vc ' 0 pixels'
            """#

        /// Checks that no refresh got two frames, and that some got one.
        ///
        /// - Throws: if there are no frames.
        private func expectOneFrameForEachRefresh(of run: ReleaseGame.Run) throws {
            let refreshes = try deal(of: run).compactMap(\.seq)
            #expect(!refreshes.isEmpty)
            #expect(Set(refreshes).count == refreshes.count, "\(refreshes)")
        }

        /// The frames since the time that a run printed first.
        ///
        /// - Throws: if there are no frames.
        private func deal(of run: ReleaseGame.Run) throws -> [ReleaseGame.Frame] {
            let start = try #require(run.numbers.first)
            let frames = try run.frames().filter { $0.t >= start }
            try #require(!frames.isEmpty)
            return frames
        }

        // MARK: At rest

        // Field notes 11 and 13: without motion there are no wake-ups, also with the pointer over the background.

        @Test(.enabled(if: canRun(.labWeston)))
        func `a minute of rest in Weston is silence, with the keyboard and without`() async throws {
            try await expectRest(in: .labWeston, ["--refresh", "60"])
        }

        @Test(.enabled(if: canRun(.labSway)))
        func `a minute of rest in Sway is silence, with the keyboard and without`() async throws {
            try await expectRest(in: .labSway, [])
        }

        /// Checks that the game neither runs nor draws at rest.
        ///
        /// - Throws: if the compositor cannot be run, or the script finds that the game runs or draws.
        private func expectRest(in compositor: Compositor, _ options: [String]) async throws {
            let run = try await ReleaseGame.run(Self.restScript, in: compositor, options)
            let times = run.numbers
            try #require(times.count == 6, "\(run.result.outputText)")
            let frames = try run.frames().map(\.t)
            for (name, pair) in [("with the keyboard", 0), ("under the pointer", 2), ("without the keyboard", 4)] {
                #expect(!frames.contains { times[pair] < $0 && $0 < times[pair + 1] }, "frames \(name)")
            }
        }

        /// Fails if the game draws or runs in a minute of rest, or draws because the pointer moves. Prints the times at
        /// which the minutes and the motion begin and end.
        private static let restScript = #"""
            begin
            # Context switches of the game's threads: they have some only if they run, however busy other programs are.
            switches() { cat /proc/$game/task/*/status | awk '/ctxt_switches/ { sum += $2 } END { print sum }'; }
            # The compositor may still answer to the last frame. Rest has come when nothing has happened for a while.
            is_quiet() {
                local before
                before=$(switches)
                sleep 3
                [ "$(switches)" = "$before" ]
            }
            minute() {
                await is_quiet
                mark
                date +%s.%N
                local before
                before=$(switches)
                sleep 60
                [ "$(switches)" = "$before" ] || fail "it ran $(($(switches) - before)) times in a minute of rest"
                date +%s.%N
                [ -z "$(since)" ] || fail 'it drew in a minute of rest'
            }
            minute
            # Over the empty table, where nothing cares.
            mark
            date +%s.%N
            (for x in $(seq 300 4 500); do echo "move $x 300"; done) | input -
            handled
            date +%s.%N
            [ "$outlook" = 'at rest' ] && [ "$(frames_since)" = 0 ] || fail 'it drew for the pointer'
            control seat keyboard off
            minute
            control close
            ended
            """#
    }
}
