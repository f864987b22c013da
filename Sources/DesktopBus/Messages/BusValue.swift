import CSystemd

/// Value in a D-Bus message, reduced to what callers here need.
package enum BusValue: Equatable, Sendable {
    case text(String)
    /// A number of any D-Bus type.
    case number(Double)
    case flag(Bool)
    /// An array, structure or dictionary entry. A variant is replaced by its content.
    case list([BusValue])

    package var text: String? { if case .text(let text) = self { text } else { nil } }
    package var number: Double? { if case .number(let number) = self { number } else { nil } }
    package var flag: Bool? { if case .flag(let flag) = self { flag } else { nil } }
    package var list: [BusValue]? { if case .list(let list) = self { list } else { nil } }
}

/// Reader of one message; valid only during the call of its handler.
@safe package struct MessageReader {
    private let message: OpaquePointer
    /// Deepest nesting that is read. sd-bus allows 32 arrays and 32 structures; legitimate messages stay far below.
    private static let deepest = 16
    /// Most values that are read of one message, some MiB of memory. Legitimate messages have a few thousand.
    private static let mostValues = 100_000

    package init(_ message: OpaquePointer) { unsafe self.message = unsafe message }

    /// All values of the message; nil if it is malformed, nested too deeply, or has too many.
    package func values() -> [BusValue]? {
        var room = Self.mostValues
        return values(depth: 0, room: &room)
    }

    private func values(depth: Int, room: inout Int) -> [BusValue]? {
        var values: [BusValue] = []
        while true {
            var type: CChar = 0
            var contents: UnsafePointer<CChar>?
            let found = unsafe sd_bus_message_peek_type(message, &type, &contents)
            guard found >= 0 else { return nil }
            guard found > 0 else { return values }
            room -= 1
            guard room >= 0, let value = unsafe value(of: type, contents, depth: depth, room: &room) else {
                return nil
            }
            values.append(value)
        }
    }

    private func value(
        of type: CChar, _ contents: UnsafePointer<CChar>?, depth: Int, room: inout Int
    ) -> BusValue? {
        switch Character(Unicode.Scalar(UInt8(bitPattern: type))) {
        case "s", "o", "g":
            var text: UnsafePointer<CChar>?
            guard unsafe sd_bus_message_read_basic(message, type, &text) > 0, let text = unsafe text else { return nil }
            return unsafe .text(String(cString: text))
        case "b": return read(type, Int32(0)).map { .flag($0 != 0) }
        case "y": return read(type, UInt8(0)).map { .number(Double($0)) }
        case "n": return read(type, Int16(0)).map { .number(Double($0)) }
        case "q": return read(type, UInt16(0)).map { .number(Double($0)) }
        case "i": return read(type, Int32(0)).map { .number(Double($0)) }
        case "u": return read(type, UInt32(0)).map { .number(Double($0)) }
        case "x": return read(type, Int64(0)).map { .number(Double($0)) }
        case "t": return read(type, UInt64(0)).map { .number(Double($0)) }
        case "d": return read(type, Double(0)).map { .number($0) }
        case "v":
            // A variant holds exactly one value, which replaces it.
            guard let inner = unsafe inside(type, contents, depth: depth, room: &room), inner.count == 1 else {
                return nil
            }
            return inner[0]
        case "a", "r", "e": return unsafe inside(type, contents, depth: depth, room: &room).map { .list($0) }
        default:
            // A file descriptor, which no caller needs.
            return unsafe sd_bus_message_skip(message, nil) >= 0 ? .list([]) : nil
        }
    }

    private func read<Number: BitwiseCopyable>(_ type: CChar, _ zero: Number) -> Number? {
        var number = zero
        return unsafe sd_bus_message_read_basic(message, type, &number) > 0 ? number : nil
    }

    private func inside(
        _ type: CChar, _ contents: UnsafePointer<CChar>?, depth: Int, room: inout Int
    ) -> [BusValue]? {
        guard depth < Self.deepest, unsafe sd_bus_message_enter_container(message, type, contents) > 0 else {
            return nil
        }
        guard let values = values(depth: depth + 1, room: &room) else { return nil }
        return unsafe sd_bus_message_exit_container(message) >= 0 ? values : nil
    }
}
