/// A Wayland protocol as its XML file describes it: interfaces, their requests, events and enums.
package struct WireProtocol: Equatable, Sendable {
    package var name: String
    package var documentation = Documentation()
    package var interfaces: [WireInterface] = []

    package init(name: String) { self.name = name }
}

/// What the XML says about a thing: a summary of one line and, often, paragraphs.
package struct Documentation: Equatable, Sendable {
    package var summary = ""
    package var text = ""

    package init(summary: String = "", text: String = "") {
        self.summary = summary
        self.text = text
    }
}

/// A type of object that lives on both ends of the connection.
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

/// A request (to the compositor) or an event (from it); its place in the interface's list is its opcode.
package struct WireMessage: Equatable, Sendable {
    package var name: String
    /// The version of the interface that brought it.
    package var since: Int
    /// The object is gone once this was sent.
    package var isDestructor: Bool
    package var documentation = Documentation()
    package var arguments: [WireArgument] = []

    package init(name: String, since: Int = 1, isDestructor: Bool = false) {
        self.name = name
        self.since = since
        self.isDestructor = isDestructor
    }
}

package struct WireArgument: Equatable, Sendable {
    /// The kinds that the wire format knows, by their names in XML.
    package enum Kind: String, Sendable {
        case int, uint, fixed, string, object, array, fd
        case newID = "new_id"
    }

    package var name: String
    package var kind: Kind
    package var summary = ""
    /// The interface of an object; nil means any.
    package var interface: String?
    package var allowsNull = false
    /// The enum that an integer belongs to: `name` in the same interface, or `interface.name`.
    package var enumeration: String?

    package init(name: String, kind: Kind) {
        self.name = name
        self.kind = kind
    }
}

package struct WireEnum: Equatable, Sendable {
    package var name: String
    /// The values are bits that may be combined.
    package var isBitfield: Bool
    package var documentation = Documentation()
    package var entries: [WireEntry] = []

    package init(name: String, isBitfield: Bool = false) {
        self.name = name
        self.isBitfield = isBitfield
    }
}

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
