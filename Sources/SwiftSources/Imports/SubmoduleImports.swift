/// Replaces imports of parts of the module `os`, such as `import os.log`, by that of the module: Swift modules have no parts.
///
/// Lines keep their numbers, and columns their places.
package enum SubmoduleImports {
    private static let imported = "import os."

    /// The text with imports of whole modules.
    ///
    /// - Complexity: linear in the length of the text.
    package static func replaced(_ text: String) -> String {
        guard text.contains(imported) else { return text }
        let code = ScannedSource(text).code
        var bytes = Array(text.utf8)
        let pattern = Array(imported.utf8)
        var index = 0
        while index + pattern.count <= code.count {
            guard code[index..<index + pattern.count].elementsEqual(pattern), index == 0 || !code[index - 1].isWordByte
            else {
                index += 1
                continue
            }
            // From the point to the end of the name.
            var end = index + pattern.count - 1
            repeat {
                bytes[end] = .space
                end += 1
            } while end < code.count && (code[end].isWordByte || code[end] == UInt8(ascii: "."))
            index = end
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
