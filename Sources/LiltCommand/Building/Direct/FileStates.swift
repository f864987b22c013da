import Foundation

/// Size, date and number of files, which change when they are written or replaced.
enum FileStates {
    static func of(_ files: some Sequence<String>) -> [String: String] {
        var states: [String: String] = [:]
        for file in files {
            do {
                let attributes = try FileManager.default.attributesOfItem(atPath: file)
                let date = (attributes[.modificationDate] as? Date)?.timeIntervalSinceReferenceDate ?? 0
                states[file] = "\(attributes[.size] ?? 0) \(date) \(attributes[.systemFileNumber] ?? 0)"
            } catch {
                // Being replaced, a file is not there for a moment: a state as any other.
                states[file] = "none"
            }
        }
        return states
    }
}
