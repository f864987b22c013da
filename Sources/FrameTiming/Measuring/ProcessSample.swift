import Foundation

/// Resources that some processes have used up to one moment.
struct ProcessSample {
    /// CPU time of each process, in nanoseconds.
    var cpu: [Int32: UInt64] = [:]
    /// Voluntary context switches of each thread: the times that it waited.
    var switches: [Int32: Int] = [:]

    init() {}

    /// The resources that `processes` have used so far. Processes that have ended are left out.
    init(_ processes: [Int32]) {
        for process in processes {
            if let time = ProcessClock.nanoseconds(of: process) { cpu[process] = time }
            let tasks = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")) ?? []
            for thread in tasks.compactMap({ Int32($0) }) {
                switches[thread] = Self.field(
                    "voluntary_ctxt_switches", ofFile: "/proc/\(process)/task/\(thread)/status")
            }
        }
    }

    /// CPU time since `start`, in milliseconds. A process that began since counts from its beginning.
    func cpuMilliseconds(since start: ProcessSample) -> Double {
        cpu.reduce(0) { $0 + Double($1.value - min($1.value, start.cpu[$1.key] ?? 0)) * 1e-6 }
    }

    /// Voluntary context switches since `start`, of the threads that still run.
    func switches(since start: ProcessSample) -> Int {
        switches.reduce(0) { $0 + max(0, $1.value - (start.switches[$1.key] ?? 0)) }
    }

    /// Sum of the largest resident sizes that `processes` have had, in megabytes of 1,048,576 bytes.
    static func peakMegabytes(of processes: [Int32]) -> Double {
        processes.reduce(0) { $0 + Double(field("VmHWM", ofFile: "/proc/\($1)/status") ?? 0) / 1_024 }
    }

    private static func field(_ name: String, ofFile path: String) -> Int? {
        // A process may end between any two looks at it: it then has no figures.
        (try? String(contentsOfFile: path, encoding: .utf8)).flatMap { field(name, in: $0) }
    }

    /// Number in the line of `name` in the text of a `/proc/…/status`.
    static func field(_ name: String, in status: String) -> Int? {
        status.split(separator: "\n").first { $0.hasPrefix("\(name):") }
            .flatMap { $0.split(whereSeparator: { $0 == ":" || $0 == " " || $0 == "\t" }).dropFirst().first }
            .flatMap { Int($0) }
    }
}
