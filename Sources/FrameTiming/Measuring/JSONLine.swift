import Foundation

/// One JSON object on one line.
enum JSONLine {
    /// - Throws: if a value has no form in JSON, such as a figure that is no number.
    static func text(_ object: [String: Any]) throws -> String {
        String(decoding: try JSONSerialization.data(withJSONObject: object, options: [.sortedKeys]), as: UTF8.self)
    }
}
