import Foundation

/// What `LILT_LOG` can tell of.
package enum LogCategory: String, CaseIterable, Sendable { case wayland, frames, graph, animation }

/// Lines to standard error.
package enum Log {
    /// One line of a category; whoever calls it has asked first whether that is wanted.
    package static func write(_ category: LogCategory, _ line: String) { put("[\(category.rawValue)] \(line)") }

    /// One line about a mistake of the program.
    package static func problem(_ line: String) { put("\(ProcessInfo.processInfo.processName): \(line)") }

    private static func put(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }
}
