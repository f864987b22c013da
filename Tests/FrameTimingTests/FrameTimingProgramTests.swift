import Foundation
import ProgramSupport
import Testing

/// The program as it is run: what it prints, and how it ends.
struct FrameTimingProgramTests {
    @Test func `the core's figures are one JSON object`() async throws {
        let result = try await Program(product: "frame-timing", ["--scene", "core", "--json"]).run(limit: 600)
        #expect(result.ending == .exited(0))
        #expect(result.errorText.isEmpty)
        let object = try #require(try JSONSerialization.jsonObject(with: result.output) as? [String: Double])
        let expected: Set = ["spring_ns", "curve_ns", "batched_spring_ns", "cards_104x4_us", "allocations"]
        #expect(Set(object.keys) == expected)
        // Without a frame's work in it, a figure would be 0.
        for (name, value) in object where name != "allocations" { #expect(value > 0, "\(name)") }
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
