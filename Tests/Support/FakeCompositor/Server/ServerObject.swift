import CWaylandServer
import Glibc
import WaylandClient

/// One object of the protocol, on the compositor's side.
@MainActor @safe final class ServerObject {
    private(set) var isAlive = true
    let interface: InterfaceDescription
    private let raw: OpaquePointer
    /// Called with the opcode and the arguments of each request.
    var onRequest: (@MainActor (UInt32, ServerArguments) -> Void)?
    /// Called when the object is destroyed, by a request or with its client.
    var onDestroy: (@MainActor () -> Void)?

    /// Makes an object; nil without memory. `id` is the client's; 0 for one of the server.
    init?(_ interface: InterfaceDescription, client: OpaquePointer, version: UInt32, id: UInt32) {
        let table = unsafe interface.pointer.assumingMemoryBound(to: wl_interface.self)
        guard let raw = unsafe wl_resource_create(client, table, Int32(version), id) else { return nil }
        self.interface = interface
        unsafe self.raw = unsafe raw
        ServerLog.live[ObjectIdentifier(self)] = self
        let pointer = unsafe Unmanaged.passRetained(self).toOpaque()
        unsafe wl_resource_set_dispatcher(raw, dispatchRequest, pointer, pointer, objectDestroyed)
    }

    /// Makes the object that a request creates, with its creator's client and version.
    convenience init?(_ interface: InterfaceDescription, madeBy creator: ServerObject, id: UInt32) {
        guard let client = unsafe wl_resource_get_client(creator.raw) else { return nil }
        unsafe self.init(interface, client: client, version: creator.version, id: id)
    }

    static func of(_ raw: OpaquePointer) -> ServerObject? {
        guard let pointer = unsafe wl_resource_get_user_data(raw) else { return nil }
        return unsafe Unmanaged<ServerObject>.fromOpaque(pointer).takeUnretainedValue()
    }

    var version: UInt32 { isAlive ? unsafe UInt32(wl_resource_get_version(raw)) : 0 }
    var id: UInt32 { isAlive ? unsafe wl_resource_get_id(raw) : 0 }

    func destroy() { if isAlive { unsafe wl_resource_destroy(raw) } }

    /// Ends the connection with a protocol error.
    func postError(_ code: UInt32, _ message: String) { if isAlive { unsafe lilt_post_error(raw, code, message) } }

    func lives(on display: OpaquePointer) -> Bool {
        guard isAlive, let client = unsafe wl_resource_get_client(raw) else { return false }
        return unsafe wl_client_get_display(client) == display
    }

    func send(_ event: UInt32, _ values: [EventValue] = []) {
        guard isAlive, ServerLog.mayGoOut() else { return }
        var strings: [UnsafeMutablePointer<CChar>] = unsafe []
        var words: [UnsafeMutablePointer<UInt32>] = unsafe []
        var arrays: [UnsafeMutablePointer<wl_array>] = unsafe []
        defer {
            while let string = unsafe strings.popLast() { unsafe free(string) }
            while let word = unsafe words.popLast() { unsafe word.deallocate() }
            while let array = unsafe arrays.popLast() { unsafe array.deallocate() }
        }
        var arguments: [wl_argument] = unsafe []
        for value in values {
            var argument = unsafe wl_argument()
            switch value {
            case .int(let value): unsafe argument.i = value
            case .uint(let value): unsafe argument.u = value
            case .fixed(let value): unsafe argument.f = Int32(value * 256)
            case .string(let value):
                guard let copy = unsafe strdup(value) else { continue }
                unsafe strings.append(copy)
                unsafe argument.s = unsafe UnsafePointer(copy)
            case .object(let object): unsafe argument.o = object.flatMap { $0.isAlive ? unsafe $0.raw : nil }
            case .array(let value):
                let data = UnsafeMutablePointer<UInt32>.allocate(capacity: max(1, value.count))
                for (index, word) in value.enumerated() { unsafe (data + index).initialize(to: word) }
                let array = UnsafeMutablePointer<wl_array>.allocate(capacity: 1)
                unsafe array.initialize(to: wl_array(size: value.count * 4, alloc: value.count * 4, data: data))
                unsafe words.append(data)
                unsafe arrays.append(array)
                unsafe argument.a = unsafe array
            case .fileDescriptor(let value): unsafe argument.h = value
            }
            unsafe arguments.append(argument)
        }
        unsafe arguments.withUnsafeMutableBufferPointer { buffer in
            var none = unsafe wl_argument()
            if let base = buffer.baseAddress {
                unsafe wl_resource_post_event_array(raw, event, base)
            } else {
                unsafe wl_resource_post_event_array(raw, event, &none)
            }
        }
    }

    fileprivate func received(_ opcode: UInt32, _ arguments: ServerArguments) {
        ServerLog.requests += 1
        onRequest?(opcode, arguments)
    }

    fileprivate func died() {
        isAlive = false
        ServerLog.live[ObjectIdentifier(self)] = nil
        onDestroy?()
        onDestroy = nil
        onRequest = nil
    }
}

/// Requests and events of all compositors in this process.
@MainActor enum ServerLog {
    static var requests = 0
    /// Objects of all compositors in this process.
    static var live: [ObjectIdentifier: ServerObject] = [:]
    /// Events that are sent before the connection is cut; nil: no limit.
    static var eventsLeft: Int?

    static func mayGoOut() -> Bool {
        guard let left = eventsLeft else { return true }
        eventsLeft = max(0, left - 1)
        return left > 0
    }
}

private let dispatchRequest: wl_dispatcher_func_t = { object, _, opcode, _, arguments in
    guard let object = unsafe object, let arguments = unsafe arguments else { return 0 }
    nonisolated(unsafe) let pointers = unsafe (object, arguments)
    MainActor.assumeIsolated {
        let object = unsafe Unmanaged<ServerObject>.fromOpaque(pointers.0).takeUnretainedValue()
        unsafe object.received(opcode, ServerArguments(pointers.1))
    }
    return 0
}

private func objectDestroyed(_ raw: OpaquePointer?) {
    guard let pointer = unsafe wl_resource_get_user_data(raw) else { return }
    nonisolated(unsafe) let object = unsafe pointer
    MainActor.assumeIsolated { unsafe Unmanaged<ServerObject>.fromOpaque(object).takeRetainedValue().died() }
}
