import AnimationCore
import AttributeGraph
import Foundation
@_spi(Engine) import Presentations
@_spi(Engine) public import ViewGraph
@_spi(Engine) import Views

/// Context menu of a view: opened by the secondary button, by a long press of a finger, and by the menu key while the
/// focus is in the view.
nonisolated struct ContextMenuModifier<Items: View>: PrimitiveModifier, MenuSource {
    let items: Items
    let isEnabled: Bool
    var preview: AnyView?

    @MainActor static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        let host = inputs.host
        let graph = inputs.graph
        let box = GestureBox(host: host, scope: inputs.scope)
        inputs.add(box, named: Self.self)
        box.followEnvironment(of: inputs)
        // A long touch wins over gestures inside the view, such as the press of a button.
        box.priority = .high
        let opener = MenuOpener(modifier.attribute, at: box, inputs: inputs)
        let canOpen = { graph.isAlive(modifier.attribute) && graph.peek(modifier.attribute).isEnabled }
        box.contextRequested = { location in
            guard canOpen() else { return nil }
            return opener.openByPress(at: location)
        }
        box.gesture = TouchHold(box: box) { location in
            guard canOpen() else { return nil }
            opener.open(at: location)
            return opener.session
        }
        let keys = host.focus.addKeyHandler(box: box) { [unowned host, unowned box] key in
            guard key.name == "Menu" || key.name == "F10" && key.modifiers == KeyInput.shift, canOpen(),
                let target = host.focus.focused?.box, target.isInside(box)
            else { return false }
            let frame = target.frameInWindow()
            opener.open(at: CGPoint(x: frame.midX, y: frame.midY), highlighting: .first)
            return true
        }
        inputs.lifetime.onEnd { [unowned host] in host.focus.removeKeyHandler(keys) }
        content(ElementPlace(in: box, lifetime: inputs.lifetime))
    }
}

/// Content of a context menu, in Apple's older form.
public struct ContextMenu<MenuItems: View> {
    let items: MenuItems

    /// The items of `menuItems`.
    nonisolated public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

extension View {
    /// Adds a context menu of buttons, toggles, pickers, sections, dividers and submenus.
    nonisolated public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
        modifier(ContextMenuModifier(items: menuItems(), isEnabled: true))
    }

    /// Adds a context menu that opens together with a preview.
    nonisolated public func contextMenu<MenuItems: View, Preview: View>(
        @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
    ) -> some View {
        modifier(ContextMenuModifier(items: menuItems(), isEnabled: true, preview: AnyView(preview())))
    }

    /// Adds a context menu, or none if it is nil. Deprecated by Apple.
    nonisolated public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
        modifier(ContextMenuModifier(items: contextMenu?.items, isEnabled: contextMenu != nil))
    }
}
