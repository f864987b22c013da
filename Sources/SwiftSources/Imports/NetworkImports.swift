/// Imports Foundation's networking where a source uses it: on Apple's systems it is a part of Foundation, on Linux a module of
/// its own, whose library only programs load that need it.
///
/// Lines keep their numbers: the import stands before the first one of the source, or at its beginning.
package enum NetworkImports {
    private static let module = "FoundationNetworking"

    /// Names that `FoundationNetworking` has and Foundation has not. `URLError` is in both.
    private static let names: Set<String> = [
        "URLSession", "URLSessionConfiguration", "URLSessionTask", "URLSessionDataTask", "URLSessionDownloadTask",
        "URLSessionUploadTask", "URLSessionWebSocketTask", "URLSessionDelegate", "URLSessionTaskDelegate",
        "URLSessionDataDelegate", "URLSessionDownloadDelegate", "URLRequest", "URLResponse", "HTTPURLResponse",
        "CachedURLResponse", "URLCache", "URLCredential", "URLProtectionSpace", "URLAuthenticationChallenge",
        "URLProtocol", "HTTPCookie", "HTTPCookieStorage", "NSURLRequest", "NSMutableURLRequest",
    ]

    /// The text with the import, if it needs one that it has not.
    ///
    /// - Complexity: linear in the length of the text.
    package static func added(_ text: String) -> String {
        // Most sources have none of the names; finding that out must be cheap.
        guard text.contains("URL") || text.contains("HTTPCookie") else { return text }
        let code = ScannedSource(text).code
        var isNeeded = false
        var firstImport: Int?
        var index = 0
        while index < code.count {
            guard code[index].isWordByte else {
                index += 1
                continue
            }
            let start = index
            while index < code.count, code[index].isWordByte { index += 1 }
            let word = String(decoding: code[start..<index], as: UTF8.self)
            if word == module { return text }
            if names.contains(word) { isNeeded = true }
            if word == "import", firstImport == nil { firstImport = beginning(of: start, in: code) }
        }
        guard isNeeded, let place = firstImport ?? (text.hasPrefix("#") ? nil : 0) else { return text }
        let bytes = Array(text.utf8)
        let added = bytes[..<place] + Array("import \(module); ".utf8) + bytes[place...]
        return String(decoding: added, as: UTF8.self)
    }

    /// The first byte of code on the line of `position`: that of the statement whose keyword stands there, with its attributes.
    private static func beginning(of position: Int, in code: [UInt8]) -> Int {
        var start = position
        while start > 0, !code[start - 1].isLineBreak { start -= 1 }
        while start < position, code[start].isBlank { start += 1 }
        return start
    }
}
