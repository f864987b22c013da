import Foundation

/// JSON on one line.
enum JSONLine {
    /// Text of `object`, with sorted keys.
    ///
    /// - Parameter object: the object.
    /// - Returns: one line.
    /// - Throws: the serialiser's error if a value has no form in JSON, such as infinity.
    static func text(_ object: [String: Any]) throws -> String {
        String(decoding: try JSONSerialization.data(withJSONObject: object, options: [.sortedKeys]), as: UTF8.self)
    }
}
