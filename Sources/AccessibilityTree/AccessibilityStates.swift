/// States of an element that are either true or false.
package struct AccessibilityStates: OptionSet, Hashable, Sendable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The control does not react to input.
    package static let disabled = AccessibilityStates(rawValue: 1 << 0)
    package static let focusable = AccessibilityStates(rawValue: 1 << 1)
    /// The element has the keyboard focus.
    package static let focused = AccessibilityStates(rawValue: 1 << 2)
    package static let selectable = AccessibilityStates(rawValue: 1 << 3)
    package static let selected = AccessibilityStates(rawValue: 1 << 4)
    /// The container can have several selected elements.
    package static let multiSelectable = AccessibilityStates(rawValue: 1 << 5)
    package static let checkable = AccessibilityStates(rawValue: 1 << 6)
    package static let checked = AccessibilityStates(rawValue: 1 << 7)
    /// Some of what the element stands for is checked.
    package static let mixed = AccessibilityStates(rawValue: 1 << 8)
    package static let expandable = AccessibilityStates(rawValue: 1 << 9)
    package static let expanded = AccessibilityStates(rawValue: 1 << 10)
    package static let editable = AccessibilityStates(rawValue: 1 << 11)
    package static let multiLine = AccessibilityStates(rawValue: 1 << 12)
    /// Elements outside this one are not reachable while it is shown.
    package static let modal = AccessibilityStates(rawValue: 1 << 13)
    /// Work goes on whose end is not known.
    package static let busy = AccessibilityStates(rawValue: 1 << 14)
    package static let vertical = AccessibilityStates(rawValue: 1 << 15)
    package static let horizontal = AccessibilityStates(rawValue: 1 << 16)
    /// The element changes too often for each change to be told.
    package static let updatesFrequently = AccessibilityStates(rawValue: 1 << 17)
    /// The element lies outside what its scroll view, or the window, shows.
    package static let offscreen = AccessibilityStates(rawValue: 1 << 18)
    /// The element opens a menu.
    package static let opensMenu = AccessibilityStates(rawValue: 1 << 19)
    /// A click of the pointer at the element's centre does not reach it.
    package static let covered = AccessibilityStates(rawValue: 1 << 20)

    /// Names of all states, in the order of their bits.
    package static let names: [(state: AccessibilityStates, name: String)] = [
        (.disabled, "disabled"), (.focusable, "focusable"), (.focused, "focused"), (.selectable, "selectable"),
        (.selected, "selected"), (.multiSelectable, "multiSelectable"), (.checkable, "checkable"),
        (.checked, "checked"), (.mixed, "mixed"), (.expandable, "expandable"), (.expanded, "expanded"),
        (.editable, "editable"), (.multiLine, "multiLine"), (.modal, "modal"), (.busy, "busy"),
        (.vertical, "vertical"), (.horizontal, "horizontal"), (.updatesFrequently, "updatesFrequently"),
        (.offscreen, "offscreen"), (.opensMenu, "opensMenu"), (.covered, "covered"),
    ]
}
