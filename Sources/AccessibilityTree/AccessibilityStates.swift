/// States of an element that are either true or false.
public struct AccessibilityStates: OptionSet, Hashable, Sendable {
    /// One bit for each state.
    public let rawValue: UInt32

    /// The states whose bits are set in `rawValue`.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The control does not react to input.
    public static let disabled = AccessibilityStates(rawValue: 1 << 0)
    /// The keyboard can reach the element.
    public static let focusable = AccessibilityStates(rawValue: 1 << 1)
    /// The element has the keyboard focus.
    public static let focused = AccessibilityStates(rawValue: 1 << 2)
    /// The element can be selected in its container.
    public static let selectable = AccessibilityStates(rawValue: 1 << 3)
    /// The element is selected.
    public static let selected = AccessibilityStates(rawValue: 1 << 4)
    /// The container can have several selected elements.
    public static let multiSelectable = AccessibilityStates(rawValue: 1 << 5)
    /// The control can be on or off.
    public static let checkable = AccessibilityStates(rawValue: 1 << 6)
    /// The control is on.
    public static let checked = AccessibilityStates(rawValue: 1 << 7)
    /// Some of what the element stands for is checked.
    public static let mixed = AccessibilityStates(rawValue: 1 << 8)
    /// The element shows and hides others.
    public static let expandable = AccessibilityStates(rawValue: 1 << 9)
    /// The element shows them.
    public static let expanded = AccessibilityStates(rawValue: 1 << 10)
    /// The text can be edited.
    public static let editable = AccessibilityStates(rawValue: 1 << 11)
    /// The text can have several lines.
    public static let multiLine = AccessibilityStates(rawValue: 1 << 12)
    /// Elements outside this one are not reachable while it is shown.
    public static let modal = AccessibilityStates(rawValue: 1 << 13)
    /// Work goes on whose end is not known.
    public static let busy = AccessibilityStates(rawValue: 1 << 14)
    /// The element extends from top to bottom.
    public static let vertical = AccessibilityStates(rawValue: 1 << 15)
    /// The element extends sideways.
    public static let horizontal = AccessibilityStates(rawValue: 1 << 16)
    /// The element changes too often for each change to be told.
    public static let updatesFrequently = AccessibilityStates(rawValue: 1 << 17)
    /// The element lies outside what its scroll view, or the window, shows.
    public static let offscreen = AccessibilityStates(rawValue: 1 << 18)
    /// The element opens a menu.
    public static let opensMenu = AccessibilityStates(rawValue: 1 << 19)

    /// Names of all states, in the order of their bits.
    public static let names: [(state: AccessibilityStates, name: String)] = [
        (.disabled, "disabled"), (.focusable, "focusable"), (.focused, "focused"), (.selectable, "selectable"),
        (.selected, "selected"), (.multiSelectable, "multiSelectable"), (.checkable, "checkable"),
        (.checked, "checked"), (.mixed, "mixed"), (.expandable, "expandable"), (.expanded, "expanded"),
        (.editable, "editable"), (.multiLine, "multiLine"), (.modal, "modal"), (.busy, "busy"),
        (.vertical, "vertical"), (.horizontal, "horizontal"), (.updatesFrequently, "updatesFrequently"),
        (.offscreen, "offscreen"), (.opensMenu, "opensMenu"),
    ]
}
