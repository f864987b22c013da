import DesktopBus

/// Observer of whether the desktop's assistive technology is on.
///
/// - Source: `org.a11y.Status` and `org.a11y.Bus` of at-spi-bus-launcher, `bus/README.md` of at-spi2-core.
@MainActor final class AccessibilityStatus {
    /// True while assistive technology is on.
    private(set) var isEnabled = false
    /// True while a screen reader runs; nil if the desktop does not say.
    private(set) var screenReaderIsOn: Bool?
    private let bus: BusConnection
    private let name: String?
    private let onChange: @MainActor () -> Void

    private static let path = "/org/a11y/bus"
    private static let status = "org.a11y.Status"
    private static let properties = "org.freedesktop.DBus.Properties"
    /// Seconds to wait for an answer; the bus may have to start the service first.
    private static let patience = 25.0

    /// Begins to follow the status. The connection is read by somebody else.
    ///
    /// - Parameters:
    ///   - bus: connection to the session's bus.
    ///   - name: the service's name on the bus; nil if `bus` is connected to the service directly.
    ///   - onChange: called after each change, and when the service has started again.
    init(on bus: BusConnection, name: String? = "org.a11y.Bus", onChange: @escaping @MainActor () -> Void) {
        self.bus = bus
        self.name = name
        self.onChange = onChange
        let changed = BusMember(path: Self.path, interface: Self.properties, name: "PropertiesChanged")
        bus.onSignal(changed, of: name) { [weak self] values in
            // Interface, new values, names of properties without values.
            guard values.count == 3, values[0].text == Self.status else { return }
            self?.take(values[1])
        }
        if let name {
            bus.onOwnerChange(of: name) { [weak self] isThere in
                if isThere { self?.read() } else { self?.take(.list([])) }
            }
        }
        read()
    }

    /// Asks for the status, if the service runs: without it there is no assistive technology.
    private func read() {
        let all = BusMember(path: Self.path, interface: Self.properties, name: "GetAll")
        bus.call(all, of: name, [.text(Self.status)], patience: Self.patience, startsReceiver: false) {
            [weak self] values in
            if let values, let first = values.first { self?.take(first) }
        }
    }

    private func take(_ values: BusValue) {
        let entries = (values.list ?? []).compactMap(\.list).filter { $0.count == 2 }
        if entries.isEmpty { (isEnabled, screenReaderIsOn) = (false, nil) }
        for entry in entries {
            switch entry[0].text {
            case "IsEnabled": isEnabled = entry[1].flag ?? false
            case "ScreenReaderEnabled": screenReaderIsOn = entry[1].flag
            default: break
            }
        }
        onChange()
    }

    /// Asks for the address of the accessibility bus, and calls `answer` once with it; nil if there is none.
    func address(answer: @escaping @MainActor (String?) -> Void) {
        let member = BusMember(path: Self.path, interface: "org.a11y.Bus", name: "GetAddress")
        bus.call(member, of: name, [], patience: Self.patience) { answer($0?.first?.text) }
    }
}
