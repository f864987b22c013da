import Foundation

/// Activity of the other threads of this process.
enum OtherThreads {
    /// Processor time used by the whole process so far, in nanoseconds.
    static var processorTime: UInt64 { UInt64(max(0, clock())) * 1_000_000_000 / UInt64(CLOCKS_PER_SEC) }

    /// True if another thread is running or ready to run.
    /// - Source: proc(5), `/proc/self/task/*/stat`, third field.
    static var areAtWork: Bool {
        let files = FileManager.default
        guard let threads = try? files.contentsOfDirectory(atPath: "/proc/self/task"), threads.count > 1 else {
            return false
        }
        // The main thread's number is that of the process.
        let main = String(ProcessInfo.processInfo.processIdentifier)
        return threads.contains { thread in
            guard thread != main, let data = files.contents(atPath: "/proc/self/task/\(thread)/stat") else {
                return false
            }
            // The thread's name before the field is in brackets, and may itself contain brackets.
            guard let bracket = data.lastIndex(of: UInt8(ascii: ")")), bracket + 2 < data.endIndex else { return false }
            return data[bracket + 2] == UInt8(ascii: "R")
        }
    }
}
