import Foundation
import ProgramSupport
import Testing

extension RealCompositors {
    /// Time until a program shows its first picture, compared with another toolkit that draws with Cairo on the CPU.
    @Suite(.serialized) struct StartTests {
        /// Any program of GTK will do; this one has a window of three words and a button.
        private static let other = Executables.find("zenity")

        private static func canRun() -> Bool {
            guard ReleaseGame.path != nil, Compositor.headlessWeston.isThere() else { return false }
            if other == nil {
                FileHandle.standardError.write(Data("skipped: the time to a first buffer beside GTK: no zenity\n".utf8))
            }
            return other != nil
        }

        @Test(.enabled(if: canRun()))
        func `field note 42: a table of cards is there sooner than a dialog of GTK`() async throws {
            let run = try await ReleaseGame.run(Self.script, in: .headlessWeston, [])
            let lines = run.result.outputText.split(separator: "\n").map {
                $0.split(separator: " ").compactMap { Double($0) }
            }
            try #require(lines.count == 9 && lines.allSatisfy { $0.count == 2 }, "\(run.result.outputText)")
            // In turns, so that other load affects both.
            func median(_ column: Int) -> Double { lines.map { $0[column] }.sorted()[lines.count / 2] }
            print("first buffer after \(median(0)) ms, GTK's after \(median(1)) ms")
            #expect(median(0) < median(1))
        }

        /// MiB of a program that loads Swift's libraries, with its share of memory that other processes share.
        private static let mostMegabytes = 48.0

        @Test(.enabled(if: ReleaseGame.path != nil && Compositor.labWeston.isThere()))
        func `field notes 39 and 40: a table of cards takes little memory, and nothing of a graphics card's`()
            async throws
        {
            let run = try await ReleaseGame.run(
                #"""
                begin
                awk '/^Pss:/ { print $2 / 1024 }' /proc/$game/smaps_rollup
                grep -c libcairo /proc/$game/maps || true
                grep -cE 'lib(GL|EGL|GLES|vulkan|gbm|drm|nvidia)|/dri/' /proc/$game/maps || true
                control close
                ended
                """#, in: .labWeston, [])
            let numbers = run.numbers
            try #require(numbers.count == 3, "\(run.result.outputText)")
            print("\(numbers[0]) MB of memory")
            #expect(numbers[0] > 1 && numbers[0] < Self.mostMegabytes)
            #expect(numbers[1] > 0, "the list shows what is loaded")
            #expect(numbers[2] == 0)
        }

        /// Prints nine times the milliseconds after which either program committed its first picture, by libwayland's
        /// log, which has microseconds in 32 bits.
        private static let script = #"""
            # The programs are killed, and their status is not zero.
            set +e
            mkfifo "$OUT/said"
            first() {
                local begin=${EPOCHREALTIME/[.,]/} line time=
                WAYLAND_DEBUG=1 "$@" 2>"$OUT/said" >/dev/null &
                local started=$!
                while read -r line; do
                    case $line in *wl_surface*.attach\(wl_buffer*) time=${line%%]*}; break ;; esac
                done <"$OUT/said"
                kill -9 $started 2>/dev/null
                wait $started 2>/dev/null
                [ -n "$time" ] || exit 91
                time=${time//[^0-9]/}
                local passed=$(((10#$time - begin) & 0xFFFFFFFF))
                printf '%d.%03d ' $((passed / 1000)) $((passed % 1000))
            }
            export GDK_BACKEND=wayland
            unset DISPLAY
            # Once for the files to be read.
            (first "$GAME" --seed 7; first zenity --info --text "three little words") >/dev/null
            for round in 1 2 3 4 5 6 7 8 9; do
                first "$GAME" --seed 7
                first zenity --info --text "three little words"
                echo
            done
            """#
    }
}
