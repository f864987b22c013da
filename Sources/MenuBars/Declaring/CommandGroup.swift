import AttributeGraph
@_spi(Engine) public import ViewGraph

/// Items for a standard menu: beside a standard group of items, or in place of it.
public struct CommandGroup<Content: View>: _PrimitiveCommands {
    private let position: GroupPosition
    private let placement: CommandGroupPlacement
    private let content: Content

    /// Items directly before a standard group.
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        self.init(.before, group, addition())
    }

    /// Items directly after a standard group.
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        self.init(.after, group, addition())
    }

    /// Items in place of a standard group; without items, the group is removed.
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        self.init(.replacing, group, addition())
    }

    private init(_ position: GroupPosition, _ placement: CommandGroupPlacement, _ content: Content) {
        self.position = position
        self.placement = placement
        self.content = content
    }

    /// Adds the group to its menu. Engine interface.
    @MainActor public static func _makeCommands(_ commands: _GraphValue<Self>, inputs: _ViewInputs) {
        inputs.addCommandPart(commands, content: commands[\.content]) { .group($0.position, $0.placement) }
    }
}

/// Position of a group of items, relative to a standard group.
enum GroupPosition: Hashable { case before, after, replacing }

/// A standard group of items in the menu bar.
public struct CommandGroupPlacement: Hashable, Sendable {
    enum Place: Hashable {
        case appInfo, appSettings, systemServices, appVisibility, appTermination
        case newItem, saveItem, importExport, printItem
        case undoRedo, pasteboard, textEditing, textFormatting
        case toolbar, sidebar
        case windowSize, windowList, singleWindowList, windowArrangement
        case help
    }

    let place: Place

    /// Information about the program; empty here, at the end of the Help menu.
    public static let appInfo = CommandGroupPlacement(place: .appInfo)
    /// The program's settings, at the end of the Edit menu.
    public static let appSettings = CommandGroupPlacement(place: .appSettings)
    /// Services of the system; empty here, in the File menu.
    public static let systemServices = CommandGroupPlacement(place: .systemServices)
    /// Hiding of programs; empty here, in the File menu.
    public static let appVisibility = CommandGroupPlacement(place: .appVisibility)
    /// The program's end, last in the File menu.
    public static let appTermination = CommandGroupPlacement(place: .appTermination)
    /// New windows and documents, first in the File menu.
    public static let newItem = CommandGroupPlacement(place: .newItem)
    /// Saving and closing, in the File menu.
    public static let saveItem = CommandGroupPlacement(place: .saveItem)
    /// Import and export; empty, in the File menu.
    public static let importExport = CommandGroupPlacement(place: .importExport)
    /// Printing; empty, in the File menu.
    public static let printItem = CommandGroupPlacement(place: .printItem)
    /// Undo and redo, first in the Edit menu.
    public static let undoRedo = CommandGroupPlacement(place: .undoRedo)
    /// Cut, copy, paste and selection, in the Edit menu.
    public static let pasteboard = CommandGroupPlacement(place: .pasteboard)
    /// Editing of texts, in the Edit menu; filled by ``TextEditingCommands``.
    public static let textEditing = CommandGroupPlacement(place: .textEditing)
    /// Formatting of texts; empty, in a menu named Format.
    public static let textFormatting = CommandGroupPlacement(place: .textFormatting)
    /// Toolbars, in the View menu; filled by ``ToolbarCommands``.
    public static let toolbar = CommandGroupPlacement(place: .toolbar)
    /// Sidebars and inspectors, in the View menu; filled by ``SidebarCommands`` and ``InspectorCommands``.
    public static let sidebar = CommandGroupPlacement(place: .sidebar)
    /// Sizes of windows; empty here, first in the Window menu.
    public static let windowSize = CommandGroupPlacement(place: .windowSize)
    /// The open windows, in the Window menu.
    public static let windowList = CommandGroupPlacement(place: .windowList)
    /// The windows of the program's `Window` scenes, in the Window menu.
    public static let singleWindowList = CommandGroupPlacement(place: .singleWindowList)
    /// Arrangement of windows; empty here, in the Window menu.
    public static let windowArrangement = CommandGroupPlacement(place: .windowArrangement)
    /// Help, first in the Help menu; empty here.
    public static let help = CommandGroupPlacement(place: .help)
}
