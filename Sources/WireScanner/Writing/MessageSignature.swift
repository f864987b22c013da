/// Message as described in libwayland's tables (`struct wl_message`).
struct MessageSignature {
    let message: WireMessage

    /// Signature: the introducing version if above 1, then a letter per argument, preceded by `?` if it may be null.
    var letters: String {
        (message.since > 1 ? "\(message.since)" : "") + message.arguments.map(Self.letters(of:)).joined()
    }

    /// Interface of each letter's object, or nil. A new object of any interface takes three letters.
    var interfaces: [String?] {
        message.arguments.flatMap { argument -> [String?] in
            argument.kind == .newID && argument.interface == nil ? [nil, nil, nil] : [argument.interface]
        }
    }

    private static func letters(of argument: WireArgument) -> String {
        let letter =
            switch argument.kind {
            case .int: "i"
            case .uint: "u"
            case .fixed: "f"
            case .string: "s"
            case .object: "o"
            case .array: "a"
            case .fd: "h"
            case .newID: argument.interface == nil ? "sun" : "n"
            }
        return (argument.allowsNull ? "?" : "") + letter
    }
}
