import Foundation
import MotionFuzzing
import SeededNumbers
import Testing

/// The seed programs of `scripts/fuzz`, and random ones like them: no trap, no endless loop, no NaN from finite input,
/// no jump, and each completion runs once (S5.2, S5.10, S10.10). The fuzzer goes on from these by coverage.
@MainActor @Suite(.serialized) struct HostileProgramTests {
    private nonisolated static let seeds: [String] = {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../Fuzzing/AnimationCore/seeds.txt")
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init)
    }()

    @Test func `the corpus is there`() { #expect(Self.seeds.count > 20) }

    @Test(arguments: seeds) func `takes a program of the corpus`(program: String) {
        #expect(AnimatorProgram.run(Array(program.utf8)).lines == [])
    }

    @Test(arguments: [1, 2, 3, 4]) func `takes random programs`(seed: UInt64) {
        var random = SplitMix(seed: seed)
        let letters = Array("abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8)
        for _ in 0..<50 {
            let start = seed % 2 == 0 ? UInt8(ascii: "r") : UInt8(ascii: "h")
            let program = [start] + (0..<48).compactMap { _ in letters.randomElement(using: &random) }
            let lines = AnimatorProgram.run(program).lines
            #expect(lines == [], "\(String(decoding: program, as: UTF8.self))")
        }
    }
}
