/// Question of a file dialog.
package struct FileChoice: Equatable, Sendable {
    package enum Kind: Sendable { case open, folder, save }

    /// Files that people may restrict a dialog to.
    package struct Filter: Equatable, Sendable {
        package var name: String
        /// Patterns of names, such as `*.png`.
        package var patterns: [String]
        package var mimeTypes: [String]

        package init(name: String, patterns: [String], mimeTypes: [String]) {
            self.name = name
            self.patterns = patterns
            self.mimeTypes = mimeTypes
        }
    }

    package var kind: Kind
    package var title: String
    /// Label of the button that confirms; nil for the desktop's own.
    package var confirmation: String?
    package var allowsMultiple: Bool
    package var filters: [Filter]
    /// Suggested name of a file that is saved.
    package var name: String
    /// Path of the folder that is shown first; nil leaves it to the desktop.
    package var folder: String?

    package init(
        kind: Kind, title: String, confirmation: String? = nil, allowsMultiple: Bool = false, filters: [Filter] = [],
        name: String = "", folder: String? = nil
    ) {
        self.kind = kind
        self.title = title
        self.confirmation = confirmation
        self.allowsMultiple = allowsMultiple
        self.filters = filters
        self.name = name
        self.folder = folder
    }
}

/// Answer to a ``FileChoice``.
package enum FileChoiceAnswer: Equatable, Sendable {
    /// Addresses of the chosen files, as URIs.
    case chosen([String])
    case cancelled
    /// The desktop has no file dialogs.
    case unavailable
}
