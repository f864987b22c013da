import DesktopBus

/// Message that was announced, for screen readers that speak notifications but no announcements.
@MainActor struct MessageObject: AccessibleObject {
    let bridge: AccessibilityBridge
    let number: Int
    let message: String

    var path: ObjectPath { .message(number) }
    var name: String { message }
    var description: String { "" }
    var identifier: String { "" }
    var parent: BusArgument { bridge.reference(to: .application) }
    var children: [ObjectPath] { [] }
    var indexInParent: Int { -1 }
    var role: RoleNumber { .notification }
    var states: StateNumbers { [.enabled, .sensitive, .visible, .showing, .transient] }
    var attributes: [(String, String)] { [("toolkit", "Lilt")] }
    var relations: [(kind: UInt32, to: [ObjectPath])] { [] }
    var interfaceNames: [String] { Self.interfaces.map(\.name) }

    static let interfaces: [BusInterface<MessageObject>] = [.accessible()]
}
