import Testing

/// Engines read no clock and start no timer, and tests do not sleep: time is an argument, so that equal runs are equal.
struct ClockTests {
    private static let clocks = [
        #"\bDate\(\)"#, #"\bDate\.now\b"#, #"\bDate\(timeIntervalSinceNow"#, #"\bclock_gettime\b"#,
        #"\bgettimeofday\b"#,
        #"\bDispatch(Wall)?Time\.now\b"#, #"\bdeadline: \.now\b"#, #"\bContinuousClock\b"#, #"\bSuspendingClock\b"#,
        #"\bCFAbsoluteTimeGetCurrent\b"#, #"\bsystemUptime\b"#, #"\bTask\.sleep\b"#, #"\basyncAfter\b"#,
        #"\bscheduledTimer\b"#, #"\bTimer\("#,
    ]

    @Test(arguments: ModuleTable.entries.map(\.module))
    func `no engine reads a clock or starts a timer`(module: String) throws {
        guard !ModuleTable.mayReadClocks.contains(module), !ModuleTable.programs.contains(module) else { return }
        let entry = try #require(ModuleTable.entries.first { $0.module == module })
        let found = SourceFile.all(under: entry.folder).flatMap { $0.lines(matching: Self.clocks) }
        #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
    }

    @Test func `of Combine, only its timer and the schedulers that programs choose read one`() {
        let found = SourceFile.all(under: "Sources/Combine").filter { !$0.lines(matching: Self.clocks).isEmpty }
        #expect(
            found.map(\.path) == [
                "Sources/Combine/Time/SystemSchedulers.swift", "Sources/Combine/Time/TimerPublisher.swift",
            ])
    }

    @Test func `no test sleeps`() {
        let sleeps = [#"\bsleep\("#, #"\busleep\("#, #"\bnanosleep\("#, #"\bTask\.sleep\b"#, #"\bsleep\(for"#]
        // Programs run by tests may sleep, if that is what is tested.
        let files = SourceFile.all(under: "Tests").filter { !$0.path.hasPrefix("Tests/Programs/") }
        let found = files.flatMap { $0.lines(matching: sleeps) }
        #expect(!files.isEmpty)
        #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
    }
}
