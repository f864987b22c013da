/// Object on a bus: something with interfaces. It answers the calls of these, and those of
/// `org.freedesktop.DBus.Properties` and `org.freedesktop.DBus.Introspectable`.
@MainActor package struct BusObject<Object> {
    private let object: Object
    private let interfaces: [BusInterface<Object>]

    package init(_ object: Object, _ interfaces: [BusInterface<Object>]) {
        self.object = object
        self.interfaces = interfaces
    }

    private static var properties: String { "org.freedesktop.DBus.Properties" }
    private static var introspectable: String { "org.freedesktop.DBus.Introspectable" }
    private static var peer: String { "org.freedesktop.DBus.Peer" }

    /// Answers a call; nil if it is one of those that the library answers for all objects.
    package func answer(_ call: BusCall) -> BusConnection.Reply? {
        do throws(BusError) {
            switch call.interface {
            case Self.peer?: return nil
            case Self.properties?: return .success(try answerForProperties(call))
            case Self.introspectable?:
                guard call.member == "Introspect" else { throw .unknownMethod(call.member) }
                return .success([.text(BusIntrospection.document(interfaces))])
            case let name?:
                guard let interface = interfaces.first(where: { $0.name == name }) else {
                    throw .unknownInterface(name)
                }
                return .success(try run(call, interface.methods))
            case nil: return .success(try run(call, interfaces.flatMap(\.methods)))
            }
        } catch {
            return .failure(error)
        }
    }

    /// - Throws: an error if there is no such method, the arguments have other types, or the method fails.
    private func run(_ call: BusCall, _ methods: [BusInterface<Object>.Method]) throws(BusError) -> [BusArgument] {
        guard let method = methods.first(where: { $0.name == call.member }) else { throw .unknownMethod(call.member) }
        guard call.signature == method.takes else {
            throw .wrongArguments("\(call.member) takes (\(method.takes)), not (\(call.signature))")
        }
        return try method.run(object, call)
    }

    // MARK: Properties

    /// - Throws: an error if there is no such property, or it refuses the value.
    private func answerForProperties(_ call: BusCall) throws(BusError) -> [BusArgument] {
        switch (call.member, call.signature) {
        case ("Get", "ss"):
            let property = try property(call)
            return [.variant(property.read(object))]
        case ("GetAll", "s"):
            let all = try interfaces(named: call.text(0)).flatMap(\.properties)
            return [.options(all.map { ($0.name, $0.read(object)) })]
        case ("Set", "ssv"):
            let property = try property(call)
            guard let write = property.write else { throw .readOnly(property.name) }
            try write(object, call.arguments[2])
            return []
        case ("Get", _), ("GetAll", _), ("Set", _):
            throw .wrongArguments("\(call.member) does not take (\(call.signature))")
        default: throw .unknownMethod(call.member)
        }
    }

    /// - Throws: an error if there is no such property.
    private func property(_ call: BusCall) throws(BusError) -> BusInterface<Object>.Property {
        let name = call.text(1)
        for interface in try interfaces(named: call.text(0)) {
            if let property = interface.properties.first(where: { $0.name == name }) { return property }
        }
        throw .unknownProperty(name)
    }

    /// The interface `name`; all, if `name` is empty, which D-Bus allows.
    ///
    /// - Throws: an error if there is no such interface.
    private func interfaces(named name: String) throws(BusError) -> [BusInterface<Object>] {
        guard !name.isEmpty else { return interfaces }
        guard let interface = interfaces.first(where: { $0.name == name }) else { throw .unknownInterface(name) }
        return [interface]
    }
}
