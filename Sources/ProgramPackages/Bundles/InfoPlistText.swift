import Projects

/// `Info.plist` in XML.
enum InfoPlistText {
    static func text(of entries: [String: PropertyListValue]) -> String {
        let lines = element(.dictionary(entries), indentation: "")
        return (["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<plist version=\"1.0\">"] + lines + ["</plist>", ""])
            .joined(separator: "\n")
    }

    private static func element(_ value: PropertyListValue, indentation: String) -> [String] {
        let inner = indentation + "  "
        switch value {
        case .text(let text): return ["\(indentation)<string>\(escaped(text))</string>"]
        case .boolean(let isTrue): return ["\(indentation)<\(isTrue)/>"]
        case .integer(let number): return ["\(indentation)<integer>\(number)</integer>"]
        case .real(let number): return ["\(indentation)<real>\(number)</real>"]
        // Data of the old form, which no entry has.
        case .data: return ["\(indentation)<data></data>"]
        case .list(let list):
            return ["\(indentation)<array>"] + list.flatMap { element($0, indentation: inner) }
                + ["\(indentation)</array>"]
        case .dictionary(let pairs):
            let lines = pairs.sorted { $0.key < $1.key }.flatMap { key, value in
                ["\(inner)<key>\(escaped(key))</key>"] + element(value, indentation: inner)
            }
            return ["\(indentation)<dict>"] + lines + ["\(indentation)</dict>"]
        }
    }

    /// `text` without what XML cannot hold, and with its own signs written out.
    private static func escaped(_ text: String) -> String {
        let plain = String(String.UnicodeScalarView(text.unicodeScalars.filter { $0.value >= 32 || $0.value == 10 }))
        return plain.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
}
