/// Writer of an interface's events: an enum with a case per event, and its decoder.
struct EventWriter {
    let interface: WireInterface
    let catalogue: ProtocolCatalogue

    func write(to text: inout SourceText) {
        guard !interface.events.isEmpty else { return }
        writeEnum(to: &text)
        writeDecoder(to: &text)
    }

    /// True if an event carries a file descriptor. It has one owner, so the enum is then noncopyable.
    private var carriesFileDescriptor: Bool {
        interface.events.contains { $0.arguments.contains { $0.kind == .fd } }
    }

    private func writeEnum(to text: inout SourceText) {
        text.line()
        text.line("/// Events of `\(interface.name)`, sent by the compositor.")
        text.block("package enum Event\(carriesFileDescriptor ? ": ~Copyable" : "")") { text in
            for event in interface.events {
                text.documentation(of: event)
                let payload = event.arguments.map {
                    let type = ArgumentType(argument: $0, interface: interface.name, catalogue: catalogue)
                    return "\(SwiftName.label($0.name)): \(type.payload)"
                }
                let list = payload.isEmpty ? "" : "(\(payload.joined(separator: ", ")))"
                text.line("case \(SwiftName.member(event.name))\(list)")
            }
        }
    }

    private func writeDecoder(to text: inout SourceText) {
        let destructors = interface.events.enumerated().filter { $0.element.isDestructor }.map { "\($0.offset)" }
        let list = destructors.isEmpty ? "" : "(destructors: [\(destructors.joined(separator: ", "))])"
        text.line()
        text.line("/// Sets the handler of the object's events, which replaces an earlier one.")
        text.block("package func onEvent(_ handler: @escaping @MainActor (consuming Event) -> Void)") { text in
            text.block("proxy.setHandler\(list)") { text in
                text.line("if let event = Self.decode($0, $1) { handler(event) }")
            }
        }
        text.line()
        text.block("private static func decode(_ opcode: UInt32, _ arguments: EventArguments) -> Event?") { text in
            text.choice("switch opcode") { text in
                for (opcode, event) in interface.events.enumerated() {
                    let values = event.arguments.enumerated().map { index, argument in
                        let type = ArgumentType(argument: argument, interface: interface.name, catalogue: catalogue)
                        return "\(SwiftName.plainLabel(argument.name)): \(type.decoded(at: index))"
                    }
                    let list = values.isEmpty ? "" : "(\(values.joined(separator: ", ")))"
                    text.line("case \(opcode): .\(SwiftName.plainMember(event.name))\(list)")
                }
                text.line("default: nil")
            }
        }
    }
}
