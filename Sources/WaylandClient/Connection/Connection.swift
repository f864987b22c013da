import CWayland
import Glibc

/// Connection to a compositor: the socket, the single event queue, and all objects of the connection.
///
/// A broken connection stays broken: ``error`` is the reason, and all other members do nothing. The owner checks
/// ``error`` after each turn; no callback reports it.
@MainActor @safe package final class Connection {
    let display: Display
    /// Living proxies by C object. This dictionary retains them: see ``Proxy``.
    private var proxies: [OpaquePointer: Proxy] = unsafe [:]
    /// Handlers of events by C object. They are not stored in the proxies, so that a handler that retains its own
    /// object makes no reference cycle.
    private var handlers: [OpaquePointer: EventHandler] = unsafe [:]
    /// Reason for which the connection is broken; nil while it works.
    package private(set) var error: ConnectionError?
    var requests = RequestLog()

    /// Connects to the compositor that the environment names.
    ///
    /// - Throws: ``ConnectionError/unreachable(code:)`` if no compositor accepts the connection.
    package init() throws(ConnectionError) { display = try Display() }

    /// Takes over a connected socket.
    ///
    /// - Throws: ``ConnectionError/unreachable(code:)`` if libwayland cannot use the socket.
    package init(socket: consuming FileDescriptor) throws(ConnectionError) { display = try Display(socket: socket) }

    /// The object with which a connection begins, `wl_display`.
    package private(set) lazy var displayProxy = unsafe Proxy(
        display.raw, version: 1, ownership: .borrowed, display: display, on: self)

    package var fileDescriptor: Int32 { display.fileDescriptor }

    /// Number of objects that were created and not yet destroyed. A steady frame does not change it.
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

    /// Returns a dead object, on which requests do nothing.
    package func deadProxy() -> Proxy {
        unsafe Proxy(nil, version: 1, ownership: .owned, display: display, on: nil)
    }

    /// Returns a proxy for an object that another C library made on this connection and will destroy.
    package func borrow(_ raw: OpaquePointer, version: UInt32) -> Proxy {
        unsafe Proxy(raw, version: version, ownership: .borrowed, display: display, on: self)
    }

    // MARK: Traffic

    /// Reads the socket once, and calls the handlers of all events that have arrived. Never waits.
    ///
    /// - Returns: number of events.
    @discardableResult package func dispatch() -> Int {
        var count = 0
        guard error == nil else { return 0 }
        while unsafe wl_display_prepare_read(display.raw) != 0 {
            guard dispatchPending(&count) else { return count }
        }
        // libwayland reads without waiting, and an empty socket is no error.
        let isBroken = unsafe wl_display_read_events(display.raw) < 0
        // Events before the end are still dispatched: the reason for the end may be among them.
        _ = dispatchPending(&count)
        if isBroken { breakOff() }
        return count
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

    /// Sends the pending requests that the socket has room for.
    package func flush() -> FlushResult {
        guard error == nil else { return .broken }
        if unsafe wl_display_flush(display.raw) >= 0 { return .done }
        // EAGAIN is also what a display says, for ever after, that had no room for a request.
        if errno == EAGAIN, unsafe wl_display_get_error(display.raw) == 0 { return .mustWaitForSocket }
        // The events with the compositor's reason may still be unread, so EPIPE is no error here: the next read finds
        // it.
        if errno == EPIPE { return .done }
        breakOff()
        return .broken
    }

    /// Sends, waits, and handles events until `condition` holds.
    ///
    /// - Parameters:
    ///   - condition: checked after each dispatch.
    ///   - seconds: time without an answer after which the connection is broken.
    ///   - whileWaiting: called before each wait, so that a compositor in the same thread can answer.
    /// - Throws: the reason if the connection breaks; ``ConnectionError/silent(seconds:)`` after `seconds` without an
    ///   answer.
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
            // A tenth of a second is exact enough for a deadline, and an answer ends the wait at once.
            if !isReadable(afterMilliseconds: 100) {
                deadline += 1
                if deadline >= seconds * 10 {
                    breakOff(with: .silent(seconds: seconds))
                }
            }
        }
    }

    /// Waits up to `timeout` milliseconds until the socket is readable or hung up; returns false if it is neither.
    private func isReadable(afterMilliseconds timeout: Int32) -> Bool {
        var request = pollfd(fd: fileDescriptor, events: Int16(POLLIN), revents: 0)
        return unsafe poll(&request, 1, timeout) > 0
    }

    private func breakOff() {
        let code = unsafe wl_display_get_error(display.raw)
        // A request for which there is no room: EAGAIN before libwayland 1.23, E2BIG since.
        if code == EAGAIN || code == E2BIG { return breakOff(with: .unread) }
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

    /// Breaks the connection to a compositor that has not answered for `seconds`.
    package func giveUp(afterSeconds seconds: Int) { breakOff(with: .silent(seconds: seconds)) }

    private func breakOff(with reason: ConnectionError) {
        guard error == nil else { return }
        error = reason
    }
}
