import AccessibilityTree
import DesktopBus
import Foundation

/// Element of a window, while one call is answered.
@MainActor struct ElementObject: AccessibleObject {
    let bridge: AccessibilityBridge
    let window: BridgeWindow
    let tree: WindowTree
    /// Place of the element in `tree`.
    let place: Int

    var element: AccessibilityElement { tree.elements[place] }
    var path: ObjectPath { window.path(of: element.id) }

    /// The object of the element at another place.
    func object(at place: Int) -> ElementObject {
        ElementObject(bridge: bridge, window: window, tree: tree, place: place)
    }

    /// Asks the window to do something with the element.
    func perform(_ request: AccessibilityRequest) -> Bool { window.perform(request, on: element.id) }

    func path(at place: Int) -> ObjectPath { window.path(of: tree.elements[place].id) }

    // MARK: Accessible

    var name: String { element.busName }
    var description: String { element.busDescription }
    var identifier: String { element.identifier }
    var children: [ObjectPath] { tree.children[place].map { path(at: $0) } }
    var role: RoleNumber { RoleNumber(element) }
    var states: StateNumbers { StateNumbers(element, isActive: window.isActive) }
    var attributes: [(String, String)] { element.busAttributes }

    var parent: BusArgument {
        bridge.reference(to: tree.parents[place].map { path(at: $0) } ?? .application)
    }

    var indexInParent: Int { place == 0 ? bridge.index(of: window) : tree.indices[place] }

    var relations: [(kind: UInt32, to: [ObjectPath])] {
        // Radio buttons of a group are members of it together (relation 5, member-of).
        guard element.role == .radioButton, let parent = tree.parents[place] else { return [] }
        let group = tree.children[parent].filter { tree.elements[$0].role == .radioButton }
        return [(5, group.map { path(at: $0) })]
    }

    var interfaceNames: [String] { interfaces.map(\.name) }

    /// Interfaces of the element, which depend on its kind.
    var interfaces: [BusInterface<ElementObject>] {
        let element = element
        var interfaces = [Self.accessible, Self.component, Self.collection]
        if !element.actions.isEmpty { interfaces.append(Self.action) }
        if element.range != nil { interfaces.append(Self.value) }
        if element.readableText != nil { interfaces.append(Self.text) }
        if element.isEditable { interfaces.append(Self.editableText) }
        if hasSelection { interfaces.append(Self.selection) }
        if element.grid != nil { interfaces.append(Self.table) }
        if tableCellPosition != nil { interfaces.append(Self.tableCell) }
        if element.role == .image { interfaces.append(Self.image) }
        return interfaces
    }

    private static let accessible = BusInterface<ElementObject>.accessible()
    private static let component = BusInterface.component
    private static let collection = BusInterface.collection
    private static let action = BusInterface.action
    private static let value = BusInterface.value
    private static let text = BusInterface.text
    private static let editableText = BusInterface.editableText
    private static let selection = BusInterface.selection
    private static let table = BusInterface.table
    private static let tableCell = BusInterface.tableCell
    private static let image = BusInterface.image
}
