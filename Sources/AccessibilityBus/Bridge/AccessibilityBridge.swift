package import AccessibilityTree
package import DesktopBus
import Foundation

/// Everything that a program shows on the accessibility bus. There is one for each connection to that bus.
///
/// A tree of a window is made only while somebody reads, at most every ``shortestInterval`` seconds, and once after the
/// last change.
@MainActor package final class AccessibilityBridge {
    let bus: BusConnection
    let application: ApplicationFacts
    let services: BridgeServices
    /// Bus name of the registry; nil if the connection leads to it directly.
    let registry: String?
    var clients = BridgeClients()
    /// Number that the registry has given the program.
    var number: Int32 = 0
    /// Object in which the registry has put the program.
    var parent: BusArgument
    var registration = Registration.asking
    private(set) var windows: [BridgeWindow] = []
    private var lastWindow = 0
    /// Messages that were announced last, for clients that ask for their objects.
    private(set) var messages: [(number: Int, text: String)] = []
    private var lastMessage = 0
    private var ownName: String?

    enum Registration: Equatable {
        /// The registry is asked, and may have to start.
        case asking
        /// The registry with this unique name knows the program.
        case registered(by: String)
        /// The registry has refused, or has gone.
        case lost
    }

    /// Seconds between two trees of a window, at least.
    package static let shortestInterval = 0.1
    /// Part of the time that making trees may take: one in this number.
    private static let share = 20.0
    /// Most seconds between two trees, however long making one takes.
    private static let longestInterval = 2.0
    /// Most messages that may wait for the bus. Events beyond it are lost, since nobody takes them.
    private static let mostUnsent = 20_000
    private static let mostMessages = 16

    /// Makes a bridge that has not begun.
    ///
    /// - Parameters:
    ///   - bus: connection to the accessibility bus, read by the host.
    ///   - registry: bus name of the registry; nil if the connection leads to it directly.
    ///   - application: facts about the program.
    ///   - services: clock, timers and sending.
    package init(
        on bus: BusConnection, registry: String? = "org.a11y.atspi.Registry", _ application: ApplicationFacts,
        _ services: BridgeServices
    ) {
        self.bus = bus
        self.registry = registry
        self.application = application
        self.services = services
        parent = .structure([.text(registry ?? ""), .object(ObjectPath.root)])
    }

    /// Answers calls, and registers the program with the registry.
    package func begin() {
        bus.onCall { [weak self] in self?.answer($0) }
        register()
    }

    /// Ends the bridge: windows are told that nobody reads them.
    package func end() {
        for window in windows { window.forget() }
        windows = []
        clients = BridgeClients()
        bus.disconnect()
    }

    // MARK: Windows

    /// Shows a window, which is not retained.
    ///
    /// - Returns: the number by which the other functions know it.
    package func addWindow(_ source: any AccessibilitySource, isActive: Bool) -> Int {
        lastWindow += 1
        let window = BridgeWindow(number: lastWindow, source)
        window.isActive = isActive
        windows.append(window)
        tellLater(window)
        return lastWindow
    }

    /// Tells clients about all windows: the program has just appeared on the bus.
    func tellWindows() {
        for window in windows where !window.isNew { tellLater(window) }
    }

    /// Tells clients about a window after the present turn: the program may be about to make it.
    private func tellLater(_ window: BridgeWindow) {
        guard clients.waitsForChanges else { return }
        window.isNew = true
        window.stopTimer?()
        schedule(window, after: 0)
    }

    /// Takes a window away.
    package func removeWindow(_ number: Int) {
        guard let index = windows.firstIndex(where: { $0.number == number }) else { return }
        let window = windows.remove(at: index)
        if let tree = window.tree, !window.isNew { tellGone(window, tree, index) }
        window.forget()
        services.send()
    }

    /// Notes that a window has got the keyboard, or lost it.
    package func setActive(_ isActive: Bool, _ number: Int) {
        guard let window = window(number), window.isActive != isActive else { return }
        window.isActive = isActive
        guard clients.waitsForChanges, let tree = window.tree, !window.isNew else { return }
        tellActivity(window, tree)
        services.send()
    }

    /// Notes that the tree of a window may have changed. Costs nothing while nobody reads.
    package func mayHaveChanged(_ number: Int) {
        guard clients.isRead, let window = window(number) else { return }
        window.isStale = true
        guard clients.waitsForChanges, window.stopTimer == nil else { return }
        schedule(window, after: max(0, window.treeTime + interval(of: window) - services.now()))
    }

    /// Tells what has changed in a window after `delay` seconds.
    private func schedule(_ window: BridgeWindow, after delay: Double) {
        window.stopTimer = services.startTimer(delay) { [weak self, weak window] in
            guard let self, let window else { return }
            window.stopTimer?()
            window.stopTimer = nil
            if window.isNew {
                window.isNew = false
                tellNewWindow(window)
            } else if window.isStale {
                refresh(window)
            }
            services.send()
        }
    }

    private func interval(of window: BridgeWindow) -> Double {
        min(max(Self.shortestInterval, window.treeCost * Self.share), Self.longestInterval)
    }

    func window(_ number: Int) -> BridgeWindow? { windows.first { $0.number == number } }

    /// Number of a window among the program's windows.
    func index(of window: BridgeWindow) -> Int { windows.firstIndex { $0 === window } ?? -1 }

    // MARK: Trees

    /// Tree of a window, not older than the shortest interval; nil if the window is gone.
    func tree(of window: BridgeWindow) -> WindowTree? {
        let isDue = window.isStale && services.now() >= window.treeTime + interval(of: window)
        if window.tree == nil || isDue { refresh(window) }
        return window.tree
    }

    /// Makes a tree, and tells what has changed since the last one.
    private func refresh(_ window: BridgeWindow) {
        let old = window.tree
        guard let new = window.makeTree(now: services.now), let old, clients.waitsForChanges else { return }
        let comparison = TreeComparison(old, new, of: window, self)
        if clients.hasCacheReaders {
            for id in comparison.removed { tellRemoved(window.path(of: id)) }
            for place in comparison.added { tellAdded(object(in: window, new, place)) }
        }
        for event in comparison.events { emit(event) }
    }

    func object(in window: BridgeWindow, _ tree: WindowTree, _ place: Int) -> ElementObject {
        ElementObject(bridge: self, window: window, tree: tree, place: place)
    }

    /// Paths of the windows' elements.
    var windowPaths: [ObjectPath] {
        windows.compactMap { window in tree(of: window).map { window.path(of: $0.elements[0].id) } }
    }

    /// Objects of all elements of all windows.
    var allObjects: [ElementObject] {
        windows.flatMap { window in
            tree(of: window).map { tree in tree.elements.indices.map { object(in: window, tree, $0) } } ?? []
        }
    }

    /// Frees everything that was made for readers, if none is left.
    func releaseIfUnread() {
        guard !clients.isRead else { return }
        for window in windows { window.forget() }
        messages = []
    }

    // MARK: References

    /// Reference to an object; to none for nil.
    func reference(to path: ObjectPath?) -> BusArgument {
        if ownName == nil { ownName = bus.uniqueName }
        guard let path else { return .structure([.text(ownName ?? ""), .object(ObjectPath.null)]) }
        return .structure([.text(ownName ?? ""), .object(path.text)])
    }

    func references(to paths: [ObjectPath]) -> BusArgument {
        .array(paths.map { reference(to: $0) }, of: "(so)")
    }

    // MARK: Events

    /// Sends an event, if a client wants it.
    func emit(_ event: BusEvent) {
        guard clients.interest.wants(event), bus.unsentCount < Self.mostUnsent else { return }
        bus.emit(event.member, event.arguments)
    }

    private func cacheSignal(_ name: String, _ values: [BusArgument]) {
        guard clients.hasCacheReaders, bus.unsentCount < Self.mostUnsent else { return }
        bus.emit(BusMember(path: ObjectPath.cachePath, interface: InterfaceName.cache, name: name), values)
    }

    func tellAdded(_ object: ElementObject) { cacheSignal("AddAccessible", [object.cacheItem]) }
    func tellRemoved(_ path: ObjectPath) { cacheSignal("RemoveAccessible", [reference(to: path)]) }

    /// Tells a message to the clients. Those that speak no announcements get it as a notification.
    ///
    /// - Parameters:
    ///   - message: the words.
    ///   - urgency: relation of the words to what is being spoken.
    ///   - number: number of the window.
    package func announce(_ message: String, _ urgency: AccessibilityUrgency = .normal, in number: Int) {
        guard clients.waitsForChanges, let window = window(number), let tree = tree(of: window) else { return }
        let event = BusEvent(
            source: window.path(of: tree.elements[0].id), name: "Announcement", first: urgency.politeness,
            value: .text(message))
        if clients.interest.wants(event) {
            emit(event)
        } else {
            lastMessage += 1
            messages = messages.suffix(Self.mostMessages - 1) + [(lastMessage, message)]
            emit(BusEvent(source: .message(lastMessage), name: "StateChanged", detail: "showing", first: 1))
        }
        services.send()
    }
}

extension AccessibilityUrgency {
    /// Number of the urgency in announcements: `ATSPI_LIVE_POLITE` waits until what is being spoken has ended,
    /// `ATSPI_LIVE_ASSERTIVE` interrupts it.
    fileprivate var politeness: Int32 {
        switch self {
        case .low, .normal: 1
        case .high: 2
        }
    }
}
