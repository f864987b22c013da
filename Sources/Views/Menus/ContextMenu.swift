import AnimationCore
import AttributeGraph
import Foundation
@_spi(Engine) public import ViewGraph

/// The menu of a view: by the secondary button, by a long press of a finger, and by the menu key while the focus is in it.
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
        // A finger that rests takes what is in the view away from it, such as the press of a button.
        box.priority = .high
        let opener = MenuOpener(modifier.attribute, at: box, inputs: inputs)
        let canOpen = { graph.isAlive(modifier.attribute) && graph.peek(modifier.attribute).isEnabled }
        let open = { [unowned box] (location: CGPoint, first: MenuSession.FirstHighlight) in
            // Where the view goes, its menu goes with it.
            let corner = box.frameInWindow().origin
            let offset = CGPoint(x: location.x - corner.x, y: location.y - corner.y)
            opener.open(highlighting: first) { [unowned box] in
                let place = box.frameInWindow().origin.moved(by: offset)
                return PresentationPlacement(
                    anchor: CGRect(origin: place, size: .zero).insetBy(dx: -1, dy: -1), side: .below,
                    alignment: box.mirrorsContent ? 1 : 0)
            }
        }
        box.contextRequested = { location in
            guard canOpen() else { return nil }
            open(location, .none)
            opener.session?.pressBegan(at: location, time: host.pointer.time, isInside: false)
            return SecondaryPress { [unowned host] location in
                opener.session?.pressEnded(at: location, time: host.pointer.time)
            }
        }
        box.gesture = TouchHold(box: box) { location in
            guard canOpen() else { return nil }
            open(location, .none)
            return opener.session
        }
        let keys = host.focus.addKeyHandler(box: box) { [unowned host, unowned box] key in
            guard key.name == "Menu" || key.name == "F10" && key.modifiers == KeyInput.shift, canOpen(),
                let target = host.focus.focused?.box, target.isInside(box)
            else { return false }
            let frame = target.frameInWindow()
            open(CGPoint(x: frame.midX, y: frame.midY), .first)
            return true
        }
        inputs.lifetime.onEnd { [unowned host] in host.focus.removeKeyHandler(keys) }
        content(ElementPlace(in: box, lifetime: inputs.lifetime))
    }
}

/// What a view's menu has in it: the older form.
public struct ContextMenu<MenuItems: View> {
    let items: MenuItems

    /// A menu of what `menuItems` makes.
    nonisolated public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

extension View {
    /// Gives this view a menu: buttons, toggles, pickers, sections, dividers and menus.
    nonisolated public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
        modifier(ContextMenuModifier(items: menuItems(), isEnabled: true))
    }

    /// Gives this view a menu, which opens together with what `preview` makes.
    nonisolated public func contextMenu<MenuItems: View, Preview: View>(
        @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
    ) -> some View {
        modifier(ContextMenuModifier(items: menuItems(), isEnabled: true, preview: AnyView(preview())))
    }

    /// Deprecated by Apple: a menu that may be nil.
    nonisolated public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
        modifier(ContextMenuModifier(items: contextMenu?.items, isEnabled: contextMenu != nil))
    }
}
