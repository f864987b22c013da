import AccessibilityTree

/// Role of AT-SPI: its number, and its name in English.
///
/// - Source: `AtspiRole` in the AT-SPI reference, <https://docs.gtk.org/atspi2/enum.Role.html>.
struct RoleNumber: Equatable, Sendable {
    let number: UInt32
    let name: String

    private init(_ number: UInt32, _ name: String) {
        self.number = number
        self.name = name
    }

    static let application = RoleNumber(75, "application")
    static let notification = RoleNumber(101, "notification")
    private static let checkMenuItem = RoleNumber(8, "check menu item")
    private static let comboBox = RoleNumber(11, "combo box")
    private static let treeItem = RoleNumber(91, "tree item")

    /// The role of an element.
    init(_ element: AccessibilityElement) {
        switch element.role {
        case .menuItem where element.states.contains(.checkable): self = .checkMenuItem
        // A pop-up button with a value is a choice, without one it opens a menu of commands.
        case .popUpButton where !element.value.isEmpty: self = .comboBox
        case .row where element.states.contains(.expandable) || (element.position?.level ?? 0) > 0: self = .treeItem
        default: self = Self.of(element.role)
        }
    }

    /// The table.
    private static func of(_ role: AccessibilityRole) -> RoleNumber {
        switch role {
        case .staticText: RoleNumber(29, "label")
        case .heading: RoleNumber(83, "heading")
        case .image: RoleNumber(27, "image")
        case .link: RoleNumber(88, "link")
        case .button, .popUpButton, .colorWell: RoleNumber(43, "push button")
        case .toggle: RoleNumber(7, "check box")
        case .slider: RoleNumber(51, "slider")
        case .stepper: RoleNumber(52, "spin button")
        case .radioButton: RoleNumber(44, "radio button")
        case .radioGroup: RoleNumber(99, "grouping")
        case .disclosure: RoleNumber(62, "toggle button")
        case .progressIndicator: RoleNumber(42, "progress bar")
        case .levelIndicator: RoleNumber(103, "level bar")
        case .splitter: RoleNumber(50, "separator")
        case .textField, .searchField: RoleNumber(79, "entry")
        case .secureField: RoleNumber(40, "password text")
        case .textEditor: RoleNumber(61, "text")
        case .list: RoleNumber(31, "list")
        case .row: RoleNumber(32, "list item")
        case .table: RoleNumber(55, "table")
        case .tableRow: RoleNumber(90, "table row")
        case .cell: RoleNumber(56, "table cell")
        case .columnHeader: RoleNumber(57, "table column header")
        case .tabBar: RoleNumber(38, "page tab list")
        case .tab: RoleNumber(37, "page tab")
        case .scrollArea: RoleNumber(49, "scroll pane")
        case .window: RoleNumber(23, "frame")
        case .group: RoleNumber(39, "panel")
        case .toolbar: RoleNumber(63, "tool bar")
        case .menuBar: RoleNumber(34, "menu bar")
        case .menu: RoleNumber(33, "menu")
        case .menuItem: RoleNumber(35, "menu item")
        // Orca 43 reads the title and the words of a dialog when the focus comes into it, and those of an alert (2) not.
        case .dialog, .popover, .alert: RoleNumber(16, "dialog")
        }
    }
}
