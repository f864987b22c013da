public import Foundation

/// A value that can be dragged from one view or program to another: text, URLs (of files too), and plain data.
///
/// Types of a program's own cannot conform yet: the requirements are internal.
public protocol Transferable {
    /// Encodings of the value with their MIME types, the preferred one first.
    var _representations: [(type: String, data: Data)] { get }
    /// Returns the one among the MIME `types` that values are decoded from, or nil if there is none.
    static func _choose(_ types: [String]) -> String?
    /// Returns the values in `data`, whose MIME type is `type`.
    static func _values(in data: Data, as type: String) -> [Self]
}

/// Types under which desktops offer text, the preferred one first.
private let textTypes = ["text/plain;charset=utf-8", "UTF8_STRING", "text/plain", "TEXT", "STRING"]
private let addressType = "text/uri-list"
private let dataType = "application/octet-stream"

/// First of the `wanted` types that is among `types`, as written there; case does not matter.
private func kind(_ wanted: [String], among types: [String]) -> String? {
    for name in wanted {
        if let type = types.first(where: { $0.lowercased() == name.lowercased() }) { return type }
    }
    return nil
}

extension String: Transferable {
    /// UTF-8, under every name of text.
    public var _representations: [(type: String, data: Data)] {
        let data = Data(utf8)
        return textTypes.map { ($0, data) }
    }

    /// Returns the preferred type of text among `types`, or nil.
    public static func _choose(_ types: [String]) -> String? { kind(textTypes, among: types) }

    /// Returns one string, `data` read as UTF-8 whatever the `type`.
    public static func _values(in data: Data, as type: String) -> [String] { [String(decoding: data, as: UTF8.self)] }
}

extension URL: Transferable {
    /// A list of URIs, or text.
    public var _representations: [(type: String, data: Data)] {
        [(addressType, Data((absoluteString + "\r\n").utf8))] + absoluteString._representations
    }

    /// Returns the type of URI lists if it is among `types`, or nil.
    public static func _choose(_ types: [String]) -> String? { kind([addressType], among: types) }

    /// Returns the URLs in `data`, one a line; lines that begin with # are comments (RFC 2483).
    public static func _values(in data: Data, as type: String) -> [URL] {
        String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
            .filter { !$0.hasPrefix("#") }
            .compactMap { URL(string: $0.trimmingCharacters(in: .whitespaces)) }
            .filter { $0.scheme != nil }
    }
}

extension Data: Transferable {
    /// Plain bytes.
    public var _representations: [(type: String, data: Data)] { [(dataType, self)] }

    /// Returns the type of plain bytes if it is among `types`, otherwise the first type.
    public static func _choose(_ types: [String]) -> String? { kind([dataType], among: types) ?? types.first }

    /// Returns `data` as it is.
    public static func _values(in data: Data, as type: String) -> [Data] { [data] }
}
