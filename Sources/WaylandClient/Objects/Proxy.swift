import CWayland

/// Client side of an object of the protocol.
///
/// A proxy lives from the request that creates the object to the request that destroys it, regardless of Swift
/// references: the connection retains it. Afterwards it is *dead*: its requests do nothing, and objects that they
/// create are dead, too, so that callers need no checks after a lost connection.
@MainActor @safe package final class Proxy {
    private var handle: ObjectHandle
    var raw: OpaquePointer? { unsafe handle.pointer }
    package let version: UInt32
    /// Keeps the display open until the object is destroyed.
    private let display: Display
    private(set) weak var connection: Connection?
    private var isListening = false
    private let ownership: Ownership

    enum Ownership {
        /// Destroyed by this proxy.
        case owned
        /// The display itself, or an object that another library made.
        case borrowed
    }

    init(
        _ raw: OpaquePointer?, version: UInt32, ownership: Ownership, display: Display, on connection: Connection?
    ) {
        handle = unsafe ObjectHandle(pointer: raw)
        self.version = version
        self.ownership = ownership
        self.connection = connection
        self.display = display
        if let raw = unsafe raw, ownership == .owned {
            unsafe wl_proxy_set_user_data(raw, Unmanaged.passUnretained(self).toOpaque())
        }
    }

    deinit {
        if let raw = unsafe handle.pointer, ownership == .owned { unsafe wl_proxy_destroy(raw) }
    }

    package var isAlive: Bool { unsafe raw != nil }

    /// Id of the object on the wire; 0 if it is dead.
    package var id: UInt32 { unsafe raw.map { unsafe wl_proxy_get_id($0) } ?? 0 }

    package func require(version wanted: UInt32, for request: String) {
        precondition(version >= wanted || !isAlive, "\(request) needs version \(wanted), and the object has \(version)")
    }

    package func send(_ opcode: UInt32) { send(opcode, []) }

    package func send<let count: Int>(_ opcode: UInt32, _ arguments: [count of Argument]) {
        _ = unsafe marshal(opcode, arguments, creating: nil, version: version, flags: 0)
    }

    package func destroy(_ opcode: UInt32) { destroy(opcode, []) }

    /// Sends a request that destroys the object.
    package func destroy<let count: Int>(_ opcode: UInt32, _ arguments: [count of Argument]) {
        _ = unsafe marshal(opcode, arguments, creating: nil, version: version, flags: UInt32(WL_MARSHAL_FLAG_DESTROY))
        if let dead = unsafe raw { unsafe connection?.remove(dead) }
        handle = unsafe ObjectHandle(pointer: nil)
    }

    /// Sends a request that creates an object, and returns its proxy.
    ///
    /// - Parameters:
    ///   - interface: interface of the new object.
    ///   - version: version of the new object; nil for the version of this object.
    ///   - opcode: opcode of the request.
    ///   - arguments: arguments of the request, with ``Argument/newObject`` for the new object.
    /// - Returns: the proxy; a dead one if this object is dead.
    package func create<let count: Int>(
        _ interface: InterfaceDescription, version: UInt32? = nil, _ opcode: UInt32, _ arguments: [count of Argument]
    ) -> Proxy {
        let version = version ?? self.version
        let created = unsafe marshal(
            opcode, arguments, creating: interface.typedPointer, version: version, flags: 0)
        guard let connection else {
            return unsafe Proxy(nil, version: version, ownership: .owned, display: display, on: nil)
        }
        return unsafe connection.adopt(created, version: version)
    }

    /// Destroys the client side of the object without a request: for interfaces without a destructor, and after an
    /// event that destroys the object.
    package func forget() {
        guard let dead = unsafe raw, ownership == .owned else { return }
        unsafe connection?.remove(dead)
        handle = unsafe ObjectHandle(pointer: nil)
        unsafe wl_proxy_destroy(dead)
    }

    /// Sets the handler of the object's events, in place of an earlier one.
    ///
    /// - Parameters:
    ///   - destructors: opcodes of the events that destroy the object.
    ///   - handler: called with the opcode of each event, and its arguments.
    package func setHandler(
        destructors: OpcodeSet = [], _ handler: @escaping @MainActor (UInt32, EventArguments) -> Void
    ) {
        guard let raw = unsafe raw, ownership == .owned else { return }
        if !isListening {
            isListening = true
            // The connection retains this object until it removes it, so the pointer stays valid.
            let pointer = unsafe Unmanaged.passUnretained(self).toOpaque()
            unsafe wl_proxy_add_dispatcher(raw, dispatchEvent, pointer, pointer)
        }
        unsafe connection?.setHandler(EventHandler(destructors: destructors, body: handler), for: raw)
    }

    fileprivate func receive(_ opcode: UInt32, _ arguments: UnsafeMutablePointer<wl_argument>) {
        guard let raw = unsafe raw, let connection, let handler = unsafe connection.handler(for: raw) else { return }
        unsafe handler.body(opcode, EventArguments(arguments, of: self, on: connection))
        if handler.destructors.contains(opcode) { forget() }
    }

    private func marshal<let count: Int>(
        _ opcode: UInt32, _ arguments: [count of Argument], creating: UnsafePointer<wl_interface>?, version: UInt32,
        flags: UInt32
    ) -> OpaquePointer? {
        guard let raw = unsafe raw, flags != 0 || canBeSent(arguments) else { return nil }
        let created = unsafe withWireArguments(arguments) { list in
            unsafe wl_proxy_marshal_array_flags(raw, opcode, creating, version, flags, list)
        }
        // Destructors are not recorded: protocol errors never name a destroyed object.
        if flags == 0 { unsafe connection?.requests.note(opcode, arguments, to: raw, creating: created) }
        return unsafe created
    }

    /// True if the arguments can be sent. libwayland ends the process for an object that is dead or of another
    /// connection.
    private func canBeSent<let count: Int>(_ arguments: [count of Argument]) -> Bool {
        for index in arguments.indices {
            if case .object(let proxy?) = arguments[index], !proxy.isAlive || proxy.display !== display { return false }
        }
        return true
    }
}

extension Proxy: Equatable {
    package nonisolated static func == (left: Proxy, right: Proxy) -> Bool { left === right }
}

/// Handler of an object's events.
struct EventHandler {
    /// Opcodes of the events that destroy the object.
    let destructors: OpcodeSet
    let body: @MainActor (UInt32, EventArguments) -> Void
}

/// Dispatcher that libwayland calls for every event, during ``Connection/dispatch()`` and so on the main actor.
private let dispatchEvent: wl_dispatcher_func_t = { object, _, opcode, _, arguments in
    guard let object = unsafe object, let arguments = unsafe arguments else { return 0 }
    nonisolated(unsafe) let pointers = unsafe (object, arguments)
    MainActor.assumeIsolated {
        let proxy = unsafe Unmanaged<Proxy>.fromOpaque(pointers.0).takeUnretainedValue()
        unsafe proxy.receive(opcode, pointers.1)
    }
    return 0
}

/// Address of a C object. Unchecked `Sendable` so that a `deinit` may read it: no other code has access by then.
@safe private struct ObjectHandle: @unchecked Sendable {
    let pointer: OpaquePointer?
}
