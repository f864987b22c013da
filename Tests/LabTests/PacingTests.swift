import Foundation
import ProgramSupport
import Testing

extension RealCompositors {
    /// A new picture at every refresh, and no wake-up when nothing moves: a release build on an exact clock.
    @Suite(.serialized) struct PacingTests {
        private static func canRun(_ compositor: Compositor) -> Bool { ReleaseGame.path != nil && compositor.isThere() }

        // MARK: While cards fly

        @Test(.enabled(if: canRun(.labWeston)))
        func `52 cards are dealt with a new frame at every refresh`() async throws {
            // On a busy machine even the compositor misses a refresh now and then.
            var problems: [String] = []
            for _ in 0..<6 {
                do {
                    let deal = try await ReleaseGame.deal(in: .labWeston, rate: 60)
                    deal.say()
                    if deal.isInOrder == true { return }
                    if deal.isInOrder == false { problems.append("\(deal)") }
                } catch {
                    problems.append("\(error)")
                }
            }
            #expect(problems.count < 4, "\(problems)")
            FileHandle.standardError.write(
                Data("not judged: six deals, and the machine was busy in most\n".utf8))
        }

        /// Rates that a machine reaches are printed; required is that a frame is never drawn without being asked for.
        @Test(.enabled(if: canRun(.labWeston)), arguments: [75, 120, 144])
        func `52 cards are dealt in Weston as fast as it asks for them`(rate: Int) async throws {
            await deal(in: .labWeston, rate: rate)
        }

        /// Sway's clock has a resolution of a millisecond, and it sends no presentation feedback.
        @Test(.enabled(if: canRun(.labSway)), arguments: [60, 75, 120, 144])
        func `52 cards are dealt in Sway as fast as it asks for them`(rate: Int) async throws {
            await deal(in: .labSway, rate: rate)
        }

        private func deal(in compositor: Compositor, rate: Int) async {
            await RealCompositors.insist("a deal at \(rate) Hz") {
                let deal = try await ReleaseGame.deal(in: compositor, rate: rate)
                deal.say()
                // A resolution of one millisecond is a tenth of the shortest refresh interval and more.
                let most = Int(deal.seconds * Double(rate) * 1.2) + 2
                return (60...most).contains(deal.frames) ? nil : "\(deal.frames) frames, of \(most) at most"
            }
        }

        // MARK: At rest

        // Field notes 11 and 13: without motion there are no wake-ups, also with the pointer over the background.

        @Test(.enabled(if: canRun(.labWeston)))
        func `a minute of rest in Weston is silence, with the keyboard and without`() async throws {
            await rest(in: .labWeston, ["--refresh", "60"], focus: "control state activated off")
        }

        @Test(.enabled(if: canRun(.labSway)))
        func `a minute of rest in Sway is silence`() async throws { await rest(in: .labSway, [], focus: "true") }

        private func rest(in compositor: Compositor, _ options: [String], focus: String) async {
            await RealCompositors.insist("rest") {
                let run = try await ReleaseGame.run(Self.restScript, in: compositor, options, ["focus": focus])
                for name in ["focused", "unfocused", "pointer"] {
                    guard try (run.object(name)["surfaces"] as? [Any])?.isEmpty == true else {
                        return "\(name): frames without motion"
                    }
                }
                let lines = run.result.outputText.split(separator: "\n")
                return lines.count == 4 && lines[0] == lines[1] && lines[2] == lines[3] ? nil : "it woke: \(lines)"
            }
        }

        /// Prints the number of context switches of the game's threads before and after rest, twice.
        private static let restScript =
            ReleaseGame.start + #"""
                frames watch 3 >/dev/null
                switches
                frames watch 60 --pid $game >"$out/focused.json"
                switches
                $focus
                frames watch 2 >/dev/null
                switches
                frames watch 60 --pid $game >"$out/unfocused.json"
                switches
                # Over the empty table, where nothing cares.
                (for x in $(seq 300 4 500); do echo "move $x 300"; done) | input -
                frames watch 1 --pid $game >"$out/pointer.json"
                control close
                wait $game
                """#

        // MARK: A slow compositor

        @Test(.enabled(if: canRun(.labWeston)))
        func `a compositor that asks for one frame a second costs one frame a second`() async throws {
            await RealCompositors.insist("a slow compositor") {
                let run = try await ReleaseGame.run(
                    Self.slowScript, in: .labWeston, ["--refresh", "1"], ["LILT_SLOW": "100"])
                let watched = try run.object("moving")
                let frames = (watched["surfaces"] as? [[String: Any]])?.first?["frames"] as? Int ?? 0
                let seconds = watched["cpu_s"] as? Double ?? .infinity
                // Less than one part in fifty of 20 s.
                return frames <= 22 && seconds < 0.4 ? nil : "\(frames) frames, \(seconds) s of CPU"
            }
        }

        private static let slowScript =
            ReleaseGame.start + #"""
                input key d
                frames watch 3 >/dev/null
                frames watch 20 --pid $game >"$out/moving.json"
                control close
                wait $game
                """#
    }
}
