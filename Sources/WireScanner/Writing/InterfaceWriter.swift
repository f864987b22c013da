/// Writer of one interface: its table for libwayland, requests, events and enums.
struct InterfaceWriter {
    let interface: WireInterface
    let catalogue: ProtocolCatalogue

    func write(to text: inout SourceText) {
        text.line()
        text.documentation(
            interface.comment, notes: ["Interface `\(interface.name)`, version \(interface.version)."])
        text.block("@MainActor package struct \(SwiftName.type(interface.name)): Interface") { text in
            writeTable(to: &text)
            text.line()
            text.line("package let proxy: Proxy")
            text.line("package init(proxy: Proxy) { self.proxy = proxy }")
            writeCodes("RequestCode", "requests", interface.requests, to: &text)
            writeCodes("EventCode", "events", interface.events, to: &text)
            writeSince(to: &text)
            for (opcode, request) in interface.requests.enumerated() {
                RequestWriter(request: request, opcode: opcode, interface: interface, catalogue: catalogue)
                    .write(to: &text)
            }
            EventWriter(interface: interface, catalogue: catalogue).write(to: &text)
            for enumeration in interface.enums { EnumWriter(enumeration: enumeration).write(to: &text) }
        }
    }

    private func writeTable(to text: inout SourceText) {
        text.line("package static let description: InterfaceDescription = InterfaceDescription(")
        text.indented { text in
            text.line("name: \"\(interface.name)\", version: \(interface.version),")
            writeMessages("requests", interface.requests, end: ",", to: &text)
            writeMessages("events", interface.events, end: ")", to: &text)
        }
    }

    private func writeMessages(_ label: String, _ messages: [WireMessage], end: String, to text: inout SourceText) {
        guard !messages.isEmpty else { return text.line("\(label): []\(end)") }
        text.line("\(label): [")
        text.indented { text in
            for message in messages {
                let signature = MessageSignature(message: message)
                let interfaces = signature.interfaces
                // A closure, since interfaces refer to each other in cycles.
                let types =
                    interfaces.contains { $0 != nil }
                    ? " { [\(interfaces.map { $0.map { SwiftName.type($0) + ".description" } ?? "nil" }.joined(separator: ", "))] }"
                    : ""
                text.line("MessageDescription(\"\(message.name)\", signature: \"\(signature.letters)\")\(types),")
            }
        }
        text.line("]\(end)")
    }

    private func writeCodes(_ name: String, _ noun: String, _ messages: [WireMessage], to text: inout SourceText) {
        guard !messages.isEmpty else { return }
        text.line()
        text.line("/// Opcodes of the \(noun).")
        text.block("package enum \(name): UInt32, Sendable") { text in
            for (opcode, message) in messages.enumerated() {
                text.line("case \(SwiftName.member(message.name)) = \(opcode)")
            }
        }
    }

    private func writeSince(to text: inout SourceText) {
        let later = interface.requests.filter { $0.since > 1 }
        guard !later.isEmpty else { return }
        text.line()
        text.line("/// Versions of the interface that introduced the later requests.")
        text.block("package enum Since") { text in
            for request in later {
                text.line("package static let \(SwiftName.member(request.name)): UInt32 = \(request.since)")
            }
        }
    }
}
