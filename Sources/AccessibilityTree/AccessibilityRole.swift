/// Kind of an element. Each has a counterpart in AT-SPI.
public enum AccessibilityRole: String, Hashable, Sendable, CaseIterable {
    // MARK: Content

    /// Text that is read.
    case staticText
    /// A title of what follows.
    case heading
    /// A picture.
    case image
    /// Text that opens an address or a page.
    case link

    // MARK: Controls

    /// A control that acts when it is pressed.
    case button
    /// A control that is on or off.
    case toggle
    /// A value on a track.
    case slider
    /// A value that goes up and down by steps.
    case stepper
    /// A control that opens a menu, or a list of values to choose from.
    case popUpButton
    /// One choice of several, of which one is selected.
    case radioButton
    /// Choices of which one is selected.
    case radioGroup
    /// A control that shows and hides what belongs to it.
    case disclosure
    /// A colour, and the way to another.
    case colorWell
    /// Progress of work.
    case progressIndicator
    /// A value in a range that people only read, such as a gauge.
    case levelIndicator
    /// A boundary between panes that can be moved.
    case splitter

    // MARK: Text that is edited

    /// A line of text.
    case textField
    /// A secret line of text.
    case secureField
    /// Words to look for.
    case searchField
    /// Lines of text.
    case textEditor

    // MARK: Collections

    /// Rows.
    case list
    /// A row of a list.
    case row
    /// Rows of cells.
    case table
    /// A row of a table.
    case tableRow
    /// A cell of a table.
    case cell
    /// Title of a table's column.
    case columnHeader
    /// Tabs of which one is selected.
    case tabBar
    /// One of several pages.
    case tab
    /// Content of which a part is seen.
    case scrollArea

    // MARK: Containers

    /// A window.
    case window
    /// Elements that belong together.
    case group
    /// A bar of controls.
    case toolbar
    /// A bar of menus.
    case menuBar
    /// Items of a menu.
    case menu
    /// An item of a menu.
    case menuItem
    /// Content over the window.
    case dialog
    /// A message that asks for an answer.
    case alert
    /// Content beside what it belongs to.
    case popover
}
