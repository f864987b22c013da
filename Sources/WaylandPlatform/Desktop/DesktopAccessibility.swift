import AccessibilityBus
import AccessibilityTree
import DesktopBus
import Foundation
import Platform

/// Connection of a host's windows to the accessibility bus. It exists only while assistive technology is on.
@MainActor final class DesktopAccessibility {
    private enum State {
        case off
        /// The address of the bus is asked for.
        case asking
        case on(AccessibilityBridge, BusWatch)
    }

    private weak var host: WaylandHost?
    private let system: SystemServices
    private var status: AccessibilityStatus?
    private var state = State.off

    /// Most calls to answer before the host does something else.
    private static let batch = 64

    init(_ host: WaylandHost) {
        self.host = host
        system = host.system
    }

    /// Begins to follow the desktop, on the session's bus.
    func begin(on bus: BusConnection, onScreenReader: @escaping @MainActor (Bool?) -> Void) {
        status = AccessibilityStatus(on: bus) { [weak self] in
            guard let self else { return }
            onScreenReader(status?.screenReaderIsOn)
            update()
        }
        update()
    }

    /// Ends everything.
    func stop() {
        status = nil
        disconnect()
    }

    private var isWanted: Bool {
        guard let host, let status else { return false }
        return host.servesAccessibility ?? status.isEnabled
    }

    private func update() {
        switch state {
        case .off where isWanted:
            state = .asking
            status?.address { [weak self] in self?.answered($0) }
        case .on where !isWanted: disconnect()
        case .off, .asking, .on: break
        }
    }

    private func answered(_ address: String?) {
        guard case .asking = state else { return }
        state = .off
        guard isWanted, let address, let bus = BusConnection(address: address) else { return }
        connect(bus)
    }

    private func connect(_ bus: BusConnection) {
        let watch = BusWatch(bus, system, batch: Self.batch) { [weak self] in
            self?.host?.note(.settings)
            // Requests of clients change windows.
            self?.host?.scheduleTurn()
        }
        let services = BridgeServices(
            now: system.now,
            startTimer: { [system] delay, body in system.startTimer(delay, 3600) { body() } },
            send: { [weak watch] in watch?.sent() })
        let bridge = AccessibilityBridge(on: bus, Self.application, services)
        state = .on(bridge, watch)
        watch.onEnd = { [weak self] in self?.disconnect() }
        bridge.begin()
        for window in host?.windows ?? [] { add(window, to: bridge) }
        watch.begin()
    }

    private func disconnect() {
        guard case .on(let bridge, let watch) = state else {
            state = .off
            return
        }
        state = .off
        watch.onEnd = nil
        watch.stop()
        bridge.end()
        for window in host?.windows ?? [] { window.accessibility.number = nil }
    }

    private static var application: ApplicationFacts {
        let locale = Locale.current.identifier
        return ApplicationFacts(
            name: ProcessInfo.processInfo.processName, version: LibraryVersion.text, locale: locale)
    }

    // MARK: Windows

    private var bridge: AccessibilityBridge? { if case .on(let bridge, _) = state { bridge } else { nil } }

    private func add(_ window: WaylandWindow, to bridge: AccessibilityBridge) {
        guard let source = window.accessibility.source, window.accessibility.number == nil else { return }
        window.accessibility.number = bridge.addWindow(source, isActive: window.isActive)
    }

    func sourceChanged(of window: WaylandWindow) {
        guard let bridge else { return }
        if let number = window.accessibility.number {
            window.accessibility.number = nil
            bridge.removeWindow(number)
        }
        add(window, to: bridge)
    }

    func activityChanged(of window: WaylandWindow) {
        guard let number = window.accessibility.number else { return }
        bridge?.setActive(window.isActive, number)
    }

    func mayHaveChanged(_ window: WaylandWindow) {
        guard let number = window.accessibility.number else { return }
        bridge?.mayHaveChanged(number)
    }

    func announce(_ message: String, _ urgency: AccessibilityUrgency, in window: WaylandWindow) {
        guard let number = window.accessibility.number else { return }
        bridge?.announce(message, urgency, in: number)
    }
}
