package import AnimationCore
package import Foundation
package import UniformTypeIdentifiers
@_spi(Engine) package import ViewGraph

/// Question that a file dialog asks people.
package struct FileDialogQuestion: Sendable {
    package enum Kind: Sendable {
        /// Which existing files?
        case open
        /// Which existing folder?
        case folder
        /// Where to save a file?
        case save
    }

    package var kind: Kind
    /// True if several files or folders may be chosen.
    package var allowsMultiple = false
    /// Types of files that can be chosen, with all that conform to them; empty for all.
    package var types: [UTType] = []
    /// Suggested name of a file that is saved, with its extension.
    package var name = ""
    package var message: String?
    /// Label of the button that confirms; nil for the usual one.
    package var confirmation: String?
    /// Label of the field for the name; nil for the usual one.
    package var nameLabel: String?
    /// Folder that is shown first; nil for the usual one.
    package var folder: URL?
    package var showsHiddenFiles = false

    package init(_ kind: Kind) { self.kind = kind }
}

/// Answer to a ``FileDialogQuestion``.
package enum FileDialogAnswer: Sendable {
    case chosen([URL])
    case cancelled
    /// The desktop has no file dialogs.
    case unavailable
}

/// File dialogs of the desktop, for views.
package struct FileDialogAccess: Sendable {
    /// Asks people, and calls its second argument once, now or later. Returns a function that takes the question back.
    package typealias Ask =
        @MainActor @Sendable (FileDialogQuestion, @escaping @MainActor (FileDialogAnswer) -> Void)
        -> @MainActor () -> Void

    package let ask: Ask

    package init(ask: @escaping Ask) { self.ask = ask }

    /// No dialogs, without a desktop.
    static let none = FileDialogAccess { _, answer in
        answer(.unavailable)
        return {}
    }
}

private enum FileDialogAccessKey: EnvironmentKey { static var defaultValue: FileDialogAccess { .none } }

extension EnvironmentValues {
    /// The desktop's file dialogs.
    package var fileDialogAccess: FileDialogAccess {
        get { self[FileDialogAccessKey.self] }
        set { self[FileDialogAccessKey.self] = newValue }
    }
}

extension ViewHost {
    /// Provides the desktop's file dialogs to the views of the window.
    package func provideFileDialogs(_ access: FileDialogAccess) { editEnvironment { $0.fileDialogAccess = access } }
}
