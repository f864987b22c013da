import CProgramTime
import Foundation

/// Threads of this process for whose work an offscreen run waits: all but the main thread.
struct OtherThreads {
    /// Numbers of threads that have computed for longer than a run waits. A run does not wait for them until they have
    /// been seen idle.
    private var ignored: Set<Int32> = []

    /// Limit on the threads that are looked at; if more are at work, the run does not wait for the others.
    private static let mostThreads = 256

    /// Processor time that the process has used so far, in seconds.
    static var processorTime: Double { Double(max(0, clock())) / Double(CLOCKS_PER_SEC) }

    /// True if a thread that is not ignored runs, is ready to run, or waits for a page of memory; false if all wait for
    /// an event.
    mutating func areAtWork() -> Bool {
        let working = Self.working
        if !ignored.isEmpty { ignored.formIntersection(working) }
        return working.contains { !ignored.contains($0) }
    }

    /// Ignores the threads that are at work now.
    mutating func ignoreThoseAtWork() { ignored.formUnion(Self.working) }

    private static var working: [Int32] {
        unsafe [Int32](unsafeUninitializedCapacity: mostThreads) { threads, count in
            count = unsafe Int(program_time_working_threads(threads.baseAddress, Int32(mostThreads)))
        }
    }
}
