import AnimationCore
import AttributeGraph
@_spi(Engine) import Controls
import Foundation
import Geometry
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// A menu's title in the bar.
struct MenuBarTitle: View {
    let menu: BarMenu
    /// Letter of the title that opens the menu together with Alt; nil for none.
    let mnemonic: String.Index?
    let tracking: MenuBarTracking
    @State private var state = ControlState()

    init(menu: BarMenu, mnemonic: String.Index?, tracking: MenuBarTracking) {
        self.menu = menu
        self.mnemonic = mnemonic
        self.tracking = tracking
    }

    var body: some View {
        let shade = state.isPressed ? 0.14 : state.isHovered ? 0.07 : 0
        Text(menu.title)
            .lineLimit(1)
            .fixedSize()
            .padding(.horizontal, 9)
            .frame(height: MenuBarMetrics.titleHeight)
            .background { RoundedRectangle(cornerRadius: 6).fill(Color.primary.opacity(shade)) }
            .contentShape(Rectangle())
            .modifier(
                MenuBarTitleModifier(
                    menu: menu, mnemonic: mnemonic.map { menu.title[$0] }, tracking: tracking,
                    stateChanged: { state = $0 })
            )
            .accessibilityLabel(Text(menu.title))
    }
}

/// Dimensions of the menu bar, in points.
enum MenuBarMetrics {
    static let height: CGFloat = 30
    static let titleHeight: CGFloat = 24
    static let fontSize: CGFloat = 14
}

/// Makes a title open its menu, by a press and by Alt with its letter.
private struct MenuBarTitleModifier: PrimitiveModifier, MenuSource {
    let menu: BarMenu
    let mnemonic: Character?
    let tracking: MenuBarTracking
    /// Called when the title's interaction state changes; pressed while its menu is open.
    let stateChanged: (ControlState) -> Void

    var items: some View { BarMenuItems(menu: menu).environment(\.isInMenuBar, true) }

    static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        let host = inputs.host
        let graph = inputs.graph
        let tracking = graph.untracked { graph.peek(modifier.attribute) }.tracking
        let box = GestureBox(host: host, scope: inputs.scope)
        inputs.add(box, named: Self.self)
        box.followEnvironment(of: inputs)
        box.blocksPresses = true
        let opener = MenuOpener(modifier.attribute, at: box, inputs: inputs)
        let entry = MenuBarEntry(opener: opener, box: box)
        tracking.add(entry)
        var state = ControlState()
        func show(_ edit: (inout ControlState) -> Void) {
            let before = state
            edit(&state)
            if state != before, graph.isAlive(modifier.attribute) { graph.peek(modifier.attribute).stateChanged(state) }
        }
        opener.openChanged = { isOpen in show { $0.isPressed = isOpen } }
        box.trackHover(in: inputs) { location in show { $0.isHovered = location != nil } }
        box.gesture = MenuBarPress(entry: entry, tracking: tracking)
        var shortcut: Int?
        var registered: Character?
        inputs.sink(modifier.attribute) { [unowned host] modifier in
            guard modifier.mnemonic != registered || shortcut == nil else { return }
            if let shortcut { host.focus.removeShortcut(shortcut) }
            registered = modifier.mnemonic
            shortcut = modifier.mnemonic.map { letter in
                let stroke = ShortcutStroke(.character(letter), modifiers: KeyInput.option)
                return host.focus.addShortcut(stroke, box: box, isFallback: true) {
                    tracking.show(entry, highlighting: .first)
                }
            }
        }
        inputs.lifetime.onEnd { [unowned host] in
            if let shortcut { host.focus.removeShortcut(shortcut) }
            tracking.remove(entry)
            opener.openChanged = { _ in }
        }
        content(ElementPlace(in: box, lifetime: inputs.lifetime))
    }
}

/// A press on a title: opens its menu, and continues on other titles and on items.
@MainActor private final class MenuBarPress: AttachedGesture {
    private let entry: MenuBarEntry
    private let tracking: MenuBarTracking

    init(entry: MenuBarEntry, tracking: MenuBarTracking) {
        self.entry = entry
        self.tracking = tracking
    }

    var isAlive: Bool { !entry.box.isInLeavingView }
    var wakeTime: Double? { nil }

    func handle(_ event: GestureEvent, _ callbacks: inout GestureCallbacks) -> GestureStep {
        let tracking = tracking
        switch event.kind {
        case .pressed:
            callbacks.perform { [entry] in
                tracking.press = (event.location, event.time)
                tracking.show(entry)
            }
            return .active
        case .moved:
            callbacks.perform {
                tracking.pointerMoved(to: event.location)
                tracking.session?.pointerMoved(to: event.location)
            }
            return .active
        case .released:
            callbacks.perform {
                tracking.press = nil
                tracking.session?.pressEnded(at: event.location, time: event.time)
            }
            return .ended
        case .timePassed: return .active
        case .pinchBegan, .pinchChanged, .pinchEnded: return .failed
        }
    }

    func cancel(_ callbacks: inout GestureCallbacks) { tracking.press = nil }
}
