/// Wayland protocol as described by its XML file.
package struct WireProtocol: Equatable, Sendable {
    package var name: String
    package var documentation = Documentation()
    package var interfaces: [WireInterface] = []

    package init(name: String) { self.name = name }
}

/// Description in the XML: a summary of one line and, often, paragraphs.
package struct Documentation: Equatable, Sendable {
    package var summary = ""
    package var text = ""

    package init(summary: String = "", text: String = "") {
        self.summary = summary
        self.text = text
    }
}

/// Type of object that exists at both ends of the connection.
package struct WireInterface: Equatable, Sendable {
    package var name: String
    package var version: Int
    package var documentation = Documentation()
    package var requests: [WireMessage] = []
    package var events: [WireMessage] = []
    package var enums: [WireEnum] = []

    package init(name: String, version: Int) {
        self.name = name
        self.version = version
    }
}

/// Request (to the compositor) or event (from it); its index in the interface's list is its opcode.
package struct WireMessage: Equatable, Sendable {
    package var name: String
    /// Version of the interface that introduced it.
    package var since: Int
    /// True if the object is destroyed once this is sent.
    package var isDestructor: Bool
    package var documentation = Documentation()
    package var arguments: [WireArgument] = []

    package init(name: String, since: Int = 1, isDestructor: Bool = false) {
        self.name = name
        self.since = since
        self.isDestructor = isDestructor
    }
}

/// Argument of a message.
package struct WireArgument: Equatable, Sendable {
    /// Argument types of the wire format, by their names in XML.
    package enum Kind: String, Sendable {
        case int, uint, fixed, string, object, array, fd
        case newID = "new_id"
    }

    package var name: String
    package var kind: Kind
    package var summary = ""
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
    /// True if the values are bits that may be combined.
    package var isBitfield: Bool
    package var documentation = Documentation()
    package var entries: [WireEntry] = []

    package init(name: String, isBitfield: Bool = false) {
        self.name = name
        self.isBitfield = isBitfield
    }
}

/// Entry of an enum.
package struct WireEntry: Equatable, Sendable {
    package var name: String
    package var value: UInt32
    package var since: Int
    package var documentation = Documentation()

    package init(name: String, value: UInt32, since: Int = 1) {
        self.name = name
        self.value = value
        self.since = since
    }
}
