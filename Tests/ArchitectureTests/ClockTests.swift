import Testing

/// Time is an argument: whoever asks for it makes two runs differ.
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

    @Test func `of Combine, only its timer and its schedulers read one`() {
        let found = SourceFile.all(under: "Sources/Combine").filter { !$0.lines(matching: Self.clocks).isEmpty }
        #expect(
            found.map(\.path) == [
                "Sources/Combine/Time/SystemSchedulers.swift", "Sources/Combine/Time/TimerPublisher.swift",
            ])
    }

    @Test func `no test sleeps`() {
        let sleeps = [#"\bsleep\("#, #"\busleep\("#, #"\bnanosleep\("#, #"\bTask\.sleep\b"#, #"\bsleep\(for"#]
        // Programs that are run by tests may, if that is what is tested.
        let files = SourceFile.all(under: "Tests").filter { !$0.path.hasPrefix("Tests/Programs/") }
        let found = files.flatMap { $0.lines(matching: sleeps) }
        #expect(!files.isEmpty)
        #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
    }
}
