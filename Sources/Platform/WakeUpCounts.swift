/// Number of wake-ups of the process, by cause.
package struct WakeUpCounts: Equatable, Sendable {
    package enum Cause: String, CaseIterable, Sendable {
        case frameCallback = "frame_callback"
        case input, timer, task, configure, buffer, presentation, output, registry, start, script, connection, settings
    }

    private var counts = [Int](repeating: 0, count: Cause.allCases.count)

    package init() {}

    package private(set) subscript(cause: Cause) -> Int {
        get { counts[Self.index(of: cause)] }
        set { counts[Self.index(of: cause)] = newValue }
    }

    package var total: Int { counts.reduce(0, +) }

    package mutating func count(_ cause: Cause) { self[cause] += 1 }

    private static func index(of cause: Cause) -> Int { Cause.allCases.firstIndex(of: cause) ?? 0 }
}
