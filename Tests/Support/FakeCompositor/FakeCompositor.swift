import Foundation
package import WaylandClient
import WaylandProtocols

/// A Wayland compositor in the test's own thread: it answers, refuses, delays and hangs up as told, and records what
/// it was sent.
///
/// Nothing happens by itself: ``dispatch()`` handles what has been sent to it. A ``FakeSession`` turns a host and its
/// compositor together.
@MainActor package final class FakeCompositor {
    /// What a compositor may offer. Without ``shell`` there are no windows.
    package struct Offer: OptionSet, Sendable {
        package let rawValue: Int
        package init(rawValue: Int) { self.rawValue = rawValue }
        package static let shell = Offer(rawValue: 1)
        package static let seat = Offer(rawValue: 2)
        package static let presentation = Offer(rawValue: 4)
        package static let decorations = Offer(rawValue: 8)
        package static let fractionalScale = Offer(rawValue: 16)
        package static let clipboard = Offer(rawValue: 32)
        package static let primarySelection = Offer(rawValue: 64)
        package static let textInput = Offer(rawValue: 128)
        package static let idleInhibition = Offer(rawValue: 1024)
        package static let subsurfaces = Offer(rawValue: 256)
        package static let activation = Offer(rawValue: 512)
        package static let usual: Offer = [.shell, .seat, .presentation]
    }

    /// Surfaces in the order of their making.
    package private(set) var surfaces: [FakeWindow] = []
    /// Those of them that are windows.
    package var windows: [FakeWindow] { surfaces.filter(\.isToplevel) }
    /// Tokens that the client gave back, and for which surface.
    package internal(set) var activations: [(token: String, window: FakeWindow?)] = []
    /// What a client that asks for the server's decorations is told to draw: 1 its own, 2 none.
    package var decorationMode: UInt32 = 2
    var decorations: [ServerObject] = []
    var regions: [UInt32: CGRect] = [:]
    var positioners: [UInt32: FakePositioner] = [:]
    /// Whether popups that ask for a grab are dismissed at once.
    package var refusesGrabs = false
    /// How many shared memory pools were ever made.
    package private(set) var poolsMade = 0
    /// Whether the first commit of a window is answered with a size of the client's choice.
    package var configuresByItself = true
    package private(set) var outputScale = 1
    private var outputTransform: Int32 = 0
    /// Refreshes a second.
    package private(set) var refreshRate = 60.0
    package private(set) var pongs: [UInt32] = []
    package internal(set) var capabilities: SeatCapabilities = [.pointer, .keyboard]
    /// The cursor's surface that the client set last, by its id.
    package internal(set) var cursorSurface: UInt32?

    /// Whether commits are looked at as pictures, which takes time and memory.
    package var looksAtPictures = true

    /// The input method of the client that asked for one.
    package internal(set) var textInput: FakeTextInput?

    /// How many surfaces ask that the screen stay on.
    package internal(set) var idleInhibitors = 0

    let display: ServerDisplay
    var buffers: [UInt32: FakeBuffer] = [:]
    var outputs: [ServerObject] = []
    var seats: [ServerObject] = []
    var pointers: [ServerObject] = []
    var keyboards: [ServerObject] = []
    var touches: [ServerObject] = []
    /// What is copied and what is selected.
    package let clipboard = FakeSelection()
    package let drag = FakeDrag()
    package let primary = FakeSelection()
    private var shells: [ServerObject] = []
    private var outputGlobal: Withdrawal?
    private var seatGlobal: Withdrawal?

    /// Nil if libwayland-server has no memory.
    package init?(offering offer: Offer = .usual, outputScale: Int = 1) {
        guard let display = ServerDisplay() else { return nil }
        self.display = display
        self.outputScale = outputScale
        display.offer(WlCompositor.description) { [weak self] in self?.boundCompositor($0) }
        display.offer(WlShm.description) { [weak self] in self?.boundShm($0) }
        outputGlobal = display.offer(WlOutput.description) { [weak self] in self?.boundOutput($0) }
        if offer.contains(.shell) { display.offer(XdgWmBase.description) { [weak self] in self?.boundShell($0) } }
        if offer.contains(.seat) { addSeat() }
        if offer.contains(.presentation) {
            display.offer(WpPresentation.description) { [weak self] in self?.boundPresentation($0) }
        }
        if offer.contains(.decorations) {
            display.offer(ZxdgDecorationManagerV1.description) { [weak self] in self?.boundDecorations($0) }
        }
        if offer.contains(.subsurfaces) {
            display.offer(WlSubcompositor.description) { [weak self] in self?.boundSubcompositor($0) }
        }
        if offer.contains(.activation) {
            display.offer(XdgActivationV1.description) { [weak self] in self?.boundActivation($0) }
        }
        if offer.contains(.clipboard) {
            display.offer(WlDataDeviceManager.description) { [weak self] in self?.boundDataDevices($0) }
        }
        if offer.contains(.primarySelection) {
            display.offer(ZwpPrimarySelectionDeviceManagerV1.description) { [weak self] in
                self?.boundPrimarySelections($0)
            }
        }
        if offer.contains(.idleInhibition) {
            display.offer(ZwpIdleInhibitManagerV1.description) { [weak self] in self?.boundIdleInhibitors($0) }
        }
        if offer.contains(.textInput) {
            display.offer(ZwpTextInputManagerV3.description) { [weak self] in self?.boundTextInputs($0) }
        }
        if offer.contains(.fractionalScale) {
            display.offer(WpViewporter.description) { [weak self] in self?.boundViewporter($0) }
            display.offer(WpFractionalScaleManagerV1.description) { [weak self] in self?.boundScales($0) }
        }
    }

    // MARK: What a test does

    /// The client's end of a new connection, or nil if the machine has no more sockets.
    package func connect() -> FileDescriptor? { display.connect() }

    /// Handles all requests that have arrived and sends what is to be said. Never waits.
    ///
    /// - Returns: how many requests there were.
    @discardableResult package func dispatch() -> Int {
        let before = ServerLog.requests
        display.dispatch()
        if ServerLog.eventsLeft == 0 {
            ServerLog.eventsLeft = nil
            disconnect()
        }
        return ServerLog.requests - before
    }

    /// Whether a client is there.
    package var isConnected: Bool { display.hasClients }

    /// Buffers that clients have.
    package var liveBuffers: Int { buffers.count }

    /// Takes back one more of the things that it offered.
    ///
    /// - Returns: whether there was one.
    package func withdrawOneGlobal() -> Bool { display.withdrawOne() }

    /// Says of its outputs what need not make sense.
    package func describeOutputs(scale: Int32, millihertz: Int32) {
        for output in outputs {
            output.send(WlOutput.EventCode.mode.rawValue, [.uint(1), .int(-1), .int(-1), .int(millihertz)])
            output.send(WlOutput.EventCode.scale.rawValue, [.int(scale)])
            output.send(WlOutput.EventCode.done.rawValue)
        }
    }

    /// Hangs up, as a compositor that was killed does.
    package func disconnect() { display.disconnectClients() }

    /// Hangs up when so many more events have been sent.
    package func disconnect(afterEvents count: Int) { ServerLog.eventsLeft = count }

    /// Whether ``disconnect(afterEvents:)`` is still to happen; it does not any more after this.
    package func takeBackDisconnection() -> Bool {
        defer { ServerLog.eventsLeft = nil }
        return ServerLog.eventsLeft != nil
    }

    /// Ends the connection with a protocol error.
    package func postError(_ message: String) { surfaces.last?.surface.postError(0, message) }

    package func ping() {
        for shell in shells { shell.send(XdgWmBase.EventCode.ping.rawValue, [.uint(nextSerial)]) }
    }

    /// - Parameter transform: how the output is turned, as `wl_output.transform` numbers it.
    package func setOutput(scale: Int, refreshRate: Double = 60, transform: Int32 = 0) {
        outputTransform = transform
        outputScale = scale
        self.refreshRate = refreshRate
        for output in outputs { describe(output) }
    }

    /// There is another user, or the same one again.
    package func addSeat() {
        seatGlobal = display.offer(WlSeat.description) { [weak self] in self?.boundSeat($0) }
    }

    /// The user of ``addSeat()`` is gone, with all devices.
    package func removeSeat() {
        seatGlobal?.withdraw()
        seatGlobal = nil
    }

    package func removeOutput() {
        outputGlobal?.withdraw()
        outputGlobal = nil
    }

    var nextSerial: UInt32 { display.nextSerial }

    func mapped(_ window: FakeWindow) { window.enterOutput() }

    // MARK: Globals

    private func boundCompositor(_ object: ServerObject) {
        object.onRequest = { [weak self] opcode, arguments in
            guard let self else { return }
            switch WlCompositor.RequestCode(rawValue: opcode) {
            case .createSurface:
                guard let surface = ServerObject(WlSurface.description, madeBy: object, id: arguments.newID(0))
                else { return }
                surfaces.append(FakeWindow(surface, compositor: self))
            case .createRegion: addRegion(madeBy: object, id: arguments.newID(0))
            case nil: break
            }
        }
    }

    private func boundShm(_ object: ServerObject) {
        for format: WlShm.Format in [.argb8888, .xrgb8888] {
            object.send(WlShm.EventCode.format.rawValue, [.uint(format.rawValue)])
        }
        object.onRequest = { [weak self] opcode, arguments in
            guard let self, WlShm.RequestCode(rawValue: opcode) == .createPool,
                let poolObject = ServerObject(WlShmPool.description, madeBy: object, id: arguments.newID(0))
            else { return }
            poolsMade += 1
            let file = FileDescriptor(owning: arguments.fileDescriptor(1))
            let pool = FakePool(file: file, size: arguments.int(2))
            poolObject.onDestroy = { pool.unmap() }
            poolObject.onRequest = { [weak self] in self?.received($0, $1, from: poolObject, pool) }
        }
    }

    private func received(
        _ opcode: UInt32, _ arguments: ServerArguments, from object: ServerObject, _ pool: FakePool
    ) {
        switch WlShmPool.RequestCode(rawValue: opcode) {
        case .createBuffer:
            guard let bufferObject = ServerObject(WlBuffer.description, madeBy: object, id: arguments.newID(0))
            else { return }
            let id = bufferObject.id
            buffers[id] = FakeBuffer(
                bufferObject, pool: pool, offset: arguments.int(1), width: arguments.int(2), height: arguments.int(3),
                stride: arguments.int(4))
            bufferObject.onRequest = { _, _ in bufferObject.destroy() }
            bufferObject.onDestroy = { [weak self] in self?.buffers[id] = nil }
        case .resize: pool.resize(arguments.int(0))
        case .destroy: object.destroy()
        case nil: break
        }
    }

    private func boundOutput(_ object: ServerObject) {
        outputs.append(object)
        object.onRequest = { _, _ in object.destroy() }
        object.onDestroy = { [weak self] in self?.outputs.removeAll { $0 === object } }
        describe(object)
    }

    private func describe(_ output: ServerObject) {
        output.describeOutput(
            width: 1280, height: 800, refreshRate: refreshRate, scale: outputScale, transform: outputTransform)
    }

    private func boundShell(_ object: ServerObject) {
        shells.append(object)
        object.onRequest = { [weak self] opcode, arguments in
            guard let self else { return }
            switch XdgWmBase.RequestCode(rawValue: opcode) {
            case .getXdgSurface:
                guard let window = window(of: arguments.object(1)),
                    let shellSurface = ServerObject(XdgSurface.description, madeBy: object, id: arguments.newID(0))
                else { return }
                window.adopt(shellSurface)
            case .createPositioner: addPositioner(madeBy: object, id: arguments.newID(0))
            case .pong: pongs.append(arguments.uint(0))
            default: break
            }
        }
    }

    func window(of surface: ServerObject?) -> FakeWindow? {
        guard let surface else { return nil }
        return surfaces.first { $0.surface === surface }
    }
}
