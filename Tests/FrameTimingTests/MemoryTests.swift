import Foundation
import ProgramSupport
import Testing

/// Frames leave no memory behind: a process that has drawn thousands is as large as one that has drawn few.
struct MemoryTests {
    private static let isLong = ProcessInfo.processInfo.environment["LILT_LONG_TESTS"] == "1"

    /// Peak resident size, in megabytes, of a flip for `seconds` seconds of a thousand frames each.
    private func peak(_ seconds: Double, cards: Int, size: String) async throws -> Double {
        var program = Program(
            product: "frame-timing",
            ["--scene", "flip", "--cards", "\(cards)", "--host", "offscreen", "--seconds", "\(seconds)", "--json"])
        program.environment = ["LILT_FPS": "1000", "LILT_SIZE": size]
        let result = try await program.run(limit: 3_600)
        try #require(result.ending == .exited(0), "\(result.errorText)")
        let report = try #require(try JSONSerialization.jsonObject(with: result.output) as? [String: Any])
        let frames = try #require(report["frames"] as? Int)
        #expect(Double(frames) > seconds * 990)
        return try #require(report["peak_rss_mb"] as? Double)
    }

    /// Smallest peak of the shorter and of the longer run, over up to three runs of each. Some runs are megabytes
    /// larger from their start on, depending on how the heaps of their threads lie; memory left by frames shows in all
    /// runs.
    private func peaks(
        _ short: Double, _ long: Double, cards: Int, size: String
    ) async throws -> (few: Double, many: Double) {
        var few = Double.infinity
        var many = Double.infinity
        for _ in 0..<3 {
            few = min(few, try await peak(short, cards: cards, size: size))
            many = min(many, try await peak(long, cards: cards, size: size))
            if many - few < Self.tolerance { break }
        }
        return (few, many)
    }

    /// Accepted difference, in megabytes.
    private static let tolerance = 1.0

    @Test(.disabled(if: Sanitizer.keepsMemory, "a sanitizer keeps what is freed"))
    func `two thousand frames more take no memory`() async throws {
        let (few, many) = try await peaks(1, 3, cards: 12, size: "320x200")
        #expect(many - few < Self.tolerance, "\(few) MB, then \(many)")
    }

    /// Ten minutes at sixty frames per second.
    @Test(.enabled(if: isLong, "LILT_LONG_TESTS is not 1"))
    func `36,000 frames of a flip take no more memory than 3,000`() async throws {
        let (few, many) = try await peaks(3, 36, cards: 104, size: "1280x800")
        print("a flip of 104 cards: \(few) MB after 3,000 frames, \(many) MB after 36,000")
        #expect(many - few < Self.tolerance, "\(few) MB, then \(many)")
    }
}
