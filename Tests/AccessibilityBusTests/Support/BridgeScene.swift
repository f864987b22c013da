import AccessibilityBus
import AccessibilityTree
import AccessibleForm
import BusPeers
import DesktopBus
import Testing

/// A form on a bridge, and a client at the other end of a socket that is also the registry. Time is turned by hand.
@MainActor final class BridgeScene {
    let form = AccessibleForm()
    let bridge: AccessibilityBridge
    let pair: BusPair
    let clock = Clock()
    /// Number of the form's window.
    private(set) var window = 0
    /// Events that were told, in order.
    private(set) var events: [Event] = []
    /// Signals of the cache, in order.
    private(set) var cacheSignals: [(name: String, values: [BusValue])] = []

    struct Event: Equatable, CustomStringConvertible {
        let path: String
        let name: String
        let detail: String
        let first: Int
        let second: Int
        let value: BusValue

        /// Number of the element that it is about; nil for the program.
        var id: Int? { path.split(separator: "_").last.flatMap { Int($0) } }
        var description: String { "\(id ?? 0) \(name):\(detail) \(first) \(second) \(value)" }
    }

    /// Time and timers.
    @MainActor final class Clock {
        var now = 100.0
        private var timers: [Int: (time: Double, body: @MainActor () -> Void)] = [:]
        private var next = 0

        var runningTimers: Int { timers.count }

        func start(_ delay: Double, _ body: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
            next += 1
            let number = next
            timers[number] = (now + delay, body)
            return { self.timers[number] = nil }
        }

        /// Lets time pass, with all timers that are due.
        func advance(by seconds: Double) {
            let end = now + seconds
            while let due = timers.filter({ $0.value.time <= end }).min(by: { $0.value.time < $1.value.time }) {
                now = max(now, due.value.time)
                timers[due.key] = nil
                due.value.body()
            }
            now = end
        }
    }

    /// The client has registered for the events of `patterns`.
    ///
    /// - Throws: if the machine has no socket.
    init(listensTo patterns: [String] = []) throws {
        pair = try #require(BusPair())
        let clock = clock
        let program = pair.program
        bridge = AccessibilityBridge(
            on: program, registry: nil, ApplicationFacts(name: "form", version: "1.2.3", locale: "en_GB"),
            BridgeServices(
                now: { clock.now }, startTimer: { clock.start($0, $1) }, send: {}))
        pair.client.onCall { call in Self.answerAsRegistry(call, patterns) }
        listen()
        bridge.begin()
        window = bridge.addWindow(form, isActive: true)
        form.onChange = { [weak self] in
            guard let self else { return }
            bridge.mayHaveChanged(window)
        }
        pair.talk()
        clock.advance(by: 0.01)
        pair.talk()
    }

    private static func answerAsRegistry(_ call: BusCall, _ patterns: [String]) -> BusConnection.Reply? {
        switch call.member {
        case "GetRegisteredEvents":
            let entries = patterns.map { BusArgument.structure([.text("client"), .text($0)]) }
            return .success([.array(entries, of: "(ss)")])
        case "Embed": return .success([.structure([.text("registry"), .object("/org/a11y/atspi/accessible/root")])])
        default: return nil
        }
    }

    private func listen() {
        let names = [
            "PropertyChange", "BoundsChanged", "StateChanged", "ChildrenChanged", "SelectionChanged",
            "TextSelectionChanged", "TextChanged", "TextCaretMoved", "Announcement",
        ]
        for name in names { listen(to: name, "Object") }
        for name in ["Create", "Destroy", "Activate", "Deactivate"] { listen(to: name, "Window") }
        listen(to: "Focus", "Focus")
        for name in ["AddAccessible", "RemoveAccessible"] {
            pair.client.onSignal(name, ofInterface: "org.a11y.atspi.Cache", from: nil) { [weak self] _, values in
                self?.cacheSignals.append((name, values))
            }
        }
    }

    private func listen(to name: String, _ kind: String) {
        pair.client.onSignal(name, ofInterface: "org.a11y.atspi.Event.\(kind)", from: nil) { [weak self] path, values in
            guard values.count == 5 else {
                Issue.record("an event has \(values.count) values")
                return
            }
            self?.events.append(
                Event(
                    path: path, name: name, detail: values[0].text ?? "", first: Int(values[1].number ?? 0),
                    second: Int(values[2].number ?? 0), value: values[3]))
        }
    }

    // MARK: As a client

    /// Path of an element.
    func path(_ id: Int) -> String { "/org/a11y/atspi/accessible/\(window)_\(id)" }

    static let root = "/org/a11y/atspi/accessible/root"

    /// Calls a method of one of AT-SPI's interfaces; nil for an error.
    func call(_ id: Int, _ interface: String, _ name: String, _ arguments: [BusArgument] = []) -> [BusValue]? {
        pair.call(path(id), "org.a11y.atspi.\(interface)", name, arguments)
    }

    /// A property; nil for an error.
    func get(_ id: Int, _ interface: String, _ name: String) -> BusValue? { get(path(id), interface, name) }

    func get(_ path: String, _ interface: String, _ name: String) -> BusValue? {
        let arguments: [BusArgument] = [.text("org.a11y.atspi.\(interface)"), .text(name)]
        return pair.call(path, "org.freedesktop.DBus.Properties", "Get", arguments)?.first
    }

    /// Sets a property; false for an error.
    func set(_ id: Int, _ interface: String, _ name: String, _ value: BusArgument) -> Bool {
        let arguments: [BusArgument] = [.text("org.a11y.atspi.\(interface)"), .text(name), .variant(value)]
        return pair.call(path(id), "org.freedesktop.DBus.Properties", "Set", arguments) != nil
    }

    /// A reference to an element, as answers have it.
    func reference(_ id: Int) -> BusValue { .list([.text(""), .text(path(id))]) }
    static let nothing = BusValue.list([.text(""), .text("/org/a11y/atspi/null")])

    /// Changes the form, and lets the time pass until that is told.
    ///
    /// - Returns: the events.
    @discardableResult func after(_ change: () -> Void) -> [Event] {
        pair.talk()
        events = []
        change()
        bridge.mayHaveChanged(window)
        clock.advance(by: 1)
        pair.talk()
        return events
    }

    /// Forgets everything that was told and asked for.
    func forget() {
        events = []
        cacheSignals = []
        form.forgetRequests()
    }

    /// Says as the registry that a client has registered for events, or has left them.
    func register(_ pattern: String, isRegistered: Bool = true) {
        let member = BusMember(
            path: "/org/a11y/atspi/registry", interface: "org.a11y.atspi.Registry",
            name: isRegistered ? "EventListenerRegistered" : "EventListenerDeregistered")
        pair.client.emit(member, [.text("client"), .text(pattern)] + (isRegistered ? [.array([], of: "s")] : []))
        pair.talk()
    }
}
