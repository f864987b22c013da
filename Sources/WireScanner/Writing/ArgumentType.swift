/// What a wire argument is in Swift.
struct ArgumentType {
    let argument: WireArgument
    /// The interface whose message has it; its enums are named without a prefix.
    let interface: String
    let catalogue: ProtocolCatalogue

    /// The enum that an integer is read as, if it has one.
    private var enumeration: String? {
        guard let reference = argument.enumeration,
            let (owner, name) = catalogue.enumeration(reference, in: interface)
        else { return nil }
        return "\(SwiftName.type(owner)).\(SwiftName.type(name))"
    }

    /// The type of a request's parameter. Not asked for new objects of any interface, which are generic.
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

    /// The type in an event. An object may always be missing: this side may have destroyed it already.
    var payload: String {
        switch argument.kind {
        case .object: (argument.interface.map(SwiftName.type) ?? "Proxy") + "?"
        case .fd: "FileDescriptor"
        default: parameter
        }
    }

    /// How a request's parameter is put into the message.
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

    /// How an event's argument at `index` is read.
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
