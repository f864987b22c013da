import CSystemd
import Glibc

/// Connection to the user's D-Bus, to another bus, or to a peer that speaks D-Bus over a socket.
///
/// Never blocks: connecting, calls and replies progress in ``process()``. Call it when ``fileDescriptor`` is readable
/// (or writable, while ``wantsToWrite``), and at ``deadline``.
@MainActor @safe package final class BusConnection {
    let handle: BusHandle
    /// Handlers retained for C, which holds unowned pointers to them.
    private var handlers: [Handler] = []
    /// Handlers of answers that are awaited, retained for the same reason.
    private var calls: [Int: Handler] = [:]
    private var lastCall = 0
    private(set) var isOpen = true
    private var isProcessing = false

    /// Connects to the bus named by the environment; nil if there is none.
    package init?() {
        var raw: OpaquePointer?
        guard unsafe sd_bus_open_user(&raw) >= 0, let raw = unsafe raw else { return nil }
        handle = unsafe BusHandle(raw: raw)
    }

    /// Connects to the bus at `address`; nil if the address is not that of a Unix socket. Other kinds of addresses start
    /// programs, or look up names while the caller waits.
    package init?(address: String) {
        guard address.split(separator: ";").allSatisfy({ $0.hasPrefix("unix:") }), !address.isEmpty else { return nil }
        var raw: OpaquePointer?
        guard unsafe sd_bus_new(&raw) >= 0, let raw = unsafe raw else { return nil }
        handle = unsafe BusHandle(raw: raw)
        guard unsafe sd_bus_set_address(raw, address) >= 0, unsafe sd_bus_set_bus_client(raw, 1) >= 0,
            unsafe sd_bus_start(raw) >= 0
        else { return nil }
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

    /// Processes pending messages without blocking. If more are pending than `limit`, ``deadline`` is in the past
    /// afterwards. Handlers may call it, which does nothing: the call around them sends what they have to say.
    ///
    /// - Returns: false once the connection is closed.
    @discardableResult package func process(atMost limit: Int = .max) -> Bool {
        guard !isProcessing else { return isOpen }
        isProcessing = true
        defer { isProcessing = false }
        var count = 0
        while isOpen, count < limit {
            let result = unsafe sd_bus_process(handle.raw, nil)
            if result == 0 { return true }
            if result < 0 { isOpen = false }
            count += 1
        }
        return isOpen
    }

    /// Closes the connection.
    package func disconnect() {
        unsafe sd_bus_close(handle.raw)
        isOpen = false
    }

    /// Name that the bus has given the connection, such as `:1.7`; nil before that, and without a bus.
    package var uniqueName: String? {
        var name: UnsafePointer<CChar>?
        // Without the first test sd-bus would wait for the name.
        guard isOpen, unsafe sd_bus_is_ready(handle.raw) > 0, unsafe sd_bus_get_unique_name(handle.raw, &name) >= 0,
            let name = unsafe name
        else { return nil }
        return unsafe String(cString: name)
    }

    /// Number of messages that the other side has not taken yet.
    package var unsentCount: Int {
        var count: UInt64 = 0
        return unsafe isOpen && sd_bus_get_n_queued_write(handle.raw, &count) >= 0 ? Int(clamping: count) : 0
    }

    // MARK: Calls and signals

    /// Calls a method.
    ///
    /// - Parameters:
    ///   - member: the method.
    ///   - destination: bus name of the receiver; nil without a bus.
    ///   - arguments: the arguments, in order.
    ///   - seconds: timeout of the call.
    ///   - startsReceiver: false to get an error, if the bus would have to start the receiver first.
    ///   - answer: called once with the contents of the reply; nil after an error or timeout.
    package func call(
        _ member: BusMember, of destination: String?, _ arguments: [BusArgument], patience seconds: Double,
        startsReceiver: Bool = true, answer: @escaping @MainActor ([BusValue]?) -> Void
    ) {
        var message: OpaquePointer?
        guard isOpen,
            unsafe sd_bus_message_new_method_call(
                handle.raw, &message, destination, member.path, member.interface, member.name) >= 0,
            let message = unsafe message
        else { return answer(nil) }
        defer { unsafe sd_bus_message_unref(message) }
        lastCall += 1
        let handler = unsafe Handler { [weak self, number = lastCall] message in
            self?.calls[number] = nil
            let isReply = unsafe message.map { unsafe sd_bus_message_is_method_error($0, nil) == 0 } ?? false
            answer(unsafe isReply ? message.flatMap { unsafe MessageReader($0).values() } : nil)
            return false
        }
        guard unsafe MessageWriter(message).append(arguments),
            unsafe sd_bus_message_set_auto_start(message, startsReceiver ? 1 : 0) >= 0,
            unsafe sd_bus_call_async(
                handle.raw, nil, message, receiveMessage, Unmanaged.passUnretained(handler).toOpaque(),
                UInt64(max(0, seconds) * 1e6)) >= 0
        else { return answer(nil) }
        calls[lastCall] = handler
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

    /// Calls `handler` each time the owner of the bus name `name` changes, with true if it has one now.
    package func onOwnerChange(of name: String, _ handler: @escaping @MainActor (Bool) -> Void) {
        let rule =
            "type='signal',sender='org.freedesktop.DBus',interface='org.freedesktop.DBus',member='NameOwnerChanged'"
            + ",arg0='\(name)'"
        let kept = unsafe keep { message in
            guard let message = unsafe message, let values = unsafe MessageReader(message).values(), values.count == 3
            else { return }
            handler(values[2].text?.isEmpty == false)
        }
        _ = unsafe sd_bus_add_match_async(handle.raw, nil, rule, receiveMessage, nil, kept)
    }

    private func keep(_ body: @escaping @MainActor (OpaquePointer?) -> Void) -> UnsafeMutableRawPointer {
        unsafe keepAnswering { message in
            unsafe body(message)
            return false
        }
    }

    /// Retains `body`, which returns true for messages that nobody else shall handle, as long as the connection.
    func keepAnswering(_ body: @escaping @MainActor (OpaquePointer?) -> Bool) -> UnsafeMutableRawPointer {
        let handler = unsafe Handler(body)
        handlers.append(handler)
        return unsafe Unmanaged.passUnretained(handler).toOpaque()
    }

    /// Handler of messages.
    @safe final class Handler {
        let body: @MainActor (OpaquePointer?) -> Bool
        init(_ body: @escaping @MainActor (OpaquePointer?) -> Bool) { unsafe self.body = unsafe body }
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
        _ = unsafe handler.body(pointers.0)
    }
    return 0
}

/// Owner of one `sd_bus`; closes it without flushing unsent messages.
@safe struct BusHandle: ~Copyable {
    let raw: OpaquePointer
    init(raw: OpaquePointer) { unsafe self.raw = unsafe raw }
    deinit { unsafe sd_bus_close_unref(raw) }
}
