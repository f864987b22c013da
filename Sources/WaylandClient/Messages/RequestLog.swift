import CWayland

/// Last requests of a connection, for the error message when a compositor ends it.
///
/// A ring of fixed size: noting a request does not allocate.
@MainActor @safe struct RequestLog {
    /// Number of requests kept. A request that breaks the protocol is among the last ones: compositors read requests in
    /// order and soon.
    private static let capacity = 64
    /// Largest number of requests in one description.
    static let describedCount = 6

    private var records: [Record] = []
    private var next = 0

    @safe private struct Record {
        var object: UInt32
        /// Name in the interface's table, which is never freed.
        var interfaceName: UnsafePointer<CChar>
        var opcode: UInt32
        var arguments: Arguments
    }

    /// Eight values: no request of any protocol has more arguments that help in an error message.
    private typealias Arguments = InlineArray<8, Value>

    private enum Value {
        case nothing
        case int(Int32)
        case uint(UInt32)
        case fixed(Double)
        case text(String?)
        case object(UInt32)
        case newObject(UInt32)
        case bytes(Int)
        case file
    }

    /// - Parameters:
    ///   - opcode: opcode of the request.
    ///   - arguments: arguments of the request.
    ///   - object: receiver of the request.
    ///   - created: object that the request creates, or nil.
    mutating func note<let count: Int>(
        _ opcode: UInt32, _ arguments: [count of Argument], to object: OpaquePointer, creating created: OpaquePointer?
    ) {
        guard let name = unsafe wl_proxy_get_class(object) else { return }
        var values = Arguments(repeating: .nothing)
        for index in 0..<min(count, values.count) {
            values[index] =
                switch arguments[index] {
                case .int(let value): .int(value)
                case .uint(let value): .uint(value)
                case .fixed(let value): .fixed(value)
                case .string(let value): .text(value)
                case .object(let proxy): .object(proxy?.id ?? 0)
                case .newObject: .newObject(unsafe created.map { unsafe wl_proxy_get_id($0) } ?? 0)
                case .array(let value): .bytes(value.bytes.count)
                case .fileDescriptor: .file
                }
        }
        let record = unsafe Record(
            object: wl_proxy_get_id(object), interfaceName: name, opcode: opcode, arguments: values)
        if records.count < Self.capacity {
            records.append(record)
        } else {
            records[next] = record
        }
        next = (next + 1) % Self.capacity
    }

    /// Describes the last requests to the object and those with the object as an argument, the newest last:
    /// `attach(#12, 0, 0), commit()`. Empty if none is known.
    func description(of object: UInt32) -> String {
        var lines: [String] = []
        let count = records.count
        for age in 1...max(1, count) where age <= count && lines.count < Self.describedCount {
            let record = records[(next - age + Self.capacity) % Self.capacity]
            if record.object == object {
                lines.append(Self.text(of: record))
            } else if Self.mentions(object, record) {
                lines.append(
                    unsafe "\(String(cString: record.interfaceName))#\(record.object).\(Self.text(of: record))")
            }
        }
        return lines.reversed().joined(separator: ", ")
    }

    private static func mentions(_ object: UInt32, _ record: Record) -> Bool {
        for index in record.arguments.indices {
            switch record.arguments[index] {
            case .object(object), .newObject(object): return true
            default: break
            }
        }
        return false
    }

    private static func text(of record: Record) -> String {
        var arguments: [String] = []
        for index in record.arguments.indices {
            switch record.arguments[index] {
            case .nothing: break
            case .int(let value): arguments.append("\(value)")
            case .uint(let value): arguments.append("\(value)")
            case .fixed(let value): arguments.append("\(value)")
            case .text(let value): arguments.append(value.map { "\"\($0.prefix(40))\"" } ?? "nil")
            case .object(let id): arguments.append(id == 0 ? "nil" : "#\(id)")
            case .newObject(let id): arguments.append("new #\(id)")
            case .bytes(let count): arguments.append("\(count) bytes")
            case .file: arguments.append("a file")
            }
        }
        let interface = unsafe String(cString: record.interfaceName)
        let name = InterfaceDescription.requestName(record.opcode, of: interface)
        return "\(name)(\(arguments.joined(separator: ", ")))"
    }
}
