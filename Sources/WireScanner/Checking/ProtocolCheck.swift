/// Check for protocol features that the bindings cannot express, before anything is written.
struct ProtocolCheck {
    let catalogue: ProtocolCatalogue

    /// Checks all interfaces and messages of `document`.
    ///
    /// - Throws: `ScannerError.unsupported` or `.undefined` at the first problem.
    func check(_ document: WireProtocol) throws(ScannerError) {
        var seen: Set<String> = []
        for interface in document.interfaces {
            guard seen.insert(interface.name).inserted else {
                throw .unsupported(member: interface.name, reason: "it is defined twice")
            }
            try checkNames(interface.requests.map(\.name), of: "\(interface.name) requests")
            try checkNames(interface.events.map(\.name), of: "\(interface.name) events")
            for message in interface.requests { try check(message, of: interface, isEvent: false) }
            for message in interface.events { try check(message, of: interface, isEvent: true) }
        }
    }

    /// Checks one request or event.
    ///
    /// - Throws: `ScannerError.unsupported` or `.undefined` at the first problem.
    private func check(_ message: WireMessage, of interface: WireInterface, isEvent: Bool) throws(ScannerError) {
        let member = "\(interface.name).\(message.name)"
        try checkNames(message.arguments.map(\.name), of: member)
        // libwayland's limit, WL_CLOSURE_MAX_ARGS.
        if message.arguments.count > 20 {
            throw .unsupported(member: member, reason: "libwayland allows 20 arguments, and it has more")
        }
        let newObjects = message.arguments.filter { $0.kind == .newID }
        if !isEvent, newObjects.count > 1 {
            throw .unsupported(member: member, reason: "it creates more than one object")
        }
        for argument in message.arguments {
            if argument.kind == .newID, argument.allowsNull {
                throw .unsupported(member: member, reason: "the new object \(argument.name) may be null")
            }
            if argument.kind == .newID, argument.interface == nil, isEvent {
                throw .unsupported(member: member, reason: "an event's new object \(argument.name) has no interface")
            }
            if argument.allowsNull, argument.kind != .string, argument.kind != .object {
                throw .unsupported(
                    member: member, reason: "\(argument.name) may be null, which only strings and objects can be")
            }
            if let name = argument.interface, !catalogue.defines(interface: name) {
                throw .undefined(member: member, name: name)
            }
            if let name = argument.enumeration {
                guard argument.kind == .int || argument.kind == .uint else {
                    throw .unsupported(member: member, reason: "\(argument.name) has an enum but is no integer")
                }
                if catalogue.enumeration(name, in: interface.name) == nil {
                    throw .undefined(member: member, name: name)
                }
            }
        }
    }

    /// Checks that names are unique.
    ///
    /// - Throws: `ScannerError.unsupported` at the first duplicate.
    private func checkNames(_ names: [String], of member: String) throws(ScannerError) {
        var seen: Set<String> = []
        for name in names where !seen.insert(name).inserted {
            throw .unsupported(member: member, reason: "\(name) occurs twice")
        }
    }
}
