extension UIBarButtonItem {
    /// Look of a button.
    public enum Style: Int, Sendable {
        /// Usual weight.
        case plain
        /// Bold: the button ends what the page is for.
        case done = 2
    }

    /// Buttons that the system names.
    public enum SystemItem: Int, Sendable {
        /// A word.
        case done, cancel, edit, save
        /// A symbol.
        case add
        /// Room that takes what is left; room of a length.
        case flexibleSpace, fixedSpace
        /// A symbol.
        case compose, reply, action, organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind,
            fastForward
        /// A word.
        case undo, redo
        /// A symbol.
        case close = 24

        var title: String? {
            switch self {
            case .done: "Done"
            case .cancel: "Cancel"
            case .edit: "Edit"
            case .save: "Save"
            case .undo: "Undo"
            case .redo: "Redo"
            default: nil
            }
        }

        var symbol: String? {
            switch self {
            case .add: "plus"
            case .compose: "square.and.pencil"
            case .reply: "arrowshape.turn.up.left"
            case .action: "square.and.arrow.up"
            case .organize: "folder"
            case .bookmarks: "book"
            case .search: "magnifyingglass"
            case .refresh: "arrow.clockwise"
            case .stop, .close: "xmark"
            case .camera: "camera"
            case .trash: "trash"
            case .play: "play.fill"
            case .pause: "pause.fill"
            case .rewind: "backward.fill"
            case .fastForward: "forward.fill"
            default: nil
            }
        }

        /// Name for assistive technology.
        var name: String { title ?? "\(self)".prefix(1).uppercased() + "\(self)".dropFirst() }
    }
}
