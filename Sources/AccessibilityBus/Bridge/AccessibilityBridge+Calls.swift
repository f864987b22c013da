import DesktopBus

/// Answers to calls.
extension AccessibilityBridge {
    func answer(_ call: BusCall) -> BusConnection.Reply? {
        switch ObjectPath(call.path) {
        case .application?:
            noteReader(call)
            return BusObject(ApplicationObject(bridge: self), ApplicationObject.interfaces).answer(call)
        case .cache?: return BusObject(CacheObject(bridge: self), CacheObject.interfaces).answer(call)
        case .message(let number)?:
            guard let message = messages.first(where: { $0.number == number }) else { break }
            let object = MessageObject(bridge: self, number: number, message: message.text)
            return BusObject(object, MessageObject.interfaces).answer(call)
        case .element(let number, let id)?:
            clients.reads(call.sender)
            guard let window = window(number), let tree = tree(of: window), let place = tree.place(of: id) else {
                break
            }
            let object = object(in: window, tree, place)
            return BusObject(object, object.interfaces).answer(call)
        case nil: break
        }
        if let children = Self.folders[call.path], call.member == "Introspect" {
            return .success([.text(BusIntrospection.document([BusInterface<Void>](), children: children))])
        }
        // The library answers calls of Peer at any path.
        return call.interface == "org.freedesktop.DBus.Peer" ? nil : .failure(.unknownObject(call.path))
    }

    /// Objects below paths at which there is none.
    private static let folders: [String: [String]] = [
        "/": ["org"], "/org": ["a11y"], "/org/a11y": ["atspi"], "/org/a11y/atspi": ["accessible", "cache"],
        "/org/a11y/atspi/accessible": ["root"],
    ]

    /// Notes who asks for windows. The registry itself only registers the program.
    private func noteReader(_ call: BusCall) {
        guard ["GetChildren", "GetChildAtIndex"].contains(call.member) else { return }
        if let sender = call.sender, registration == .registered(by: sender) { return }
        clients.reads(call.sender)
    }
}
