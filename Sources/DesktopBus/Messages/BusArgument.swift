import CSystemd

/// Value that is sent in a D-Bus message.
package enum BusArgument: Equatable, Sendable {
    case text(String)
    case flag(Bool)
    case number(UInt32)
    case integer(Int32)
    case short(Int16)
    case real(Double)
    /// Path of an object.
    case object(String)
    indirect case variant(BusArgument)
    /// Bytes of a text without zeros, followed by a zero, as D-Bus has paths of files.
    case path(String)
    /// An array of values whose type has the given signature.
    case array([BusArgument], of: String)
    case structure([BusArgument])
    /// A dictionary of names and variants.
    case options([(String, BusArgument)])
    /// A dictionary of names and texts.
    case texts([(String, String)])

    /// The D-Bus signature of the value.
    var signature: String {
        switch self {
        case .text: "s"
        case .flag: "b"
        case .number: "u"
        case .integer: "i"
        case .short: "n"
        case .real: "d"
        case .object: "o"
        case .variant: "v"
        case .path: "ay"
        case .array(_, let element): "a" + element
        case .structure(let fields): "(" + fields.map(\.signature).joined() + ")"
        case .options: "a{sv}"
        case .texts: "a{ss}"
        }
    }

    package static func == (a: BusArgument, b: BusArgument) -> Bool {
        switch (a, b) {
        case (.text(let a), .text(let b)), (.path(let a), .path(let b)), (.object(let a), .object(let b)): a == b
        case (.integer(let a), .integer(let b)): a == b
        case (.short(let a), .short(let b)): a == b
        case (.real(let a), .real(let b)): a == b
        case (.variant(let a), .variant(let b)): a == b
        case (.flag(let a), .flag(let b)): a == b
        case (.number(let a), .number(let b)): a == b
        case (.array(let a, let of), .array(let b, let other)): a == b && of == other
        case (.structure(let a), .structure(let b)): a == b
        case (.options(let a), .options(let b)): a.elementsEqual(b) { $0 == $1 }
        case (.texts(let a), .texts(let b)): a.elementsEqual(b) { $0 == $1 }
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
    /// A text ends at its first zero, since texts of D-Bus have none.
    ///
    /// - Returns: false if the message has no room for them, or an object's path is malformed.
    package func append(_ arguments: [BusArgument]) -> Bool { arguments.allSatisfy(append) }

    private func append(_ argument: BusArgument) -> Bool {
        switch argument {
        case .text(let text): string("s", text)
        case .object(let path): string("o", path)
        case .integer(let number): basic("i", number)
        case .short(let number): basic("n", number)
        case .real(let number): basic("d", number)
        case .variant(let value): inside("v", value.signature) { append(value) }
        case .flag(let flag): basic("b", Int32(flag ? 1 : 0))
        case .number(let number): basic("u", number)
        case .path(let path): inside("a", "y") { (Array(path.utf8) + [0]).allSatisfy { basic("y", $0) } }
        case .array(let values, let element): inside("a", element) { append(values) }
        case .structure(let fields): inside("r", fields.map(\.signature).joined()) { append(fields) }
        case .options(let entries):
            inside("a", "{sv}") {
                entries.allSatisfy { name, value in
                    inside("e", "sv") { string("s", name) && append(.variant(value)) }
                }
            }
        case .texts(let entries):
            inside("a", "{ss}") {
                entries.allSatisfy { name, value in
                    inside("e", "ss") { string("s", name) && string("s", value) }
                }
            }
        }
    }

    private func string(_ type: Character, _ text: String) -> Bool {
        unsafe text.withCString { unsafe sd_bus_message_append_basic(message, Self.type(type), $0) >= 0 }
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
