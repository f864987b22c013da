import AnimationCore
public import Foundation
@_spi(Engine) public import ViewGraph
@_spi(Engine) public import Views

/// Settings of programs for the file dialogs in a view.
struct FileDialogSettings: Sendable {
    var message: String?
    var confirmation: String?
    var nameLabel: String?
    var folder: URL?
    var options = FileDialogBrowserOptions()

    func apply(to question: inout FileDialogQuestion) {
        question.message = message
        question.confirmation = confirmation
        question.nameLabel = nameLabel
        question.folder = folder
        question.showsHiddenFiles = options.contains(.includeHiddenFiles)
    }
}

/// Ways in which file dialogs show folders.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
    /// One bit for each way.
    public let rawValue: Int
    /// The ways whose bits are set in `rawValue`.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Shows packages as folders; there are no packages here, so they always are.
    public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
    /// Shows file name extensions; they are always shown.
    public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 2)
    /// Shows hidden files, in our own panel; desktops' dialogs leave it to people.
    public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 4)
}

private enum FileDialogSettingsKey: EnvironmentKey {
    static var defaultValue: FileDialogSettings { FileDialogSettings() }
}

extension EnvironmentValues {
    var fileDialogSettings: FileDialogSettings {
        get { self[FileDialogSettingsKey.self] }
        set { self[FileDialogSettingsKey.self] = newValue }
    }
}

extension View {
    /// Sets the message of file dialogs in the view; nil for none.
    nonisolated public func fileDialogMessage(_ message: Text?) -> some View {
        transformEnvironment(\.fileDialogSettings) { $0.message = message?.plainString }
    }

    /// Sets the message of file dialogs in the view.
    nonisolated public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
        fileDialogMessage(Text(messageKey))
    }

    /// Sets the message of file dialogs in the view.
    @_disfavoredOverload nonisolated public func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View {
        fileDialogMessage(Text(message))
    }

    /// Sets the label of the button that confirms a file dialog in the view; nil for the usual one.
    nonisolated public func fileDialogConfirmationLabel(_ label: Text?) -> some View {
        transformEnvironment(\.fileDialogSettings) { $0.confirmation = label?.plainString }
    }

    /// Sets the label of the button that confirms a file dialog in the view.
    nonisolated public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
        fileDialogConfirmationLabel(Text(labelKey))
    }

    /// Sets the label of the button that confirms a file dialog in the view.
    @_disfavoredOverload nonisolated public func fileDialogConfirmationLabel<S: StringProtocol>(
        _ label: S
    ) -> some View { fileDialogConfirmationLabel(Text(label)) }

    /// Sets the label of the field for a file's name in the view's dialogs, in our own panel; nil for the usual one.
    nonisolated public func fileExporterFilenameLabel(_ label: Text?) -> some View {
        transformEnvironment(\.fileDialogSettings) { $0.nameLabel = label?.plainString }
    }

    /// Sets the label of the field for a file's name in the view's dialogs, in our own panel.
    nonisolated public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View {
        fileExporterFilenameLabel(Text(labelKey))
    }

    /// Sets the label of the field for a file's name in the view's dialogs, in our own panel.
    @_disfavoredOverload nonisolated public func fileExporterFilenameLabel<S: StringProtocol>(
        _ label: S
    ) -> some View { fileExporterFilenameLabel(Text(label)) }

    /// Sets the folder that file dialogs in the view show first; nil for the usual one.
    nonisolated public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
        transformEnvironment(\.fileDialogSettings) { $0.folder = defaultDirectory }
    }

    /// Sets ways in which file dialogs in the view show folders.
    nonisolated public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View {
        transformEnvironment(\.fileDialogSettings) { $0.options = options }
    }
}
