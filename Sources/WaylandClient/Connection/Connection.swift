import CWayland
import Glibc

/// A connection to a compositor: its socket, its one event queue, and all objects that live on it.
///
/// Used from the main actor only. Once it is broken it stays so: ``error`` says why, and everything else does nothing.
/// Whoever owns it looks at ``error`` after each turn; nobody is called from the middle of one.
@MainActor @safe package final class Connection {
    let display: Display
    /// Everything alive, by its C object. This is what keeps proxies: see ``Proxy``.
    private var proxies: [OpaquePointer: Proxy] = unsafe [:]
    /// Who gets their events. Kept here and not in the proxies, so that a handler may hold on to its own object without
    /// keeping it for ever.
    private var handlers: [OpaquePointer: EventHandler] = unsafe [:]
    /// Why the connection is broken, or nil.
    package private(set) var error: ConnectionError?
    var requests = RequestLog()

    /// Connects to the compositor that the environment names.
    package init() throws(ConnectionError) { display = try Display() }

    /// Takes over a connected socket.
    package init(socket: consuming FileDescriptor) throws(ConnectionError) { display = try Display(socket: socket) }

    /// The object that is there from the beginning, `wl_display`.
    package private(set) lazy var displayProxy = unsafe Proxy(
        display.raw, version: 1, ownership: .borrowed, display: display, on: self)

    package var fileDescriptor: Int32 { display.fileDescriptor }

    /// How many objects are alive: what was created and not destroyed. A steady frame leaves it where it was.
    package var liveObjectCount: Int { unsafe proxies.count }

    // MARK: Objects

    func adopt(_ raw: OpaquePointer?, version: UInt32) -> Proxy {
        let proxy = unsafe Proxy(raw, version: version, ownership: .owned, display: display, on: self)
        if let raw = unsafe raw { unsafe proxies[raw] = proxy }
        return proxy
    }

    func remove(_ raw: OpaquePointer) {
        unsafe proxies[raw] = nil
        unsafe handlers[raw] = nil
    }

    func setHandler(_ handler: EventHandler, for raw: OpaquePointer) { unsafe handlers[raw] = handler }

    func handler(for raw: OpaquePointer) -> EventHandler? { unsafe handlers[raw] }

    func proxy(at raw: OpaquePointer?) -> Proxy? { unsafe raw.flatMap { unsafe proxies[$0] } }

    /// An object that never was: for whoever needs one before there is a compositor to make it.
    package func deadProxy() -> Proxy {
        unsafe Proxy(nil, version: 1, ownership: .owned, display: display, on: nil)
    }

    /// A name for an object that another C library made on this connection and will destroy.
    package func borrow(_ raw: OpaquePointer, version: UInt32) -> Proxy {
        unsafe Proxy(raw, version: version, ownership: .borrowed, display: display, on: self)
    }

    // MARK: Traffic

    /// Calls the handlers of all events that have arrived, those that are still in the socket too. Never waits.
    ///
    /// - Returns: how many events there were.
    @discardableResult package func dispatch() -> Int {
        var count = 0
        // Of a compositor that has hung up, libdispatch tells once and then watches the socket no more: whatever lies
        // in it is read now, up to its end. Otherwise the end would be waited for for ever.
        while error == nil, dispatchOnce(&count).contains(.hangUp) {}
        return count
    }

    /// Reads once, if there is anything to be read.
    ///
    /// - Returns: what the socket had to say before.
    private func dispatchOnce(_ count: inout Int) -> SocketState {
        while unsafe wl_display_prepare_read(display.raw) != 0 {
            guard dispatchPending(&count) else { return [] }
        }
        // Another reader, such as a library with its own queue, may have been first: then there is nothing to read.
        let state = socketState(forMilliseconds: 0)
        if state.isEmpty {
            unsafe wl_display_cancel_read(display.raw)
        } else if unsafe wl_display_read_events(display.raw) < 0 {
            // What came before the end is still handed out: the reason may be among it.
            _ = dispatchPending(&count)
            breakOff()
            return []
        }
        _ = dispatchPending(&count)
        return state
    }

    private func dispatchPending(_ count: inout Int) -> Bool {
        let dispatched = unsafe wl_display_dispatch_pending(display.raw)
        guard dispatched >= 0 else {
            breakOff()
            return false
        }
        count += Int(dispatched)
        return true
    }

    package enum FlushResult: Equatable { case done, mustWaitForSocket, broken }

    /// Sends the requests made so far, as far as the socket takes them.
    package func flush() -> FlushResult {
        guard error == nil else { return .broken }
        if unsafe wl_display_flush(display.raw) >= 0 { return .done }
        if errno == EAGAIN { return .mustWaitForSocket }
        // The compositor's last words, perhaps why it hung up, may be there to read: so EPIPE is left to the reader.
        if errno == EPIPE { return .done }
        breakOff()
        return .broken
    }

    /// Sends, waits, and handles events until `condition` holds.
    ///
    /// - Parameters:
    ///   - seconds: how long to be patient; after that the connection counts as broken.
    ///   - whileWaiting: called before each wait; what a compositor in the same thread needs to do its part.
    package func wait(
        until condition: @MainActor () -> Bool, seconds: Int, whileWaiting: (@MainActor () -> Void)? = nil
    ) throws(ConnectionError) {
        var deadline = 0
        while true {
            dispatch()
            if condition() { return }
            if let error { throw error }
            _ = flush()
            whileWaiting?()
            // Ten times a second is often enough to see a deadline, and the loop ends as soon as there is an answer.
            if socketState(forMilliseconds: 100).isEmpty {
                deadline += 1
                if deadline >= seconds * 10 {
                    breakOff(with: .silent(seconds: seconds))
                }
            }
        }
    }

    private struct SocketState: OptionSet {
        let rawValue: Int32
        static let hangUp = SocketState(rawValue: POLLHUP)
    }

    /// What there is to be known of the socket, at the latest after `timeout`; empty if nothing.
    private func socketState(forMilliseconds timeout: Int32) -> SocketState {
        var request = pollfd(fd: fileDescriptor, events: Int16(POLLIN), revents: 0)
        guard unsafe poll(&request, 1, timeout) > 0 else { return [] }
        return SocketState(rawValue: Int32(request.revents))
    }

    private func breakOff() {
        let code = unsafe wl_display_get_error(display.raw)
        guard code == EPROTO else { return breakOff(with: .lost(code: code == 0 ? errno : code)) }
        var interface: UnsafePointer<wl_interface>?
        var object: UInt32 = 0
        let number = unsafe wl_display_get_protocol_error(display.raw, &interface, &object)
        let name = unsafe interface.map { unsafe String(cString: $0.pointee.name) } ?? "an object"
        breakOff(
            with: .violation(
                interface: name, object: object, code: number, message: DisplayLog.lastLine,
                requests: requests.description(of: object)))
    }

    /// Gives up a compositor that has not answered for so long.
    package func giveUp(afterSeconds seconds: Int) { breakOff(with: .silent(seconds: seconds)) }

    private func breakOff(with reason: ConnectionError) {
        guard error == nil else { return }
        error = reason
    }
}
