import CSystemd

extension BusConnection {
    /// Answer to a method call: values, or an error. A call that nobody takes has none, and the library refuses it.
    package typealias Reply = Result<[BusArgument], BusError>

    /// Calls `handler` with each method call that other programs make, and sends the answer. The library itself answers
    /// calls for which `handler` has none, among them those of `org.freedesktop.DBus.Peer`.
    package func onCall(_ handler: @escaping @MainActor (BusCall) -> Reply?) {
        let kept = unsafe keepAnswering { message in
            guard let message = unsafe message, let call = unsafe BusCall(message), let reply = handler(call) else {
                return false
            }
            unsafe Self.send(reply, to: message)
            return true
        }
        _ = unsafe sd_bus_add_filter(handle.raw, nil, answerCall, kept)
    }

    /// Sends a signal of the object at `path`.
    ///
    /// - Returns: false if the values do not fit into a message, or the connection is closed.
    @discardableResult package func emit(_ signal: BusMember, _ arguments: [BusArgument]) -> Bool {
        var message: OpaquePointer?
        guard isOpen,
            unsafe sd_bus_message_new_signal(handle.raw, &message, signal.path, signal.interface, signal.name) >= 0,
            let message = unsafe message
        else { return false }
        defer { unsafe sd_bus_message_unref(message) }
        return unsafe MessageWriter(message).append(arguments) && sd_bus_send(handle.raw, message, nil) >= 0
    }

    private static func send(_ reply: Reply, to call: OpaquePointer) {
        switch reply {
        case .success(let values):
            if unsafe !returnValues(values, to: call) { unsafe sendError(.tooLarge, to: call) }
        case .failure(let error): unsafe sendError(error, to: call)
        }
    }

    private static func returnValues(_ values: [BusArgument], to call: OpaquePointer) -> Bool {
        var message: OpaquePointer?
        guard unsafe sd_bus_message_new_method_return(call, &message) >= 0, let message = unsafe message else {
            return false
        }
        defer { unsafe sd_bus_message_unref(message) }
        return unsafe MessageWriter(message).append(values) && sd_bus_send(nil, message, nil) >= 0
    }

    private static func sendError(_ error: BusError, to call: OpaquePointer) {
        var message: OpaquePointer?
        guard unsafe lilt_bus_new_error(call, &message, error.name, error.message) >= 0, let message = unsafe message
        else { return }
        unsafe sd_bus_send(nil, message, nil)
        unsafe sd_bus_message_unref(message)
    }
}

extension BusCall {
    /// Reads a message; nil if it is no method call, or malformed.
    fileprivate init?(_ message: OpaquePointer) {
        guard unsafe sd_bus_message_is_method_call(message, nil, nil) > 0,
            let path = unsafe sd_bus_message_get_path(message), let member = unsafe sd_bus_message_get_member(message)
        else { return nil }
        let signature = unsafe sd_bus_message_get_signature(message, 1)
        guard let values = unsafe MessageReader(message).values() else { return nil }
        unsafe self.init(
            sender: sd_bus_message_get_sender(message).map { unsafe String(cString: $0) },
            path: String(cString: path),
            interface: sd_bus_message_get_interface(message).map { unsafe String(cString: $0) },
            member: String(cString: member), signature: signature.map { unsafe String(cString: $0) } ?? "",
            arguments: values)
    }
}

private let answerCall: sd_bus_message_handler_t = { message, handler, _ in
    guard let handler = unsafe handler else { return 0 }
    nonisolated(unsafe) let pointers = unsafe (message, handler)
    let isTaken = MainActor.assumeIsolated {
        let handler = unsafe Unmanaged<BusConnection.Handler>.fromOpaque(pointers.1).takeUnretainedValue()
        return unsafe handler.body(pointers.0)
    }
    return isTaken ? 1 : 0
}
