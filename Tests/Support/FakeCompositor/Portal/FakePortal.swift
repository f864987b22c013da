import CSystemd
package import DesktopBus
import Glibc

/// A settings portal at the other end of a socket.
@MainActor @safe package final class FakePortal {
    package enum Value: Sendable {
        case uint(UInt32)
        case flag(Bool)
        case double(Double)
        case text(String)
        /// A structure of numbers.
        case doubles([Double])
    }

    package var settings: [String: [String: Value]] = [:]
    /// Groups of settings that were asked for, in order.
    package private(set) var asked: [[String]] = []
    /// False if it leaves calls unanswered.
    package var answers = true
    /// Dialogs that were asked for, in order.
    package private(set) var dialogs: [Dialog] = []
    /// Objects of dialogs that were taken back.
    package private(set) var closed: [String] = []
    /// False if it has no file dialogs.
    package var hasDialogs = true
    private let bus: BusOwner

    package struct Dialog: Equatable, Sendable {
        package let method: String
        package let arguments: [BusValue]
        /// Object that stands for the dialog.
        package let path: String

        /// Value of an option; nil without it.
        package func option(_ name: String) -> BusValue? {
            arguments.last?.list?.compactMap(\.list).first { $0.first?.text == name }?.last
        }
    }

    /// Makes a portal and the other end of its socket; nil if the machine has no more sockets.
    package static func make() -> (portal: FakePortal, socket: Int32)? {
        var ends: [Int32] = [-1, -1]
        let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue) | Int32(SOCK_NONBLOCK.rawValue)
        guard unsafe socketpair(AF_UNIX, kind, 0, &ends) == 0, let portal = FakePortal(socket: ends[0]) else {
            return nil
        }
        return (portal, ends[1])
    }

    private init?(socket: Int32) {
        var raw: OpaquePointer?
        guard unsafe sd_bus_new(&raw) >= 0, let raw = unsafe raw else { return nil }
        bus = unsafe BusOwner(raw: raw)
        guard unsafe sd_bus_set_fd(raw, socket, socket) >= 0, unsafe lilt_bus_make_server(raw) >= 0 else { return nil }
        let pointer = unsafe Unmanaged.passUnretained(self).toOpaque()
        guard unsafe sd_bus_add_filter(raw, nil, receiveCall, pointer) >= 0, unsafe sd_bus_start(raw) >= 0 else {
            return nil
        }
    }

    /// Handles messages that have arrived, without waiting.
    package func process() {
        while unsafe sd_bus_process(bus.raw, nil) > 0 {}
    }

    /// Hangs up.
    package func close() { unsafe sd_bus_close(bus.raw) }

    /// Changes a setting, and signals that.
    package func set(_ group: String, _ key: String, to value: Value) {
        settings[group, default: [:]][key] = value
        var message: OpaquePointer?
        guard
            unsafe sd_bus_message_new_signal(
                bus.raw, &message, "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings",
                "SettingChanged")
                >= 0,
            let message = unsafe message
        else { return }
        defer { unsafe sd_bus_message_unref(message) }
        unsafe Self.append(group, to: message)
        unsafe Self.append(key, to: message)
        unsafe Self.append(value, to: message)
        unsafe sd_bus_send(bus.raw, message, nil)
    }

    /// Answers a dialog: 0 with what people chose, 1 if they cancelled.
    package func respond(to dialog: Int, code: UInt32, uris: [String]) {
        var message: OpaquePointer?
        guard dialogs.indices.contains(dialog),
            unsafe sd_bus_message_new_signal(
                bus.raw, &message, dialogs[dialog].path, "org.freedesktop.portal.Request", "Response") >= 0,
            let message = unsafe message
        else { return }
        defer { unsafe sd_bus_message_unref(message) }
        let results: [(String, BusArgument)] = [("uris", .array(uris.map { .text($0) }, of: "s"))]
        _ = unsafe MessageWriter(message).append([.number(code), .options(code == 0 ? results : [])])
        unsafe sd_bus_send(bus.raw, message, nil)
    }

    /// Begins a dialog and replies with its object.
    private func openDialog(_ method: String, _ message: OpaquePointer) {
        let path = "/org/freedesktop/portal/desktop/request/1_1/t\(dialogs.count)"
        unsafe dialogs.append(Dialog(method: method, arguments: MessageReader(message).values() ?? [], path: path))
        var reply: OpaquePointer?
        guard unsafe sd_bus_message_new_method_return(message, &reply) >= 0, let reply = unsafe reply else { return }
        defer { unsafe sd_bus_message_unref(reply) }
        _ = unsafe path.withCString { unsafe sd_bus_message_append_basic(reply, CChar(UInt8(ascii: "o")), $0) }
        unsafe sd_bus_send(bus.raw, reply, nil)
    }

    private func receivedForDialogs(_ message: OpaquePointer) -> Bool {
        guard hasDialogs else { return false }
        for method in ["OpenFile", "SaveFile"]
        where unsafe sd_bus_message_is_method_call(message, "org.freedesktop.portal.FileChooser", method) > 0 {
            unsafe openDialog(method, message)
            return true
        }
        guard unsafe sd_bus_message_is_method_call(message, "org.freedesktop.portal.Request", "Close") > 0,
            let path = unsafe sd_bus_message_get_path(message)
        else { return false }
        unsafe closed.append(String(cString: path))
        return true
    }

    fileprivate func received(_ message: OpaquePointer) -> Bool {
        if unsafe receivedForDialogs(message) { return true }
        guard unsafe sd_bus_message_is_method_call(message, "org.freedesktop.portal.Settings", "ReadAll") > 0 else {
            return false
        }
        asked.append(unsafe Self.strings(in: message))
        guard answers else { return true }
        var reply: OpaquePointer?
        guard unsafe sd_bus_message_new_method_return(message, &reply) >= 0, let reply = unsafe reply else {
            return true
        }
        defer { unsafe sd_bus_message_unref(reply) }
        unsafe open("a", "{sa{sv}}", reply)
        for (group, entries) in settings {
            unsafe open("e", "sa{sv}", reply)
            unsafe Self.append(group, to: reply)
            unsafe open("a", "{sv}", reply)
            for (key, value) in entries {
                unsafe open("e", "sv", reply)
                unsafe Self.append(key, to: reply)
                unsafe Self.append(value, to: reply)
                unsafe sd_bus_message_close_container(reply)
            }
            unsafe sd_bus_message_close_container(reply)
            unsafe sd_bus_message_close_container(reply)
        }
        unsafe sd_bus_message_close_container(reply)
        unsafe sd_bus_send(bus.raw, reply, nil)
        return true
    }

    private func open(_ type: Character, _ contents: String, _ message: OpaquePointer) {
        unsafe sd_bus_message_open_container(message, CChar(type.asciiValue ?? 0), contents)
    }

    private static func strings(in message: OpaquePointer) -> [String] {
        var strings: [String] = []
        guard unsafe sd_bus_message_enter_container(message, CChar(UInt8(ascii: "a")), "s") > 0 else { return [] }
        var text: UnsafePointer<CChar>?
        while unsafe sd_bus_message_read_basic(message, CChar(UInt8(ascii: "s")), &text) > 0, let found = unsafe text {
            unsafe strings.append(String(cString: found))
        }
        return strings
    }

    private static func append(_ text: String, to message: OpaquePointer) {
        _ = unsafe text.withCString { unsafe sd_bus_message_append_basic(message, CChar(UInt8(ascii: "s")), $0) }
    }

    private static func append(_ value: Value, to message: OpaquePointer) {
        func variant(_ type: String, _ body: () -> Void) {
            unsafe sd_bus_message_open_container(message, CChar(UInt8(ascii: "v")), type)
            body()
            unsafe sd_bus_message_close_container(message)
        }
        func double(_ number: Double) {
            var number = number
            unsafe sd_bus_message_append_basic(message, CChar(UInt8(ascii: "d")), &number)
        }
        switch value {
        case .uint(var number):
            variant("u") { unsafe sd_bus_message_append_basic(message, CChar(UInt8(ascii: "u")), &number) }
        case .flag(let flag):
            var number: Int32 = flag ? 1 : 0
            variant("b") { unsafe sd_bus_message_append_basic(message, CChar(UInt8(ascii: "b")), &number) }
        case .double(let number): variant("d") { double(number) }
        case .text(let text): variant("s") { unsafe append(text, to: message) }
        case .doubles(let numbers):
            let inner = String(repeating: "d", count: numbers.count)
            variant("(\(inner))") {
                unsafe sd_bus_message_open_container(message, CChar(UInt8(ascii: "r")), inner)
                for number in numbers { double(number) }
                unsafe sd_bus_message_close_container(message)
            }
        }
    }
}

@safe private struct BusOwner: ~Copyable {
    let raw: OpaquePointer
    init(raw: OpaquePointer) { unsafe self.raw = unsafe raw }
    deinit { unsafe sd_bus_close_unref(raw) }
}

private let receiveCall: sd_bus_message_handler_t = { message, portal, _ in
    guard let message = unsafe message, let portal = unsafe portal else { return 0 }
    nonisolated(unsafe) let pointers = unsafe (message, portal)
    let isTaken = MainActor.assumeIsolated {
        let portal = unsafe Unmanaged<FakePortal>.fromOpaque(pointers.1).takeUnretainedValue()
        return unsafe portal.received(pointers.0)
    }
    return isTaken ? 1 : 0
}
