import CProgramTime
import Foundation

/// The other threads of this process, as far as a run waits for their work.
struct OtherThreads {
    /// Numbers of threads that have computed for longer than a run waits. They are left to it until they are seen waiting.
    private var ignored: Set<Int32> = []

    /// Threads that are seen at once; a process with more at work is not waited for in full.
    private static let mostThreads = 256

    /// Processor time that the process has used so far, in seconds.
    static var processorTime: Double { Double(max(0, clock())) / Double(CLOCKS_PER_SEC) }

    /// True if one of them runs, is ready to run or waits for a page of memory, rather than for somebody.
    mutating func areAtWork() -> Bool {
        let working = Self.working
        if !ignored.isEmpty { ignored.formIntersection(working) }
        return working.contains { !ignored.contains($0) }
    }

    /// Waits no more for those that are at work now.
    mutating func ignoreThoseAtWork() { ignored.formUnion(Self.working) }

    private static var working: [Int32] {
        unsafe [Int32](unsafeUninitializedCapacity: mostThreads) { threads, count in
            count = unsafe Int(program_time_working_threads(threads.baseAddress, Int32(mostThreads)))
        }
    }
}
