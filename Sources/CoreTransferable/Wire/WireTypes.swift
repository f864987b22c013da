package import Foundation
package import UniformTypeIdentifiers

/// Names that types have between programs on the desktop: MIME types, and older names of text.
///
/// A type that the program declares goes by its identifier, which other programs of this library understand.
package enum WireTypes {
    /// Lists of addresses, of files too (RFC 2483).
    package static let addresses = "text/uri-list"
    /// Names of text in UTF-8, the preferred one first.
    package static let text = ["text/plain;charset=utf-8", "UTF8_STRING", "text/plain", "TEXT", "STRING"]

    /// Returns the names under which content of `type` is offered, the preferred one first.
    package static func names(of type: UTType) -> [String] {
        if type.conforms(to: .url) { return [addresses] }
        if [.utf8PlainText, .plainText].contains(type) { return text }
        return [type.preferredMIMEType].compactMap(\.self) + (type.isPublic ? [] : [type.identifier])
    }

    /// Returns the types that content has that another program offers under `name`.
    package static func types(of name: String) -> [UTType] {
        let name = name.lowercased()
        if name == addresses { return [.fileURL, .url] }
        if text.contains(where: { $0.lowercased() == name }) { return [.utf8PlainText] }
        if name.hasPrefix("text/plain;") { return name.contains("utf-8") ? [.utf8PlainText] : [] }
        if name.contains("/") { return [UTType(mimeType: name)].compactMap(\.self) }
        // Other names without a slash are X11's own, except identifiers.
        guard name.contains("."), !name.contains(" ") else { return [] }
        return [.named(name)]
    }

    /// Returns the addresses in a list, one a line; lines that begin with # are comments.
    package static func addresses(in data: Data) -> [URL] {
        String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
            .filter { !$0.hasPrefix("#") }
            .compactMap { URL(string: $0.trimmingCharacters(in: .whitespaces)) }
            .filter { $0.scheme != nil }
    }

    /// Returns a list of addresses.
    package static func list(_ addresses: [URL]) -> Data {
        Data(addresses.map { $0.absoluteString + "\r\n" }.joined().utf8)
    }
}
