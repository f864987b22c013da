import DesktopBus

/// The program itself, whose children are its windows.
@MainActor struct ApplicationObject: AccessibleObject {
    let bridge: AccessibilityBridge

    var path: ObjectPath { .application }
    var name: String { bridge.application.name }
    var description: String { "" }
    var identifier: String { "" }
    var parent: BusArgument { bridge.parent }
    var children: [ObjectPath] { bridge.windowPaths }
    var indexInParent: Int { -1 }
    var role: RoleNumber { .application }
    var states: StateNumbers { [.enabled, .sensitive, .visible, .showing] }
    var attributes: [(String, String)] { [("toolkit", "Lilt")] }
    var relations: [(kind: UInt32, to: [ObjectPath])] { [] }
    var interfaceNames: [String] { Self.interfaces.map(\.name) }

    static let interfaces: [BusInterface<ApplicationObject>] = [.accessible(), .application]
}

extension BusInterface<ApplicationObject> {
    /// `org.a11y.atspi.Application`.
    static var application: BusInterface<ApplicationObject> {
        BusInterface(InterfaceName.application)
            .property("version", "u") { _ in .number(1) }
            .property("ToolkitName", "s") { _ in .text("Lilt") }
            .property("Version", "s") { .text($0.bridge.application.version) }
            // Version of the interfaces, which is the same for all programs.
            .property("AtspiVersion", "s") { _ in .text("2.1") }
            .property("InterfaceVersion", "u") { _ in .number(1) }
            .property("Id", "i") {
                .integer($0.bridge.number)
            } write: { object, value throws(BusError) in
                guard let number = value.number.flatMap(Int32.init(exactly:)) else {
                    throw .wrongArguments("the identifier is no number")
                }
                object.bridge.number = number
            }
            .method("GetLocale", takes: "u", gives: "s") { object, _ in [.text(object.bridge.application.locale)] }
    }
}
