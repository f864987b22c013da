/// Kind of an element. Each has a counterpart in AT-SPI.
package enum AccessibilityRole: String, Hashable, Sendable, CaseIterable {
    // MARK: Content

    case staticText
    case heading
    case image
    case link

    // MARK: Controls

    case button
    case toggle
    case slider
    case stepper
    /// A control that opens a menu, or a list of values to choose from.
    case popUpButton
    /// One choice of several, of which one is selected.
    case radioButton
    case radioGroup
    case disclosure
    case colorWell
    case progressIndicator
    /// A value in a range that people only read, such as a gauge.
    case levelIndicator
    /// A boundary between panes that can be moved.
    case splitter

    // MARK: Text that is edited

    case textField
    case secureField
    case searchField
    case textEditor

    // MARK: Collections

    case list
    case row
    case table
    case tableRow
    case cell
    case columnHeader
    case tabBar
    case tab
    case scrollArea

    // MARK: Containers

    case window
    case group
    case toolbar
    case menuBar
    case menu
    case menuItem
    case dialog
    case alert
    case popover
}
