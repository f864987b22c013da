package import Foundation

/// Contents of a `.protocol` file: the XML for which bindings are wanted, and the versions up to which we use it.
///
/// ```
/// # Comments begin with a hash.
/// xml stable/xdg-shell/xdg-shell.xml
/// version 5
/// interface wl_surface 5
/// ```
/// `xml` is relative to the folders that pkg-config reports for `wayland-protocols` and `wayland-scanner`. `version`
/// limits every interface; an `interface` line overrides it for one. Without limits an enum of events would have more
/// cases on a machine with newer files, and a `switch` that is complete here would not compile there.
package struct ProtocolWish: Equatable, Sendable {
    package var xml: String
    package var version: Int
    package var interfaceVersions: [String: Int] = [:]

    package init(xml: String, version: Int, interfaceVersions: [String: Int] = [:]) {
        self.xml = xml
        self.version = version
        self.interfaceVersions = interfaceVersions
    }

    /// Parses the text of a `.protocol` file.
    ///
    /// - Parameters:
    ///   - text: contents of the file.
    ///   - path: path of the file, for messages only.
    /// - Throws: `ScannerError.malformed` at the first line that is not understood, or if the XML or the version is
    ///   missing.
    package init(parsing text: String, path: String) throws(ScannerError) {
        var xml: String?
        var version: Int?
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let words = line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace).map(String.init)
            func malformed(_ reason: String) -> ScannerError {
                .malformed(path: path, line: index + 1, reason: reason)
            }
            switch words.first {
            case nil: continue
            case "xml" where words.count == 2: xml = words[1]
            case "version" where words.count == 2:
                guard let number = Int(words[1]), number > 0 else { throw malformed("“\(words[1])” is no version") }
                version = number
            case "interface" where words.count == 3:
                guard let number = Int(words[2]), number > 0 else { throw malformed("“\(words[2])” is no version") }
                interfaceVersions[words[1]] = number
            default:
                throw malformed("expected “xml PATH”, “version NUMBER” or “interface NAME NUMBER”")
            }
        }
        guard let xml else { throw .malformed(path: path, line: 1, reason: "no line “xml PATH”") }
        guard let version else { throw .malformed(path: path, line: 1, reason: "no line “version NUMBER”") }
        self.xml = xml
        self.version = version
    }

    /// Reads a `.protocol` file.
    ///
    /// - Throws: `ScannerError.unreadable` if the file cannot be read, `.malformed` if its text is invalid.
    package init(contentsOf url: URL) throws(ScannerError) {
        let text: String
        do { text = try String(contentsOf: url, encoding: .utf8) } catch {
            throw .unreadable(path: url.path, reason: error.localizedDescription)
        }
        try self.init(parsing: text, path: url.path)
    }

    /// Highest version of `interface` that is used.
    package func version(of interface: String) -> Int { interfaceVersions[interface] ?? version }
}
