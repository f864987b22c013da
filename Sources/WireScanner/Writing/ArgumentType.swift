/// Swift type of a wire argument.
struct ArgumentType {
    let argument: WireArgument
    /// Interface of the message; its own enums are named without a prefix.
    let interface: String
    let catalogue: ProtocolCatalogue

    /// Swift name of an integer's enum; nil if it has none.
    private var enumeration: String? {
        guard let reference = argument.enumeration,
            let (owner, name) = catalogue.enumeration(reference, in: interface)
        else { return nil }
        return "\(SwiftName.type(owner)).\(SwiftName.type(name))"
    }

    /// Type as a parameter of a request. Not for new objects of any interface, which are generic.
    var parameter: String {
        let type: String =
            switch argument.kind {
            case .int: enumeration ?? "Int32"
            case .uint: enumeration ?? "UInt32"
            case .fixed: "Double"
            case .string: "String"
            case .object, .newID: argument.interface.map(SwiftName.type) ?? "Proxy"
            case .array: "WireArray"
            case .fd: "borrowing FileDescriptor"
            }
        return type + (argument.allowsNull ? "?" : "")
    }

    /// Type in an event. Objects are optional: this side may have destroyed them already.
    var payload: String {
        switch argument.kind {
        case .object: (argument.interface.map(SwiftName.type) ?? "Proxy") + "?"
        case .fd: "FileDescriptor"
        default: parameter
        }
    }

    /// Swift expression that encodes a request's parameter `name`.
    func encoded(_ name: String) -> String {
        let optional = argument.allowsNull ? "?" : ""
        return switch argument.kind {
        case .int: enumeration == nil ? ".int(\(name))" : ".int(Int32(bitPattern: \(name).rawValue))"
        case .uint: enumeration == nil ? ".uint(\(name))" : ".uint(\(name).rawValue)"
        case .fixed: ".fixed(\(name))"
        case .string: ".string(\(name))"
        case .object: argument.interface == nil ? ".object(\(name))" : ".object(\(name)\(optional).proxy)"
        case .array: ".array(\(name))"
        case .fd: ".fileDescriptor(\(name).rawValue)"
        case .newID: ".newObject"
        }
    }

    /// Swift expression that decodes an event's argument `index`.
    func decoded(at index: Int) -> String {
        switch argument.kind {
        case .int:
            enumeration.map { "\($0)(rawValue: UInt32(bitPattern: arguments.int(\(index))))" }
                ?? "arguments.int(\(index))"
        case .uint: enumeration.map { "\($0)(rawValue: arguments.uint(\(index)))" } ?? "arguments.uint(\(index))"
        case .fixed: "arguments.fixed(\(index))"
        case .string: argument.allowsNull ? "arguments.optionalString(\(index))" : "arguments.string(\(index))"
        case .object:
            argument.interface.map { "arguments.object(\(index), as: \(SwiftName.type($0)).self)" }
                ?? "arguments.proxy(\(index))"
        case .array: "arguments.array(\(index))"
        case .fd: "arguments.fileDescriptor(\(index))"
        case .newID: "arguments.newObject(\(index), as: \(SwiftName.type(argument.interface ?? "")).self)"
        }
    }
}
