/// Value of a property list.
package indirect enum PropertyListValue: Hashable, Sendable {
    case text(String)
    case boolean(Bool)
    case integer(Int)
    case real(Double)
    case data([UInt8])
    case list([PropertyListValue])
    case dictionary([String: PropertyListValue])

    package var text: String? { if case .text(let text) = self { text } else { nil } }
    package var list: [PropertyListValue]? { if case .list(let list) = self { list } else { nil } }
    package var dictionary: [String: PropertyListValue]? {
        if case .dictionary(let dictionary) = self { dictionary } else { nil }
    }

    /// The texts of a list, or of a single text.
    package var texts: [String] {
        switch self {
        case .text(let text): [text]
        case .list(let list): list.compactMap(\.text)
        default: []
        }
    }

    /// Nesting beyond which a list is refused: the values of one are read, compared and freed by recursion.
    static let depthLimit = 64
}

/// Error in a property list, with the line at which it was found.
package enum PropertyListError: Error, Hashable, Sendable, CustomStringConvertible {
    case unexpected(String, line: Int)
    case unfinished(line: Int)
    case tooDeep(line: Int)
    case binary

    package var description: String {
        switch self {
        case .unexpected(let found, let line): "line \(line) has \(String(reflecting: found)) where a value should be"
        case .unfinished(let line): "line \(line) begins something that is not closed"
        case .tooDeep(let line): "line \(line) is nested more than \(PropertyListValue.depthLimit) levels deep"
        case .binary: "it is a binary property list; convert it with plutil -convert xml1"
        }
    }
}
