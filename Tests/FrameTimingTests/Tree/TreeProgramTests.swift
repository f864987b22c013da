import Foundation
import ProgramSupport
import Testing

@testable import FrameTiming

/// `--scene tree` as a process.
struct TreeProgramTests {
    private static let isLong = ProcessInfo.processInfo.environment["LILT_LONG_TESTS"] == "1"

    private func report(_ environment: [String: String?] = [:]) async throws -> [String: Any] {
        var program = Program(product: "frame-timing", ["--scene", "tree", "--json"])
        program.environment = environment
        let result = try await program.run(limit: 3_600)
        try #require(result.ending == .exited(0), "\(result.errorText)")
        return try #require(try JSONSerialization.jsonObject(with: result.output) as? [String: Any])
    }

    @Test func `without valgrind there are times, and a reason`() async throws {
        let report = try await report(["PATH": "/nowhere"])
        #expect((report["not_counted"] as? String)?.hasPrefix("there is no valgrind in PATH") == true)
        #expect((report["build_1000_ms"] as? Double ?? 0) > 0 && (report["leaf_update_us"] as? Double ?? 0) > 0)
        let cold = try #require(report["cold_us"] as? [String: Double])
        #expect(Set(cold.keys) == Set(TreeUpdate.allCases.map(\.rawValue)))
        #expect(cold.values.allSatisfy { $0 > 0 })
    }

    /// Valgrind takes many minutes for a debug build.
    @Test(
        .enabled(if: isLong, "LILT_LONG_TESTS is not 1"),
        .enabled(if: Executables.find("valgrind") != nil, "there is no valgrind in PATH"))
    func `each update has counts, and lines are fewer than instructions`() async throws {
        let report = try await report()
        #expect(report["not_counted"] == nil)
        let counts = try #require(report["counts"] as? [String: [String: Double]])
        #expect(Set(counts.keys) == Set(TreeUpdate.allCases.map(\.rawValue)))
        for (name, count) in counts {
            let instructions = count["instructions"] ?? 0
            for lines in ["data_lines", "code_lines"] {
                #expect((count[lines] ?? 0) > 0 && (count[lines] ?? 0) < instructions, "\(name) \(lines)")
            }
            #expect((count["retains"] ?? 0) > 0 && (count["releases"] ?? 0) > 0, "\(name)")
        }
    }
}
