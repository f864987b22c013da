import CSystemd
import Glibc

/// Connection to the user's D-Bus, or to a peer that speaks D-Bus over a socket.
///
/// Never blocks: connecting, calls and replies progress in ``process()``. Call it when ``fileDescriptor`` is readable
/// (or writable, while ``wantsToWrite``), and at ``deadline``.
@MainActor @safe package final class BusConnection {
    private let handle: BusHandle
    /// Handlers retained for C, which holds unowned pointers to them.
    private var handlers: [Handler] = []
    private var isOpen = true

    /// Connects to the bus named by the environment; nil if there is none.
    package init?() {
        var raw: OpaquePointer?
        guard unsafe sd_bus_open_user(&raw) >= 0, let raw = unsafe raw else { return nil }
        handle = unsafe BusHandle(raw: raw)
    }

    /// Takes over a connected socket and speaks D-Bus over it, without a bus.
    ///
    /// - Parameters:
    ///   - socket: the socket; closed on failure and at the end.
    ///   - isServer: true for the side to which the other one authenticates.
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

    // MARK: Run loop

    /// Descriptor to wait for; negative once the connection is closed.
    package var fileDescriptor: Int32 { isOpen ? unsafe sd_bus_get_fd(handle.raw) : -1 }

    package var wantsToWrite: Bool { unsafe isOpen && sd_bus_get_events(handle.raw) & Int32(POLLOUT) != 0 }

    /// Time at which ``process()`` is due without input, in seconds on the monotonic clock; nil if there is none.
    package var deadline: Double? {
        var microseconds: UInt64 = 0
        guard isOpen, unsafe sd_bus_get_timeout(handle.raw, &microseconds) >= 0, microseconds != .max else {
            return nil
        }
        return Double(microseconds) * 1e-6
    }

    /// Processes all pending messages without blocking.
    ///
    /// - Returns: false once the connection is closed.
    @discardableResult package func process() -> Bool {
        while isOpen {
            let result = unsafe sd_bus_process(handle.raw, nil)
            if result == 0 { return true }
            if result < 0 { isOpen = false }
        }
        return false
    }

    // MARK: Calls and signals

    /// Calls a method.
    ///
    /// - Parameters:
    ///   - member: the method.
    ///   - destination: bus name of the receiver; nil without a bus.
    ///   - arguments: the arguments, in order.
    ///   - seconds: timeout of the call.
    ///   - answer: called once with the contents of the reply; nil after an error or timeout.
    package func call(
        _ member: BusMember, of destination: String?, _ arguments: [BusArgument], patience seconds: Double,
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
        guard unsafe MessageWriter(message).append(arguments),
            unsafe sd_bus_call_async(
                handle.raw, nil, message, receiveMessage, handler, UInt64(max(0, seconds) * 1e6)) >= 0
        else { return answer(nil) }
    }

    /// Calls `handler` with the contents of each signal `member` from `sender`; nil is any sender.
    package func onSignal(
        _ member: BusMember, of sender: String?, _ handler: @escaping @MainActor ([BusValue]) -> Void
    ) {
        let kept = unsafe keep { message in
            if let message = unsafe message, let values = unsafe MessageReader(message).values() { handler(values) }
        }
        _ = unsafe sd_bus_match_signal_async(
            handle.raw, nil, sender, member.path, member.interface, member.name, receiveMessage, nil, kept)
    }

    /// Calls `handler` with the object and contents of each signal `name` of `interface` from `sender`, whatever object it
    /// comes from; a nil sender is any.
    package func onSignal(
        _ name: String, ofInterface interface: String, from sender: String?,
        _ handler: @escaping @MainActor (_ path: String, _ values: [BusValue]) -> Void
    ) {
        let kept = unsafe keep { message in
            guard let message = unsafe message, let path = unsafe sd_bus_message_get_path(message),
                let values = unsafe MessageReader(message).values()
            else { return }
            unsafe handler(String(cString: path), values)
        }
        _ = unsafe sd_bus_match_signal_async(
            handle.raw, nil, sender, nil, interface, name, receiveMessage, nil, kept)
    }

    private func keep(_ body: @escaping @MainActor (OpaquePointer?) -> Void) -> UnsafeMutableRawPointer {
        let handler = unsafe Handler(body: body)
        handlers.append(handler)
        return unsafe Unmanaged.passUnretained(handler).toOpaque()
    }

    /// Handler of messages, which lives as long as its connection: few calls are made on one, and then it only listens.
    @safe fileprivate final class Handler {
        let body: @MainActor (OpaquePointer?) -> Void
        init(body: @escaping @MainActor (OpaquePointer?) -> Void) { unsafe self.body = unsafe body }
    }
}

/// Object path, interface and name of a method or signal.
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

/// Owner of one `sd_bus`; closes it without flushing unsent messages.
@safe private struct BusHandle: ~Copyable {
    let raw: OpaquePointer
    init(raw: OpaquePointer) { unsafe self.raw = unsafe raw }
    deinit { unsafe sd_bus_close_unref(raw) }
}
