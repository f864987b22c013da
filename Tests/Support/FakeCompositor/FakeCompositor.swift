import Foundation
package import WaylandClient
import WaylandProtocols

/// Wayland compositor in the test's own thread: it answers, refuses, delays and hangs up as told, and records requests.
///
/// It does nothing by itself: ``dispatch()`` handles requests. A ``FakeSession`` runs a host and its compositor in
/// turns.
@MainActor package final class FakeCompositor {
    /// Globals that a compositor may offer. Without ``shell`` there are no windows.
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
        /// The interface by which a client knows Weston's desktop shell.
        package static let westonShell = Offer(rawValue: 2048)
        package static let cursorShapes = Offer(rawValue: 4096)
        package static let toplevelIcons = Offer(rawValue: 8192)
        package static let bell = Offer(rawValue: 16384)
        package static let usual: Offer = [.shell, .seat, .presentation]
    }

    /// Surfaces in the order of their creation.
    package private(set) var surfaces: [FakeWindow] = []
    /// Surfaces that are windows.
    package var windows: [FakeWindow] { surfaces.filter(\.isToplevel) }
    /// Activation tokens that the client has used, each with its surface.
    package internal(set) var activations: [(token: String, window: FakeWindow?)] = []
    /// Mode that is sent to a client that asks for the server's decorations: 1 the client draws them, 2 the compositor.
    package var decorationMode: UInt32 = 2
    var decorations: [ServerObject] = []
    var regions: [UInt32: CGRect] = [:]
    var positioners: [UInt32: FakePositioner] = [:]
    /// True if popups that ask for a grab are dismissed at once.
    package var refusesGrabs = false
    /// Number of shared memory pools that were ever made.
    package private(set) var poolsMade = 0
    /// True if the first commit of a window is answered by a configure event without a size.
    package var configuresByItself = true
    package private(set) var outputScale = 1
    private var outputTransform: Int32 = 0
    /// Size of the output, in pixels.
    private var outputSize = (width: 1280, height: 800)
    /// Refreshes a second.
    package private(set) var refreshRate = 60.0
    package private(set) var pongs: [UInt32] = []
    package internal(set) var capabilities: SeatCapabilities = [.pointer, .keyboard]
    /// Id of the cursor's surface that the client has set last.
    package internal(set) var cursorSurface: UInt32?

    /// Shapes that the client has set, each with the serial number that it gave.
    package internal(set) var cursorShapes: [(serial: UInt32, shape: UInt32)] = []
    /// Number of objects with which the client sets shapes.
    package internal(set) var cursorShapeDevices = 0

    /// Windows for which the client has rung the bell, in order; nil for none.
    package internal(set) var rings: [FakeWindow?] = []

    /// Sides of icons, in points, that it would like.
    package var iconSides: [Int32] = []
    /// Number of icons that the client is making, or has not destroyed.
    package internal(set) var liveIcons = 0

    /// True if pictures of commits are kept, which takes time and memory.
    package var looksAtPictures = true

    /// Input method of the client; nil if it has not asked for one.
    package internal(set) var textInput: FakeTextInput?

    /// Number of surfaces that ask that the screen stay on.
    package internal(set) var idleInhibitors = 0

    let display: ServerDisplay
    var buffers: [UInt32: FakeBuffer] = [:]
    var outputs: [ServerObject] = []
    var seats: [ServerObject] = []
    var pointers: [ServerObject] = []
    var keyboards: [ServerObject] = []
    var touches: [ServerObject] = []
    /// The clipboard.
    package let clipboard = FakeSelection()
    package let drag = FakeDrag()
    package let primary = FakeSelection()
    private var shells: [ServerObject] = []
    private var outputGlobal: Withdrawal?
    private var seatGlobal: Withdrawal?

    /// Nil if libwayland-server has no memory.
    ///
    /// - Parameters:
    ///   - offer: globals to offer.
    ///   - outputScale: scale of the output.
    ///   - isOld: true for versions of 2022: without suspended windows, preferred scales and what came later.
    package init?(offering offer: Offer = .usual, outputScale: Int = 1, isOld: Bool = false) {
        guard let display = ServerDisplay() else { return nil }
        self.display = display
        self.outputScale = outputScale
        display.offer(WlCompositor.description, version: isOld ? 5 : nil) { [weak self] in self?.boundCompositor($0) }
        display.offer(WlShm.description) { [weak self] in self?.boundShm($0) }
        outputGlobal = display.offer(WlOutput.description) { [weak self] in self?.boundOutput($0) }
        if offer.contains(.shell) {
            display.offer(XdgWmBase.description, version: isOld ? 5 : nil) { [weak self] in self?.boundShell($0) }
        }
        if offer.contains(.seat) { addSeat() }
        if offer.contains(.presentation) {
            display.offer(WpPresentation.description, version: isOld ? 1 : nil) { [weak self] in
                self?.boundPresentation($0)
            }
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
        if offer.contains(.cursorShapes) {
            display.offer(WpCursorShapeManagerV1.description) { [weak self] in self?.boundCursorShapes($0) }
        }
        if offer.contains(.toplevelIcons) {
            display.offer(XdgToplevelIconManagerV1.description) { [weak self] in self?.boundToplevelIcons($0) }
        }
        if offer.contains(.bell) {
            display.offer(XdgSystemBellV1.description) { [weak self] in self?.boundBell($0) }
        }
        if offer.contains(.westonShell) {
            display.offer(
                InterfaceDescription(name: "weston_desktop_shell", version: 1, requests: [], events: [])
            ) { _ in }
        }
        if offer.contains(.fractionalScale) {
            display.offer(WpViewporter.description) { [weak self] in self?.boundViewporter($0) }
            display.offer(WpFractionalScaleManagerV1.description) { [weak self] in self?.boundScales($0) }
        }
    }

    // MARK: What a test does

    /// Makes a connection; returns the client's end of it, or nil if the machine has no more sockets.
    package func connect() -> FileDescriptor? { display.connect() }

    /// Handles all requests that have arrived, and sends events. Never waits.
    ///
    /// - Returns: number of requests.
    @discardableResult package func dispatch() -> Int {
        let before = ServerLog.requests
        display.dispatch()
        if ServerLog.eventsLeft == 0 {
            ServerLog.eventsLeft = nil
            disconnect()
        }
        return ServerLog.requests - before
    }

    /// True if a client is connected.
    package var isConnected: Bool { display.hasClients }

    /// Buffers that clients have.
    package var liveBuffers: Int { buffers.count }

    /// Withdraws one of its globals.
    ///
    /// - Returns: false if there is none.
    package func withdrawOneGlobal() -> Bool { display.withdrawOne() }

    /// Sends properties of its outputs, which may be invalid.
    package func describeOutputs(scale: Int32, millihertz: Int32) {
        for output in outputs {
            output.send(WlOutput.EventCode.mode.rawValue, [.uint(1), .int(-1), .int(-1), .int(millihertz)])
            output.send(WlOutput.EventCode.scale.rawValue, [.int(scale)])
            output.send(WlOutput.EventCode.done.rawValue)
        }
    }

    /// Hangs up, as a compositor that was killed does.
    package func disconnect() { display.disconnectClients() }

    /// Hangs up after `count` more events.
    package func disconnect(afterEvents count: Int) { ServerLog.eventsLeft = count }

    /// Cancels ``disconnect(afterEvents:)``; false if it has happened already.
    package func takeBackDisconnection() -> Bool {
        defer { ServerLog.eventsLeft = nil }
        return ServerLog.eventsLeft != nil
    }

    /// Ends the connection with a protocol error.
    package func postError(_ message: String) { surfaces.last?.surface.postError(0, message) }

    package func ping() {
        for shell in shells { shell.send(XdgWmBase.EventCode.ping.rawValue, [.uint(nextSerial)]) }
    }

    /// Changes the output. `transform` is a value of `wl_output.transform`; `size` is in pixels.
    package func setOutput(
        scale: Int, refreshRate: Double = 60, transform: Int32 = 0, size: (width: Int, height: Int) = (1280, 800)
    ) {
        outputTransform = transform
        outputSize = size
        outputScale = scale
        self.refreshRate = refreshRate
        for output in outputs { describe(output) }
    }

    /// Adds a seat.
    package func addSeat() {
        seatGlobal = display.offer(WlSeat.description) { [weak self] in self?.boundSeat($0) }
    }

    /// Removes the seat of ``addSeat()``, with all devices.
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
            width: Int32(outputSize.width), height: Int32(outputSize.height), refreshRate: refreshRate,
            scale: outputScale, transform: outputTransform)
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
