import CWaylandServer
import Glibc
import WaylandClient

/// Owns a `wl_display` of libwayland-server, its globals and its clients.
@MainActor @safe final class ServerDisplay {
    private let handle: DisplayHandle
    private var globals: [Global] = []
    private var withdrawals: [Withdrawal] = []

    init?() {
        guard let raw = unsafe wl_display_create() else { return nil }
        handle = unsafe DisplayHandle(raw: raw)
    }

    /// Offers a global. `onBind` gets each client's object for it.
    ///
    /// - Returns: a value that can withdraw it.
    @discardableResult func offer(
        _ interface: InterfaceDescription, version: UInt32? = nil, onBind: @escaping @MainActor (ServerObject) -> Void
    ) -> Withdrawal {
        let global = Global(interface, onBind: onBind)
        globals.append(global)
        let table = unsafe interface.pointer.assumingMemoryBound(to: wl_interface.self)
        let pointer = unsafe Unmanaged.passUnretained(global).toOpaque()
        let raw = unsafe wl_global_create(handle.raw, table, Int32(version ?? interface.version), pointer, bindGlobal)
        let withdrawal = unsafe Withdrawal(raw: raw)
        withdrawals.append(withdrawal)
        return withdrawal
    }

    /// Makes a connection; returns the client's end of it, or nil if the machine has no more sockets.
    func connect() -> FileDescriptor? {
        var ends: [Int32] = [-1, -1]
        let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
        guard unsafe socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
        guard unsafe wl_client_create(handle.raw, ends[0]) != nil else { return nil }
        return FileDescriptor(owning: ends[1])
    }

    /// Handles requests that have arrived, and sends events. Never waits.
    func dispatch() {
        unsafe wl_event_loop_dispatch(wl_display_get_event_loop(handle.raw), 0)
        unsafe wl_display_flush_clients(handle.raw)
    }

    /// Closes the connections of all clients.
    func disconnectClients() {
        unsafe wl_display_flush_clients(handle.raw)
        unsafe wl_display_destroy_clients(handle.raw)
    }

    var hasClients: Bool {
        guard let list = unsafe wl_display_get_client_list(handle.raw) else { return false }
        return unsafe wl_list_empty(list) == 0
    }

    /// Removes the first offered global that is not withdrawn; false if there is none.
    func withdrawOne() -> Bool {
        guard !withdrawals.isEmpty else { return false }
        withdrawals.removeFirst().withdraw()
        return true
    }

    /// All objects of its clients, in the order of their ids.
    var objects: [ServerObject] {
        ServerLog.live.values.filter { unsafe $0.lives(on: handle.raw) }.sorted { $0.id < $1.id }
    }

    var nextSerial: UInt32 { unsafe wl_display_next_serial(handle.raw) }
}

/// Withdraws a global.
@safe struct Withdrawal {
    fileprivate let raw: OpaquePointer?
    @MainActor func withdraw() { if let raw = unsafe raw { unsafe wl_global_remove(raw) } }
}

@safe private struct DisplayHandle: ~Copyable {
    let raw: OpaquePointer
    init(raw: OpaquePointer) { unsafe self.raw = unsafe raw }
    deinit {
        unsafe wl_display_destroy_clients(raw)
        unsafe wl_display_destroy(raw)
    }
}

@MainActor private final class Global {
    let interface: InterfaceDescription
    let onBind: @MainActor (ServerObject) -> Void

    init(_ interface: InterfaceDescription, onBind: @escaping @MainActor (ServerObject) -> Void) {
        self.interface = interface
        self.onBind = onBind
    }
}

private func bindGlobal(_ client: OpaquePointer?, _ data: UnsafeMutableRawPointer?, _ version: UInt32, _ id: UInt32) {
    guard let client = unsafe client, let data = unsafe data else { return }
    nonisolated(unsafe) let pointers = unsafe (client, data)
    MainActor.assumeIsolated {
        let global = unsafe Unmanaged<Global>.fromOpaque(pointers.1).takeUnretainedValue()
        if let object = unsafe ServerObject(global.interface, client: pointers.0, version: version, id: id) {
            global.onBind(object)
        }
    }
}
