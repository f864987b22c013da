/// Writer of one request, as a method.
struct RequestWriter {
    let request: WireMessage
    let opcode: Int
    let interface: WireInterface
    let catalogue: ProtocolCatalogue

    func write(to text: inout SourceText) {
        text.line()
        text.documentation(of: request)
        let created = request.arguments.first { $0.kind == .newID }
        let result: String
        var generics = ""
        switch created {
        case nil: result = ""
        case .some(let argument):
            if let name = argument.interface {
                result = " -> \(SwiftName.type(name))"
            } else {
                generics = "<Created: Interface>"
                result = " -> Created"
            }
        }
        let discardable = created == nil ? "" : "@discardableResult "
        let head = "\(discardable)package func \(SwiftName.member(request.name))\(generics)(\(parameters))\(result)"
        text.block(head) { text in
            if request.since > 1 {
                text.line("proxy.require(version: \(request.since), for: \"\(interface.name).\(request.name)\")")
            }
            let arguments = request.arguments.flatMap(encoded)
            let list = arguments.isEmpty ? "" : ", [\(arguments.joined(separator: ", "))]"
            if let created {
                let type = created.interface.map(SwiftName.type) ?? "Created"
                let version = created.interface == nil ? ", version: version" : ""
                let isOnlyLine = request.since <= 1
                text.line(
                    "\(isOnlyLine ? "" : "return ")\(type)(proxy: proxy.create(\(type).description\(version), \(opcode)\(list)))"
                )
            } else if request.isDestructor {
                text.line("proxy.destroy(\(opcode)\(list))")
            } else {
                text.line("proxy.send(\(opcode)\(list))")
            }
        }
    }

    private var parameters: String {
        request.arguments.compactMap { argument -> String? in
            guard argument.kind == .newID else {
                return "\(SwiftName.label(argument.name)): \(type(of: argument).parameter)"
            }
            return argument.interface == nil ? "as type: Created.Type, version: UInt32" : nil
        }.joined(separator: ", ")
    }

    private func encoded(_ argument: WireArgument) -> [String] {
        if argument.kind == .newID, argument.interface == nil {
            return [".string(Created.description.name)", ".uint(version)", ".newObject"]
        }
        return [type(of: argument).encoded(SwiftName.label(argument.name))]
    }

    private func type(of argument: WireArgument) -> ArgumentType {
        ArgumentType(argument: argument, interface: interface.name, catalogue: catalogue)
    }
}
