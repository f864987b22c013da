import CSystemd

/// Value that is sent in a D-Bus message.
package enum BusArgument: Equatable, Sendable {
    case text(String)
    case flag(Bool)
    case number(UInt32)
    /// Bytes of a text without zeros, followed by a zero, as D-Bus has paths of files.
    case path(String)
    /// An array of values whose type has the given signature.
    case array([BusArgument], of: String)
    case structure([BusArgument])
    /// A dictionary of names and variants.
    case options([(String, BusArgument)])

    /// The D-Bus signature of the value.
    var signature: String {
        switch self {
        case .text: "s"
        case .flag: "b"
        case .number: "u"
        case .path: "ay"
        case .array(_, let element): "a" + element
        case .structure(let fields): "(" + fields.map(\.signature).joined() + ")"
        case .options: "a{sv}"
        }
    }

    package static func == (a: BusArgument, b: BusArgument) -> Bool {
        switch (a, b) {
        case (.text(let a), .text(let b)), (.path(let a), .path(let b)): a == b
        case (.flag(let a), .flag(let b)): a == b
        case (.number(let a), .number(let b)): a == b
        case (.array(let a, let of), .array(let b, let other)): a == b && of == other
        case (.structure(let a), .structure(let b)): a == b
        case (.options(let a), .options(let b)): a.elementsEqual(b) { $0 == $1 }
        default: false
        }
    }
}

/// Writer of one message.
@safe package struct MessageWriter {
    private let message: OpaquePointer

    package init(_ message: OpaquePointer) { unsafe self.message = message }

    /// Appends values.
    ///
    /// - Returns: false if the message has no room for them, or a text is no UTF-8 that D-Bus allows.
    package func append(_ arguments: [BusArgument]) -> Bool { arguments.allSatisfy(append) }

    private func append(_ argument: BusArgument) -> Bool {
        switch argument {
        case .text(let text):
            unsafe text.withCString { unsafe sd_bus_message_append_basic(message, Self.type("s"), $0) >= 0 }
        case .flag(let flag): basic("b", Int32(flag ? 1 : 0))
        case .number(let number): basic("u", number)
        case .path(let path): inside("a", "y") { (Array(path.utf8) + [0]).allSatisfy { basic("y", $0) } }
        case .array(let values, let element): inside("a", element) { append(values) }
        case .structure(let fields): inside("r", fields.map(\.signature).joined()) { append(fields) }
        case .options(let entries):
            inside("a", "{sv}") {
                entries.allSatisfy { name, value in
                    inside("e", "sv") {
                        append(.text(name)) && inside("v", value.signature) { append(value) }
                    }
                }
            }
        }
    }

    private func basic<Number: BitwiseCopyable>(_ type: Character, _ number: Number) -> Bool {
        var number = number
        return unsafe sd_bus_message_append_basic(message, Self.type(type), &number) >= 0
    }

    private func inside(_ type: Character, _ contents: String, _ body: () -> Bool) -> Bool {
        unsafe sd_bus_message_open_container(message, Self.type(type), contents) >= 0 && body()
            && sd_bus_message_close_container(message) >= 0
    }

    private static func type(_ character: Character) -> CChar { CChar(character.asciiValue ?? 0) }
}
