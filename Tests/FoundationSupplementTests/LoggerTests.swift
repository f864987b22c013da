import Testing
import os

/// Messages that programs write, and the lock beside them.
struct LoggerTests {
    @Test func `a message has its values in their forms`() {
        func text(_ message: OSLogMessage) -> String { message.text }
        #expect(text("a \(1, privacy: .public) \("b") \(3.14159, format: .fixed(precision: 2))") == "a 1 b 3.14")
        #expect(text("\(255, format: .hex)|\("c", align: .right(columns: 3))|") == "ff|  c|")
    }

    @Test(arguments: [
        ("a %@, %d", "a b, 3"), ("%{public}@ %%", "b %"), ("%ld %.1f %@", "b 3.0 (null)"), ("%@ %d %d", "b 3 "),
        ("%", ""),
    ])
    func `marks of a format are replaced by values`(format: String, expected: String) {
        let values: [Any?] = format.contains("(null)") || format.contains("%.1f") ? ["b", 3.0, nil] : ["b", 3]
        #expect(FormattedMessage(format, values).text == expected)
    }

    @Test func `a lock guards a value`() async {
        let lock = OSAllocatedUnfairLock(initialState: 0)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<50 { group.addTask { lock.withLock { $0 += 1 } } }
        }
        #expect(lock.withLock { $0 } == 50)
    }
}
