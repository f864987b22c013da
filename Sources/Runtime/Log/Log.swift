import Foundation

/// Categories of `LILT_LOG`.
package enum LogCategory: String, CaseIterable, Sendable { case wayland, frames, graph, animation }

/// Log lines on standard error.
package enum Log {
    /// Writes a line of a category. The caller has checked that the category is enabled.
    package static func write(_ category: LogCategory, _ line: String) { put("[\(category.rawValue)] \(line)") }

    /// Writes a line about a mistake of the program.
    package static func problem(_ line: String) { put("\(ProcessInfo.processInfo.processName): \(line)") }

    private static func put(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }
}
