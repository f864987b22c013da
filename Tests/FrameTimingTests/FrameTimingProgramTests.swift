import Foundation
import ProgramSupport
import Testing

@testable import FrameTiming

/// Output and exit status of the program, run as a process.
struct FrameTimingProgramTests {
    @Test func `the core's figures are one JSON object`() async throws {
        let result = try await Program(product: "frame-timing", ["--scene", "core", "--json"]).run(limit: 600)
        #expect(result.ending == .exited(0))
        #expect(result.errorText.isEmpty)
        let object = try #require(try JSONSerialization.jsonObject(with: result.output) as? [String: Double])
        let expected: Set = ["spring_ns", "curve_ns", "batched_spring_ns", "cards_104x4_us", "allocations"]
        #expect(Set(object.keys) == expected)
        // A figure would be 0 if no frame's work were measured.
        for (name, value) in object where name != "allocations" { #expect(value > 0, "\(name)") }
    }

    @Test func `--help and --version are printed`() async throws {
        try await HelpTexts(of: "frame-timing").check(naming: TimingOptions.Option.allCases.map(\.rawValue))
    }

    /// Members of every report, by docs/contracts.md.
    private static let report: Set = [
        "host", "refresh_hz", "seconds", "frames", "missed", "cpu_ms_per_frame", "frame_ms", "present_error_ms",
        "wakeups", "bodies", "layouts", "rules", "damage_px_per_frame", "first_frame_ms", "peak_rss_mb",
    ]

    @Test(arguments: [CardScene.flip, .deal, .pulse, .one], Idiom.allCases)
    func `a scene is played in each idiom, and reported with what was played`(scene: CardScene, idiom: Idiom)
        async throws
    {
        var program = Program(
            product: "frame-timing",
            [
                "--scene", scene.rawValue, "--cards", "6", "--idiom", idiom.rawValue, "--host", "offscreen",
                "--seconds",
                "0.2", "--json",
            ])
        program.environment = ["LILT_SIZE": "320x200"]
        let result = try await program.run(limit: 600)
        try #require(result.ending == .exited(0), "\(result.errorText)")
        let object = try #require(try JSONSerialization.jsonObject(with: result.output) as? [String: Any])
        #expect(object["scene"] as? String == scene.rawValue && object["cards"] as? Int == 6)
        #expect(object["idiom"] as? String == idiom.rawValue && object["host"] as? String == "offscreen")
        #expect((object["frames"] as? Int ?? 0) > 0)
        if idiom != .baseline { #expect(Self.report.isSubset(of: object.keys)) }
    }

    @Test func `a comparison is one object, with a row for each scene that moves`() async throws {
        let result = try await Program(
            product: "frame-timing",
            ["--compare", "--cards", "2", "--idiom", "layers", "--seconds", "0.1", "--json"]
        ).run(limit: 1_800)
        try #require(result.ending == .exited(0), "\(result.errorText)")
        let object = try #require(try JSONSerialization.jsonObject(with: result.output) as? [String: Any])
        #expect(object["machine"] is String && object["rounds"] as? Int == Comparison.rounds)
        let rows = try #require(object["rows"] as? [[String: Any]])
        #expect(rows.compactMap { $0["scene"] as? String } == ["flip", "deal", "pulse", "one"])
        for row in rows {
            #expect(row["cards"] as? Int == 2 && row["idiom"] as? String == "layers" && row["missed"] is Int)
            for name in ["cpu_ms_per_frame", "baseline_cpu_ms_per_frame", "ratio"] {
                #expect((row[name] as? Double ?? 0) > 0, "\(name)")
            }
        }
    }

    @Test(arguments: [
        [], ["--scene"], ["--scene", "flop"], ["--scene", "two\nlines"], ["--colour", "red"], ["--json=1"],
    ])
    func `a wrong argument is one line and exit 64`(arguments: [String]) async throws {
        let result = try await Program(product: "frame-timing", arguments).run()
        #expect(result.ending == .exited(64))
        #expect(result.output.isEmpty)
        #expect(result.errorLines.count == 1)
        #expect(result.errorText.hasPrefix("frame-timing: "))
    }
}
