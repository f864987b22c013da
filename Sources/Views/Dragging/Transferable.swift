public import Foundation

/// A value that can be dragged from one view, or program, to another: texts, addresses (of files too), and plain data.
///
/// Kinds of one's own are not possible yet: its requirements are for the types that conform here.
public protocol Transferable {
    /// What it is on the way, by MIME names, the best first.
    var _representations: [(type: String, data: Data)] { get }
    /// The one of these kinds that values can be made of; nil: none.
    static func _choose(_ types: [String]) -> String?
    /// The values that are in `data`, which came as `type`.
    static func _values(in data: Data, as type: String) -> [Self]
}

/// Texts, as desktops name them.
private let textTypes = ["text/plain;charset=utf-8", "UTF8_STRING", "text/plain", "TEXT", "STRING"]
private let addressType = "text/uri-list"
private let dataType = "application/octet-stream"

/// Names are written in either case.
private func kind(_ wanted: [String], among types: [String]) -> String? {
    for name in wanted {
        if let type = types.first(where: { $0.lowercased() == name.lowercased() }) { return type }
    }
    return nil
}

extension String: Transferable {
    public var _representations: [(type: String, data: Data)] {
        let data = Data(utf8)
        return textTypes.map { ($0, data) }
    }

    public static func _choose(_ types: [String]) -> String? { kind(textTypes, among: types) }

    public static func _values(in data: Data, as type: String) -> [String] { [String(decoding: data, as: UTF8.self)] }
}

extension URL: Transferable {
    public var _representations: [(type: String, data: Data)] {
        [(addressType, Data((absoluteString + "\r\n").utf8))] + absoluteString._representations
    }

    public static func _choose(_ types: [String]) -> String? { kind([addressType], among: types) }

    /// One line for each, lines that begin with # are comments (RFC 2483).
    public static func _values(in data: Data, as type: String) -> [URL] {
        String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
            .filter { !$0.hasPrefix("#") }
            .compactMap { URL(string: $0.trimmingCharacters(in: .whitespaces)) }
            .filter { $0.scheme != nil }
    }
}

extension Data: Transferable {
    public var _representations: [(type: String, data: Data)] { [(dataType, self)] }

    /// As whatever it comes.
    public static func _choose(_ types: [String]) -> String? { kind([dataType], among: types) ?? types.first }

    public static func _values(in data: Data, as type: String) -> [Data] { [data] }
}
