/// Method call that another program makes.
package struct BusCall: Sendable {
    /// Bus name of the caller; nil without a bus.
    package let sender: String?
    package let path: String
    /// Interface of the method; nil if the caller leaves it open.
    package let interface: String?
    package let member: String
    /// Signature of ``arguments``.
    package let signature: String
    package let arguments: [BusValue]

    package init(
        sender: String? = nil, path: String, interface: String?, member: String, signature: String,
        arguments: [BusValue]
    ) {
        self.sender = sender
        self.path = path
        self.interface = interface
        self.member = member
        self.signature = signature
        self.arguments = arguments
    }

    // MARK: Arguments

    /// The argument at `index`, which is an integer of D-Bus; 0 if it is not.
    package func integer(_ index: Int) -> Int {
        guard arguments.indices.contains(index), let number = arguments[index].number else { return 0 }
        return Int(exactly: number.rounded()) ?? 0
    }

    /// The argument at `index`, which is a text; empty if it is not.
    package func text(_ index: Int) -> String {
        arguments.indices.contains(index) ? arguments[index].text ?? "" : ""
    }

    /// The argument at `index`, which is a flag; false if it is not.
    package func flag(_ index: Int) -> Bool {
        arguments.indices.contains(index) ? arguments[index].flag ?? false : false
    }

    /// The argument at `index`, which is an array or structure; empty if it is not.
    package func list(_ index: Int) -> [BusValue] {
        arguments.indices.contains(index) ? arguments[index].list ?? [] : []
    }
}

/// Error that is sent to a caller.
package struct BusError: Error, Equatable, Sendable {
    /// Name of the error on D-Bus.
    package let name: String
    package let message: String

    package init(_ name: String, _ message: String) {
        self.name = name
        self.message = message
    }

    private static let prefix = "org.freedesktop.DBus.Error."

    package static func unknownObject(_ path: String) -> BusError {
        BusError(prefix + "UnknownObject", "there is no object at \(path)")
    }

    package static func unknownInterface(_ name: String) -> BusError {
        BusError(prefix + "UnknownInterface", "the object has no interface \(name)")
    }

    package static func unknownMethod(_ name: String) -> BusError {
        BusError(prefix + "UnknownMethod", "the object has no method \(name)")
    }

    package static func unknownProperty(_ name: String) -> BusError {
        BusError(prefix + "UnknownProperty", "the interface has no property \(name)")
    }

    package static func readOnly(_ name: String) -> BusError {
        BusError(prefix + "PropertyReadOnly", "the property \(name) cannot be set")
    }

    package static func wrongArguments(_ message: String) -> BusError {
        BusError(prefix + "InvalidArgs", message)
    }

    package static func failed(_ message: String) -> BusError { BusError(prefix + "Failed", message) }

    /// Error for an answer that no message can hold.
    static let tooLarge = BusError(prefix + "LimitsExceeded", "the answer does not fit into a message")
}
