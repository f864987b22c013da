import DesktopBus

/// Registration with the registry of the accessibility bus.
///
/// - Source: `xml/Registry.xml` and `xml/Socket.xml` of at-spi2-core.
extension AccessibilityBridge {
    private static let registryPath = "/org/a11y/atspi/registry"
    /// Seconds to wait for an answer; the bus may have to start the registry first.
    private static let patience = 25.0

    func register() {
        for (signal, isRegistered) in [("EventListenerRegistered", true), ("EventListenerDeregistered", false)] {
            let member = BusMember(path: Self.registryPath, interface: InterfaceName.registry, name: signal)
            bus.onSignal(member, of: registry) { [weak self] values in self?.listened(values, isRegistered) }
        }
        if let registry {
            bus.onOwnerChange(of: registry) { [weak self] isThere in
                self?.registryChanged(isThere)
            }
            let changed = BusMember(
                path: "/org/freedesktop/DBus", interface: "org.freedesktop.DBus", name: "NameOwnerChanged")
            bus.onSignal(changed, of: "org.freedesktop.DBus") { [weak self] values in
                // Name, old owner, new owner.
                guard values.count == 3, let name = values[0].text, values[2].text?.isEmpty == true else { return }
                self?.left(name)
            }
        }
        embed()
    }

    /// Enters the program anew in a registry that has started again. While the first answer is awaited the registry
    /// only begins to run.
    private func registryChanged(_ isThere: Bool) {
        switch registration {
        case .registered where !isThere: registration = .lost
        case .lost where isThere: embed()
        case .asking, .registered, .lost: break
        }
    }

    /// Asks who listens, and enters the program in the registry's list.
    private func embed() {
        registration = .asking
        let events = BusMember(path: Self.registryPath, interface: InterfaceName.registry, name: "GetRegisteredEvents")
        bus.call(events, of: registry, [], patience: Self.patience) { [weak self] values in
            guard let self else { return }
            clients.forgetInterest()
            for entry in (values?.first?.list ?? []).compactMap(\.list) where entry.count == 2 {
                clients.register(entry[1].text ?? "", by: entry[0].text ?? "")
            }
            enter()
        }
    }

    private func enter() {
        let embed = BusMember(path: ObjectPath.root, interface: InterfaceName.socket, name: "Embed")
        bus.call(embed, of: registry, [reference(to: .application)], patience: Self.patience) { [weak self] values in
            guard let self else { return }
            guard let socket = values?.first?.list, socket.count == 2, let name = socket[0].text,
                let path = socket[1].text
            else {
                registration = .lost
                return
            }
            registration = .registered(by: name)
            parent = .structure([.text(name), .object(path)])
            tellWindows()
        }
        services.send()
    }

    private func listened(_ values: [BusValue], _ isRegistered: Bool) {
        guard values.count >= 2, let client = values[0].text, let event = values[1].text else { return }
        if isRegistered {
            let wasRead = clients.waitsForChanges
            clients.register(event, by: client)
            if !wasRead { beginTelling() }
        } else {
            clients.deregister(event, by: client)
            releaseIfUnread()
        }
    }

    /// Makes the trees from which changes are told.
    private func beginTelling() {
        guard clients.waitsForChanges else { return }
        for window in windows { _ = tree(of: window) }
    }

    /// Forgets a client that has left the bus.
    private func left(_ name: String) {
        clients.remove(name)
        releaseIfUnread()
    }
}
