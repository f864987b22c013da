/// Check for protocol features that the bindings cannot express, before anything is written.
struct ProtocolCheck {
    let catalogue: ProtocolCatalogue
    let document: WireProtocol

    /// Checks all interfaces and messages.
    ///
    /// - Throws: `ScannerError.refused` at the first problem.
    func check() throws(ScannerError) {
        var seen: Set<String> = []
        for interface in document.interfaces {
            guard seen.insert(interface.name).inserted else {
                throw refusal(interface.line, interface.name, "is described twice")
            }
            try checkNames(interface.requests.map(\.name), of: "the requests of \(interface.name)", interface.line)
            try checkNames(interface.events.map(\.name), of: "the events of \(interface.name)", interface.line)
            for message in interface.requests { try check(message, of: interface, isEvent: false) }
            for message in interface.events { try check(message, of: interface, isEvent: true) }
        }
    }

    /// Checks one request or event.
    ///
    /// - Throws: `ScannerError.refused` at the first problem.
    private func check(_ message: WireMessage, of interface: WireInterface, isEvent: Bool) throws(ScannerError) {
        let member = "\(interface.name).\(message.name)"
        try checkNames(message.arguments.map(\.name), of: member, message.line)
        // libwayland's limit, WL_CLOSURE_MAX_ARGS.
        if message.arguments.count > 20 {
            throw refusal(message.line, member, "has more than the 20 arguments that libwayland allows")
        }
        if !isEvent, message.arguments.count(where: { $0.kind == .newID }) > 1 {
            throw refusal(message.line, member, "creates more than one object, and a method returns one")
        }
        for argument in message.arguments {
            if let reason = reason(against: argument, of: interface, isEvent: isEvent) {
                throw refusal(message.line, member, reason)
            }
        }
    }

    /// Reason why an argument cannot be expressed; nil if it can.
    private func reason(against argument: WireArgument, of interface: WireInterface, isEvent: Bool) -> String? {
        if argument.kind == .newID, argument.interface == nil, isEvent {
            return "is an event, and its new object \(argument.name) has no interface"
        }
        if argument.allowsNull, argument.kind != .string, argument.kind != .object {
            return "allows null for \(argument.name), which only strings and objects can be"
        }
        if let name = argument.interface, !catalogue.defines(interface: name) {
            return "refers to the interface \(name), which no description has: add the protocol that does"
        }
        guard let name = argument.enumeration else { return nil }
        guard argument.kind == .int || argument.kind == .uint else {
            return "gives \(argument.name) an enum, which only integers can have"
        }
        if catalogue.enumeration(name, in: interface.name) == nil {
            return "refers to the enum \(name), which no description has: expected ENUM or INTERFACE.ENUM"
        }
        return nil
    }

    /// Checks that names are unique.
    ///
    /// - Throws: `ScannerError.refused` at the first duplicate.
    private func checkNames(_ names: [String], of owner: String, _ line: Int) throws(ScannerError) {
        var seen: Set<String> = []
        for name in names where !seen.insert(name).inserted {
            throw refusal(line, name, "occurs twice in \(owner)")
        }
    }

    private func refusal(_ line: Int, _ member: String, _ reason: String) -> ScannerError {
        .refused(path: document.path, line: line, reason: "\(member) \(reason)")
    }
}
