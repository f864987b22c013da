/// Wayland protocol, as a description in `protocols/` gives it.
package struct WireProtocol: Equatable, Sendable {
    package var name: String
    /// File that describes it, for messages.
    package var path: String
    package var comment: [String] = []
    package var interfaces: [WireInterface] = []

    package init(name: String, path: String) {
        self.name = name
        self.path = path
    }
}

/// Type of object that exists at both ends of the connection.
package struct WireInterface: Equatable, Sendable {
    package var name: String
    package var version: Int
    /// Line of the file on which it begins, from 1. Messages, enums and entries have theirs likewise.
    package var line: Int
    /// Lines of the comment above it.
    package var comment: [String] = []
    package var requests: [WireMessage] = []
    package var events: [WireMessage] = []
    package var enums: [WireEnum] = []

    package init(name: String, version: Int, line: Int) {
        self.name = name
        self.version = version
        self.line = line
    }
}

/// Request (to the compositor) or event (from it); its index in the interface's list is its opcode.
package struct WireMessage: Equatable, Sendable {
    package var name: String
    package var line: Int
    /// Version of the interface that introduced it.
    package var since = 1
    /// True if the object is destroyed once this is sent.
    package var isDestructor = false
    package var comment: [String] = []
    package var arguments: [WireArgument] = []

    package init(name: String, line: Int) {
        self.name = name
        self.line = line
    }
}

/// Argument of a message.
package struct WireArgument: Equatable, Sendable {
    /// Argument types of the wire format, by their names in a description.
    package enum Kind: String, CaseIterable, Sendable {
        case int, uint, fixed, string, array, fd, object
        case newID = "new"
    }

    package var name: String
    package var kind: Kind
    /// Interface of an object; nil for any.
    package var interface: String?
    package var allowsNull = false
    /// Enum of an integer: `name` in the same interface, or `interface.name`.
    package var enumeration: String?

    package init(name: String, kind: Kind) {
        self.name = name
        self.kind = kind
    }
}

/// Enum of a protocol.
package struct WireEnum: Equatable, Sendable {
    package var name: String
    package var line: Int
    /// True if the values are bits that may be combined.
    package var isBitfield: Bool
    /// True if the protocol has values that are not listed.
    package var isPartial = false
    package var since = 1
    package var comment: [String] = []
    package var entries: [WireEntry] = []

    package init(name: String, isBitfield: Bool, line: Int) {
        self.name = name
        self.isBitfield = isBitfield
        self.line = line
    }
}

/// Entry of an enum.
package struct WireEntry: Equatable, Sendable {
    package var name: String
    package var value: UInt32
    package var line: Int
    package var since = 1
    package var comment: [String] = []

    package init(name: String, value: UInt32, line: Int) {
        self.name = name
        self.value = value
        self.line = line
    }
}
