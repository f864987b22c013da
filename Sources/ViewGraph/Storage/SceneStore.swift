package import Foundation

/// What a scene keeps of itself: in a file, or only in memory.
///
/// A file that cannot be read or holds something else is told of and counts as empty: it is no reason not to start. A missing
/// one is a program that starts for the first time.
package final class SceneStore: KeyedStore {
    private let file: URL?
    /// Is told what kept state from being read or written, in a sentence with the file's path.
    package var onProblem: (String) -> Void = { _ in }
    /// Read when a view first asks: most windows keep nothing.
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
            // A file of this kind has no word for infinity, and would not be written for it.
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

    /// - Parameter file: nil keeps everything in memory, as a run does that is to be the same each time.
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

    /// A folder that cannot be written to costs the state, not the program.
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
