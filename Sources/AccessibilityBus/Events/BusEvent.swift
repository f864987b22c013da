import DesktopBus

/// Event that clients are told.
struct BusEvent: Equatable {
    /// Class of an event, which is the last part of the signal's interface.
    enum Kind: String {
        case object = "Object"
        case window = "Window"
        case focus = "Focus"
    }

    var kind = Kind.object
    let source: ObjectPath
    /// Name of the signal, such as `StateChanged`.
    let name: String
    /// Finer name, such as that of the state.
    var detail = ""
    var first: Int32 = 0
    var second: Int32 = 0
    var value = BusArgument.integer(0)

    /// Contents of the signal: detail, two numbers, a value, and properties of the source, of which there are none.
    var arguments: [BusArgument] {
        [.text(detail), .integer(first), .integer(second), .variant(value), .options([])]
    }

    var member: BusMember {
        BusMember(path: source.text, interface: InterfaceName.events(kind.rawValue), name: name)
    }
}
