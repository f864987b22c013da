import Foundation

/// Importance of a message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    /// Number of the importance.
    public let rawValue: UInt8
    /// The importance of this number.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// The importance of this number.
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }

    /// Of interest at any time.
    public static let `default` = OSLogType(0)
    /// Of interest while something is looked for.
    public static let info = OSLogType(1)
    /// Of interest while a program is written.
    public static let debug = OSLogType(2)
    /// Something failed.
    public static let error = OSLogType(16)
    /// The program is wrong.
    public static let fault = OSLogType(17)

    /// Word in front of messages of this importance; nil for none.
    var word: String? { self == .error ? "error" : self == .fault ? "fault" : nil }
}

/// Part of a program that writes messages.
public final class OSLog: Hashable, Sendable {
    /// Name of the program, such as `com.example.game`.
    let subsystem: String
    /// Name of the part.
    let category: String

    /// The part `category` of the program `subsystem`.
    public init(subsystem: String, category: String) {
        self.subsystem = subsystem
        self.category = category
    }

    /// No part.
    public static let `default` = OSLog(subsystem: "", category: "")

    /// True if both are the same part of the same program.
    public static func == (a: OSLog, b: OSLog) -> Bool { a.subsystem == b.subsystem && a.category == b.category }
    /// Hashes the names.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(subsystem)
        hasher.combine(category)
    }

    /// Writes a line to the standard error output.
    func write(_ message: String, _ type: OSLogType) {
        let parts = [category.isEmpty ? nil : category, type.word, message].compactMap(\.self)
        FileHandle.standardError.write(Data((parts.joined(separator: ": ") + "\n").utf8))
    }
}

/// Writes messages of a part of a program to the standard error output, those of all importances.
public struct Logger: Sendable {
    private let log: OSLog

    /// Messages of no part.
    public init() { log = .default }
    /// Messages of the part `category` of the program `subsystem`.
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
    /// Messages of a part.
    public init(_ logObj: OSLog) { log = logObj }

    /// Writes a message.
    public func log(_ message: OSLogMessage) { log.write(message.text, .default) }
    /// Writes a message of an importance.
    public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text, level) }
    /// Writes a message for the search of mistakes.
    public func trace(_ message: OSLogMessage) { log.write(message.text, .debug) }
    /// Writes a message for the search of mistakes.
    public func debug(_ message: OSLogMessage) { log.write(message.text, .debug) }
    /// Writes a message that tells of the program's course.
    public func info(_ message: OSLogMessage) { log.write(message.text, .info) }
    /// Writes a message that is of interest at any time.
    public func notice(_ message: OSLogMessage) { log.write(message.text, .default) }
    /// Writes a message of something that may be wrong.
    public func warning(_ message: OSLogMessage) { log.write(message.text, .error) }
    /// Writes a message of a failure.
    public func error(_ message: OSLogMessage) { log.write(message.text, .error) }
    /// Writes a message of a mistake in the program.
    public func critical(_ message: OSLogMessage) { log.write(message.text, .fault) }
    /// Writes a message of a mistake in the program.
    public func fault(_ message: OSLogMessage) { log.write(message.text, .fault) }
}
