package import Foundation

/// Store of a scene's values, in a file or in memory only.
///
/// An unreadable file is reported and counts as empty, so that the program can still start. A missing file is normal:
/// the program starts for the first time.
package final class SceneStore: KeyedStore {
    private let file: URL?
    /// Called when the values cannot be read or written, with a message that contains the file's path.
    package var onProblem: (String) -> Void = { _ in }
    /// Read on first use, because most windows store nothing.
    private lazy var values = read()
    private var hasChanged = false

    private enum Entry: Codable {
        case bool(Bool)
        case int(Int)
        case double(Double)
        case string(String)
        case data(Data)

        init?(_ value: Any) {
            switch value {
            case let value as Bool: self = .bool(value)
            case let value as Int: self = .int(value)
            // JSON cannot represent infinity: encoding it would fail and lose all values.
            case let value as Double where value.isFinite: self = .double(value)
            case let value as String: self = .string(value)
            case let value as Data: self = .data(value)
            default: return nil
            }
        }

        var value: Any {
            switch self {
            case .bool(let value): value
            case .int(let value): value
            case .double(let value): value
            case .string(let value): value
            case .data(let value): value
            }
        }
    }

    /// Creates a store.
    ///
    /// - Parameter file: file of the values; nil to keep them in memory only, for reproducible runs.
    package init(file: URL? = nil) {
        self.file = file
    }

    private func read() -> [String: Entry] {
        guard let file, FileManager.default.fileExists(atPath: file.path) else { return [:] }
        do {
            return try JSONDecoder().decode([String: Entry].self, from: Data(contentsOf: file))
        } catch {
            onProblem("What the window kept in \(file.path) cannot be read, so it begins anew: \(error).")
            return [:]
        }
    }

    package var identity: ObjectIdentifier { ObjectIdentifier(self) }
    package func value(for key: String) -> Any? { values[key]?.value }

    package func set(_ value: Any?, for key: String) {
        values[key] = value.flatMap(Entry.init)
        hasChanged = true
    }

    /// Writes the values to the file if they have changed. A failure is reported and the values are not saved; the
    /// program continues.
    package func save() {
        guard hasChanged, let file else { return }
        hasChanged = false
        do {
            let data = try JSONEncoder().encode(values)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: file, options: .atomic)
        } catch {
            onProblem(
                "What the window keeps cannot be written to \(file.path), so its next start begins anew: \(error).")
        }
    }
}
