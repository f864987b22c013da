import Testing

@testable import FrameTiming

struct AgainstOutputTests {
    private func figures(cpu: Double, rate: Double = 1) -> WindowFigures {
        WindowFigures(
            frames: 120, framesPerRefresh: rate, cpuMillisecondsPerFrame: cpu, switchesPerFrame: 2.5,
            peakMegabytes: 50.25, firstCommitMilliseconds: 99.6)
    }

    private func against(otherRate: Double = 1) throws -> Against {
        let options = try TimingOptions(arguments: ["--scene", "one", "--against", "/opt/limit", "{scene}"])
        var against = Against(
            OtherProgram(program: "/opt/limit", arguments: ["{scene}"]), scene: .one, options: options)
        against.rows[0].own = [1, 2, 9].map { figures(cpu: $0) }
        against.rows[0].other = [1, 1, 3].map { figures(cpu: $0, rate: otherRate) }
        return against
    }

    @Test func `the ratio is the median of the rounds' ratios`() throws {
        // 1/1, 2/1 and 9/3; the ratio of the medians would be 2/1 as well, that of the sums 12/5.
        #expect(try against().rows[0].ratio == 2)
        var uneven = try against()
        uneven.rows[0].other = [4, 1, 3].map { figures(cpu: $0) }
        // 1/4, 2/1 and 9/3, where the ratio of the medians would be 2/3.
        #expect(uneven.rows[0].ratio == 2)
    }

    @Test func `the medians of both programs are in all forms of output`() throws {
        let against = try against()
        let rows = try #require(against.json["rows"] as? [[String: Any]])
        #expect(rows[0]["scene"] as? String == "one" && rows[0]["cards"] as? Int == 400)
        let own = try #require(rows[0]["own"] as? [String: Any])
        #expect(own["cpu_ms_per_frame"] as? Double == 2 && own["first_commit_ms"] as? Double == 99.6)
        #expect((rows[0]["other"] as? [String: Any])?["cpu_ms_per_frame"] as? Double == 1)
        let line = "| `one` | 400 | 2.00 | 2.000 | 1.000 | 2.5 | 2.5 | 50.2 | 50.2 | 100 | 100 |"
        #expect(against.markdown.split(separator: "\n").contains(Substring(line)), "\(against.markdown)")
        let table = against.table.split(separator: "\n").last?.split(separator: " ")
        #expect(table == ["one", "400", "2.00", "2.000", "1.000", "2.5", "2.5", "50.2", "50.2", "100", "100"])
    }

    @Test func `a program that leaves refreshes out is named`() throws {
        let remark = "limit drew 0.50 frames per refresh in one 400."
        #expect(try against(otherRate: 0.5).table.hasSuffix("\n\(remark)"))
        #expect(try against(otherRate: 0.5).markdown.hasSuffix("\n\n\(remark)"))
        #expect(try !against(otherRate: 0.97).table.contains("per refresh"))
    }
}
