package import Foundation
package import Platform
import WaylandClient
import WaylandProtocols

/// One window of a program on a Wayland desktop.
///
/// It outlives the connection: it keeps the state that the program has set, while state of one connection is in its
/// ``Toplevel``.
@MainActor package final class WaylandWindow: Window {
    let options: WindowOptions
    private(set) weak var host: WaylandHost?
    private weak var delegate: (any WindowDelegate)?
    /// State on the current connection; nil without a connection, and after the window has closed.
    private(set) var toplevel: Toplevel?
    let pacer = FramePacer()
    private(set) var content: ContentSize
    private var title: String
    private var decorationStyle: DecorationStyle
    private(set) var cursor = Cursor.arrow
    private(set) var textInput: TextInputState?
    /// Source of what assistive technology reads, and its number on the accessibility bus.
    var accessibility = WindowOnBus()
    private var keepsScreenOn = false
    /// State to request on the next connection.
    private var startState: Toplevel.StartState
    /// Number of surfaces that the window has lost, each with its connection.
    private var surfaceCount = 0

    init(_ options: WindowOptions, delegate: any WindowDelegate, host: WaylandHost) {
        self.options = options
        self.delegate = delegate
        self.host = host
        title = options.title
        content = ContentSize(options)
        decorationStyle = options.decorationStyle
        startState = options.startsFullscreen ? .fullscreen : .floating
        pacer.window = self
        if host.isConnected { makeToplevel() }
    }

    package var size: CGSize { content.size }
    package var scale: Double { content.scale }
    package var startDate: Date { host?.startDate ?? Date(timeIntervalSinceReferenceDate: 0) }

    package var refreshRate: Double { shownOutputs.map(\.refreshRate).first { $0 > 0 } ?? 60 }

    /// The outputs that show the window; all outputs if none is known to.
    var shownOutputs: [Output] {
        let all = host?.globals.orderedOutputs ?? []
        return toplevel?.outputs.shown(among: all) ?? all
    }

    /// The decoration that the window draws itself; nil for none.
    var decoration: Decoration? { toplevel?.decoration.own }

    func emit(_ event: WindowEvent) {
        guard !pacer.isClosed else { return }
        delegate?.window(self, received: event)
    }

    // MARK: Connections

    private func makeToplevel() {
        guard let host, let new = Toplevel(host, onEvent: { [weak self] event in self?.received(event) }) else {
            return
        }
        toplevel = new
        content.begin(scale: new.outputs.scale(among: host.globals.orderedOutputs))
        pacer.outputChanged(refreshRate: refreshRate)
        new.object.setTitle(title: title)
        new.object.setAppId(appId: options.applicationID)
        new.sendLimits(content)
        new.setKeepsScreenOn(keepsScreenOn)
        new.begin(startState) { [weak self] in self?.title ?? "" }
    }

    /// Handles the loss of the connection, and with it of the toplevel.
    func connectionLost() {
        guard let old = toplevel else { return }
        startState = old.stateToRestore ?? startState
        old.popups.endAll()
        pacer.connectionLost()
        old.destroy()
        toplevel = nil
        host?.accessibility?.activityChanged(of: self)
        surfaceCount += 1
    }

    /// Opens the window on a new connection, in its last state.
    func reconnected() {
        if toplevel == nil, !pacer.isClosed { makeToplevel() }
    }

    package func close() {
        guard !pacer.isClosed else { return }
        endPopups()
        setAccessibilitySource(nil)
        pacer.close()
        toplevel?.destroy()
        toplevel = nil
        host?.forget(self)
        host?.scheduleTurn()
    }

    // MARK: Events

    private func received(_ event: Toplevel.Event) {
        switch event {
        case .configured: configure()
        case .closeRequested: emit(.closeRequested)
        case .outputs(.outputsChanged): outputsChanged()
        case .outputs(.scalePreferred): updateScale()
        case .bufferReleased:
            host?.note(.buffer)
            pacer.bufferReleased()
        }
    }

    private func configure() {
        guard let toplevel else { return }
        // By now the compositor has said which sizes of icons and which scales it has.
        if toplevel.announced == nil, let host { toplevel.setIcon(options.applicationID, host) }
        content.configure(
            toplevel.requested, titleBar: toplevel.titleBarHeight, room: toplevel.room(on: host?.globals.orderedOutputs)
        )
        toplevel.sendLimits(content)
        updateDecoration()
        announce()
        host?.scheduleTurn()
    }

    /// Sends the delegate the configuration and requests a frame, if the configuration has changed.
    private func announce() {
        guard let toplevel else { return }
        let requested = toplevel.requested
        let new = WindowConfiguration(
            size: size, scale: scale, isActivated: requested.has(.activated), isFullscreen: requested.has(.fullscreen),
            isMaximized: requested.has(.maximized), isSuspended: requested.isSuspended, surface: surfaceCount)
        let old = toplevel.announced
        guard new != old else { return }
        // A menu without a grab receives no event for a press elsewhere, so it closes when the window loses its
        // activation.
        if toplevel.announced?.isActivated == true, !new.isActivated, toplevel.popups.back?.hasGrab == false {
            toplevel.popups.endAll()
        }
        toplevel.announced = new
        host?.accessibility?.activityChanged(of: self)
        emit(.configured(new))
        // Another size needs a frame even if nobody sees it: the compositor waits for it, and shows it first later.
        let isNeeded = old == nil || old?.size != new.size || old?.scale != new.scale
        if new.isSuspended, !isNeeded { pacer.suspended() } else { pacer.configured() }
    }

    func outputsChanged() {
        guard let toplevel else { return }
        toplevel.outputs.prune()
        pacer.outputChanged(refreshRate: refreshRate)
        updateScale()
    }

    /// Adapts the scale to the outputs, and the size to the room on them.
    private func updateScale() {
        guard let toplevel, let host else { return }
        let outputs = host.globals.orderedOutputs
        let hasNewScale = content.setScale(toplevel.outputs.scale(among: outputs))
        if hasNewScale { decoration?.scaleChanged() }
        guard toplevel.announced != nil else { return }
        let hasNewSize = content.fit(toplevel.room(on: outputs), isFloating: toplevel.requested.isFloating)
        if hasNewSize { updateDecoration() }
        if hasNewScale || hasNewSize { announce() }
    }

    /// Draws if a frame is due, and commits answers that need no frame.
    ///
    /// - Returns: true if a frame was due.
    func turnEnds() -> Bool {
        let wasDue = pacer.turnEnds()
        toplevel?.popups.finishTurn()
        toplevel?.finishTurn(content)
        return wasDue
    }

    // MARK: Frames

    package func requestFrame() { pacer.request() }
    package func requestFrame(at time: Double?) { pacer.request(at: time) }
    package func expectation(of frame: FrameTime) -> Double { pacer.expectation(of: frame) }

    @discardableResult package func draw(_ body: (PixelBuffer) -> [PixelRect]) -> Bool {
        // The program may have closed the window while drawing this frame.
        guard !pacer.isClosed else { return true }
        precondition(pacer.isDrawing, "draw(_:) is for the frame event, and once in each")
        guard let host, let toplevel else { return false }
        do {
            let offset = try toplevel.place(content)
            switch try toplevel.content.draw(size, scale: scale, offset: offset, body) {
            case .noBuffer:
                pacer.drew(.noBuffer)
                return false
            case .unchanged: return true
            case .attached: break
            }
        } catch {
            // The machine is out of memory or file descriptors: the next frame would fail, too.
            host.stop(ExitStatus(code: 71, message: "no buffer for the window: \(error)"))
            return false
        }
        toplevel.prepareCommit(showing: content)
        pacer.requestAnswers()
        toplevel.surface.commit()
        toplevel.useActivationToken(host)
        pacer.drew(.committed)
        return true
    }

    // MARK: Requests

    package func setTitle(_ title: String) {
        guard title != self.title else { return }
        self.title = title
        toplevel?.object.setTitle(title: title)
        updateDecoration()
        host?.scheduleTurn()
    }

    package func setSizeLimits(minimum: CGSize?, maximum: CGSize?) {
        guard content.setLimits(minimum: minimum, maximum: maximum) else { return }
        toplevel?.sendLimits(content)
        updateDecoration()
        let isConfigured = pacer.schedule != .unconfigured
        // A window that chooses its own size keeps it within the new limits.
        if content.limitFloatingSize(), !isConfigured || toplevel?.requested.isFloating == true {
            content.takeFloatingSize(isConfigured: isConfigured)
            updateDecoration()
            if isConfigured { announce() }
        }
        guard isConfigured else { return }
        // Limits take effect with the next commit.
        toplevel?.surface.commit()
        host?.scheduleTurn()
    }

    package func setDecorationStyle(_ style: DecorationStyle) {
        guard style != decorationStyle else { return }
        decorationStyle = style
        updateDecoration()
        toplevel?.decoration.scheduleUpdate()
    }

    private func updateDecoration() { toplevel?.updateDecoration(title: title, style: decorationStyle, content) }

    package func setCursor(_ cursor: Cursor) {
        guard cursor != self.cursor else { return }
        self.cursor = cursor
        guard let host else { return }
        for seat in host.globals.seats.values { seat.pointer?.cursorChanged(in: self) }
        host.scheduleTurn()
    }

    package func setTextInput(_ state: TextInputState?) {
        guard state != textInput else { return }
        textInput = state
        guard let host else { return }
        for seat in host.globals.seats.values { seat.textInput?.textChanged(in: self) }
    }

    package func setKeepsScreenOn(_ isWanted: Bool) {
        guard isWanted != keepsScreenOn, !pacer.isClosed else { return }
        keepsScreenOn = isWanted
        toplevel?.setKeepsScreenOn(isWanted)
        host?.scheduleTurn()
    }

    package func bringToFront() {
        guard let host else { return }
        toplevel?.requestActivation(host, applicationID: options.applicationID)
    }

    package func ringBell() {
        guard let host, let toplevel, let bell = host.globals.bell else { return }
        bell.ring(surface: toplevel.surface)
        host.scheduleTurn()
    }

    package func startDrag(_ source: DragSource) -> Bool {
        guard let host, let toplevel else { return false }
        return host.globals.startDrag(source, from: toplevel.surface)
    }

    package var popupRoom: PopupRoom? {
        guard let toplevel, pacer.schedule != .unconfigured else { return nil }
        return toplevel.popupRoom(on: shownOutputs, content)
    }

    package func openPopup(
        at place: PopupPlace, takesKeys: Bool, onEvent: @escaping @MainActor (PopupEvent) -> Void
    ) -> (any Popup)? {
        guard popupRoom != nil else { return nil }
        return toplevel?.openPopup(at: place, of: self, takesKeys: takesKeys, onEvent: onEvent)
    }
}
