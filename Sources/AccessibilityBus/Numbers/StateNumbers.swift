import AccessibilityTree

/// Set of AT-SPI's states; a bit's place is the number of the state.
///
/// - Source: `AtspiStateType` in the AT-SPI reference, <https://docs.gtk.org/atspi2/enum.StateType.html>.
struct StateNumbers: OptionSet, Equatable, Sendable {
    let rawValue: UInt64

    init(rawValue: UInt64) { self.rawValue = rawValue }

    private init(number: UInt64) { rawValue = 1 << number }

    static let active = StateNumbers(number: 1)
    static let busy = StateNumbers(number: 3)
    static let checked = StateNumbers(number: 4)
    static let collapsed = StateNumbers(number: 5)
    static let editable = StateNumbers(number: 7)
    static let enabled = StateNumbers(number: 8)
    static let expandable = StateNumbers(number: 9)
    static let expanded = StateNumbers(number: 10)
    static let focusable = StateNumbers(number: 11)
    static let focused = StateNumbers(number: 12)
    static let horizontal = StateNumbers(number: 14)
    static let modal = StateNumbers(number: 16)
    static let multiLine = StateNumbers(number: 17)
    static let multiSelectable = StateNumbers(number: 18)
    static let selectable = StateNumbers(number: 22)
    static let selected = StateNumbers(number: 23)
    static let sensitive = StateNumbers(number: 24)
    static let showing = StateNumbers(number: 25)
    static let singleLine = StateNumbers(number: 26)
    static let transient = StateNumbers(number: 28)
    static let vertical = StateNumbers(number: 29)
    static let visible = StateNumbers(number: 30)
    static let indeterminate = StateNumbers(number: 32)
    static let selectableText = StateNumbers(number: 38)
    static let checkable = StateNumbers(number: 41)
    static let hasPopup = StateNumbers(number: 42)
    static let readOnly = StateNumbers(number: 43)

    /// Names of the states in events, by number.
    static let names: [(state: StateNumbers, name: String)] = [
        (.active, "active"), (.busy, "busy"), (.checked, "checked"), (.collapsed, "collapsed"),
        (.editable, "editable"), (.enabled, "enabled"), (.expandable, "expandable"), (.expanded, "expanded"),
        (.focusable, "focusable"), (.focused, "focused"), (.horizontal, "horizontal"), (.modal, "modal"),
        (.multiLine, "multi-line"), (.multiSelectable, "multiselectable"), (.selectable, "selectable"),
        (.selected, "selected"), (.sensitive, "sensitive"), (.showing, "showing"), (.singleLine, "single-line"),
        (.transient, "transient"), (.vertical, "vertical"), (.visible, "visible"),
        (.indeterminate, "indeterminate"), (.selectableText, "selectable-text"), (.checkable, "checkable"),
        (.hasPopup, "has-popup"), (.readOnly, "read-only"),
    ]

    /// The states of `element`. The window's element is active while the window is.
    init(_ element: AccessibilityElement, isActive: Bool) {
        var states: StateNumbers = .visible
        func add(_ state: StateNumbers, if isSet: Bool) { if isSet { states.insert(state) } }
        for (state, number) in Self.pairs where element.states.contains(state) { states.insert(number) }
        add([.enabled, .sensitive], if: !element.states.contains(.disabled))
        add(.showing, if: !element.states.contains(.offscreen))
        add(.collapsed, if: element.states.contains(.expandable) && !element.states.contains(.expanded))
        if element.text != nil {
            add(.selectableText, if: true)
            add(.singleLine, if: !element.states.contains(.multiLine))
            add(.readOnly, if: !element.states.contains(.editable))
        }
        if element.role == .radioButton {
            add(.checkable, if: true)
            add(.checked, if: element.states.contains(.selected))
        }
        add(.active, if: isActive && element.role == .window)
        self = states
    }

    /// States that have one counterpart.
    private static let pairs: [(AccessibilityStates, StateNumbers)] = [
        (.focusable, .focusable), (.focused, .focused), (.selectable, .selectable), (.selected, .selected),
        (.multiSelectable, .multiSelectable), (.checkable, .checkable), (.checked, .checked),
        (.mixed, .indeterminate), (.expandable, .expandable), (.expanded, .expanded), (.editable, .editable),
        (.multiLine, .multiLine), (.modal, .modal), (.busy, .busy), (.vertical, .vertical),
        (.horizontal, .horizontal), (.opensMenu, .hasPopup),
    ]

    /// The set as two words, as messages have it.
    var words: [UInt32] { [UInt32(truncatingIfNeeded: rawValue), UInt32(truncatingIfNeeded: rawValue >> 32)] }
}
