import Foundation

/// Size, date and number of files, which change when they are written or replaced.
enum FileStates {
    static func of(_ files: some Sequence<String>) -> [String: String] {
        var states: [String: String] = [:]
        for file in files {
            // A file that is being replaced has no attributes, and comes back.
            let attributes = try? FileManager.default.attributesOfItem(atPath: file)
            let date = (attributes?[.modificationDate] as? Date)?.timeIntervalSinceReferenceDate ?? 0
            states[file] = "\(attributes?[.size] ?? 0) \(date) \(attributes?[.systemFileNumber] ?? 0)"
        }
        return states
    }
}
