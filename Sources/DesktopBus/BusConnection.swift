import CSystemd
import Glibc

/// A connection to the user's D-Bus, or to somebody who speaks its language at the other end of a socket.
///
/// Nothing here waits: connecting, calls and their answers take place in ``process()``, which is to be called when
/// ``fileDescriptor`` can be read (or written to, while it ``wantsToWrite``), and at ``deadline``.
@MainActor @safe package final class BusConnection {
    private let handle: BusHandle
    /// Those whom C calls, which holds nobody.
    private var handlers: [Handler] = []
    private var isOpen = true

    /// Connects to the bus that the environment names; nil if there is none.
    package init?() {
        var raw: OpaquePointer?
        guard unsafe sd_bus_open_user(&raw) >= 0, let raw = unsafe raw else { return nil }
        handle = unsafe BusHandle(raw: raw)
    }

    /// Talks over a connected socket, which it takes over, with no bus between.
    ///
    /// - Parameter isServer: whether this is the side that the other one introduces itself to.
    package init?(socket: Int32, isServer: Bool) {
        var raw: OpaquePointer?
        guard unsafe sd_bus_new(&raw) >= 0, let raw = unsafe raw else {
            close(socket)
            return nil
        }
        handle = unsafe BusHandle(raw: raw)
        guard unsafe sd_bus_set_fd(raw, socket, socket) >= 0, unsafe (!isServer || lilt_bus_make_server(raw) >= 0),
            unsafe sd_bus_start(raw) >= 0
        else { return nil }
    }

    // MARK: The run loop's side

    /// Negative if there is nothing to wait for any more.
    package var fileDescriptor: Int32 { isOpen ? unsafe sd_bus_get_fd(handle.raw) : -1 }

    package var wantsToWrite: Bool { unsafe isOpen && sd_bus_get_events(handle.raw) & Int32(POLLOUT) != 0 }

    /// When something is due though nobody says anything, in seconds on the monotonic clock; nil: never.
    package var deadline: Double? {
        var microseconds: UInt64 = 0
        guard isOpen, unsafe sd_bus_get_timeout(handle.raw, &microseconds) >= 0, microseconds != .max else {
            return nil
        }
        return Double(microseconds) * 1e-6
    }

    /// Does what can be done without waiting.
    ///
    /// - Returns: whether the connection is still there.
    @discardableResult package func process() -> Bool {
        while isOpen {
            let result = unsafe sd_bus_process(handle.raw, nil)
            if result == 0 { return true }
            if result < 0 { isOpen = false }
        }
        return false
    }

    // MARK: Calls and signals

    /// Calls a method with an array of strings, or with none.
    ///
    /// - Parameters:
    ///   - seconds: after which nobody waits any more.
    ///   - answer: gets what the reply carries, once; nil: an error, or no answer.
    package func call(
        _ member: BusMember, of destination: String?, strings: [String], patience seconds: Double,
        answer: @escaping @MainActor ([BusValue]?) -> Void
    ) {
        var message: OpaquePointer?
        guard isOpen,
            unsafe sd_bus_message_new_method_call(
                handle.raw, &message, destination, member.path, member.interface, member.name) >= 0,
            let message = unsafe message
        else { return answer(nil) }
        defer { unsafe sd_bus_message_unref(message) }
        let handler = unsafe keep { message in
            guard let message = unsafe message, unsafe sd_bus_message_is_method_error(message, nil) == 0 else {
                return answer(nil)
            }
            answer(unsafe MessageReader(message).values())
        }
        guard unsafe Self.append(strings, to: message),
            unsafe sd_bus_call_async(
                handle.raw, nil, message, receiveMessage, handler, UInt64(max(0, seconds) * 1e6)) >= 0
        else { return answer(nil) }
    }

    /// Has `handler` called with what each signal of this name carries.
    package func onSignal(
        _ member: BusMember, of sender: String?, _ handler: @escaping @MainActor ([BusValue]) -> Void
    ) {
        let kept = unsafe keep { message in
            if let message = unsafe message, let values = unsafe MessageReader(message).values() { handler(values) }
        }
        _ = unsafe sd_bus_match_signal_async(
            handle.raw, nil, sender, member.path, member.interface, member.name, receiveMessage, nil, kept)
    }

    private static func append(_ strings: [String], to message: OpaquePointer) -> Bool {
        guard unsafe sd_bus_message_open_container(message, CChar(UInt8(ascii: "a")), "s") >= 0 else { return false }
        for string in strings {
            let isIn = unsafe string.withCString { text in
                unsafe sd_bus_message_append_basic(message, CChar(UInt8(ascii: "s")), text) >= 0
            }
            guard isIn else { return false }
        }
        return unsafe sd_bus_message_close_container(message) >= 0
    }

    private func keep(_ body: @escaping @MainActor (OpaquePointer?) -> Void) -> UnsafeMutableRawPointer {
        let handler = unsafe Handler(body: body)
        handlers.append(handler)
        return unsafe Unmanaged.passUnretained(handler).toOpaque()
    }

    /// As long as its connection: a few calls are made on one, and then it listens.
    @safe fileprivate final class Handler {
        let body: @MainActor (OpaquePointer?) -> Void
        init(body: @escaping @MainActor (OpaquePointer?) -> Void) { unsafe self.body = unsafe body }
    }
}

/// A method or a signal, by where it is and what it is called.
package struct BusMember: Sendable {
    package let path: String
    package let interface: String
    package let name: String

    package init(path: String, interface: String, name: String) {
        self.path = path
        self.interface = interface
        self.name = name
    }
}

private let receiveMessage: sd_bus_message_handler_t = { message, handler, _ in
    guard let handler = unsafe handler else { return 0 }
    nonisolated(unsafe) let pointers = unsafe (message, handler)
    MainActor.assumeIsolated {
        let handler = unsafe Unmanaged<BusConnection.Handler>.fromOpaque(pointers.1).takeUnretainedValue()
        unsafe handler.body(pointers.0)
    }
    return 0
}

/// Owns one `sd_bus`; closed without a wait for what is still to be sent.
@safe private struct BusHandle: ~Copyable {
    let raw: OpaquePointer
    init(raw: OpaquePointer) { unsafe self.raw = unsafe raw }
    deinit { unsafe sd_bus_close_unref(raw) }
}
