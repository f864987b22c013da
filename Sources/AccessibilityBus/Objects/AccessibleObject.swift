import DesktopBus

/// Object that has AT-SPI's interface `Accessible`.
@MainActor protocol AccessibleObject {
    var bridge: AccessibilityBridge { get }
    var path: ObjectPath { get }
    var name: String { get }
    var description: String { get }
    /// Name for tests.
    var identifier: String { get }
    var parent: BusArgument { get }
    var children: [ObjectPath] { get }
    /// Number among the parent's children; -1 without a parent.
    var indexInParent: Int { get }
    var role: RoleNumber { get }
    var states: StateNumbers { get }
    var attributes: [(String, String)] { get }
    /// Objects to which this one is related, by the number of the relation.
    var relations: [(kind: UInt32, to: [ObjectPath])] { get }
    /// Names of the object's interfaces.
    var interfaceNames: [String] { get }
}

extension AccessibleObject {
    /// Values of the object in `Cache`: itself, application, parent, index, number of children, interfaces, name, role,
    /// description, states.
    var cacheItem: BusArgument {
        .structure([
            bridge.reference(to: path), bridge.reference(to: .application), parent,
            .integer(Int32(clamping: indexInParent)),
            .integer(Int32(clamping: children.count)), .array(interfaceNames.map { .text($0) }, of: "s"),
            .text(name), .number(role.number), .text(description), .array(states.words.map { .number($0) }, of: "u"),
        ])
    }

    /// Signature of ``cacheItem``.
    static var cacheSignature: String { "((so)(so)(so)iiassusau)" }
}
