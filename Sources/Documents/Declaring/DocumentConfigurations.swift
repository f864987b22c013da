public import AnimationCore
import Combine
public import FileDialogs
public import Foundation
@_spi(Engine) public import ViewGraph
@_spi(Engine) import Views

/// An open document that is a value, as the views of its window get it.
public struct FileDocumentConfiguration<Document: FileDocument> {
    /// The document. Writing it through `$document` marks it as edited, and can be undone.
    @Binding public var document: Document
    /// File of the document; nil until it is saved for the first time.
    public var fileURL: URL?
    /// False in a viewer, and for a file that cannot be written.
    public var isEditable: Bool
}

/// An open document that is an object, as the views of its window get it.
@MainActor @preconcurrency public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
    /// The document. It counts as edited when it announces a change, or when a change is registered with the undo manager of the
    /// environment.
    @ObservedObject public var document: Document
    /// File of the document; nil until it is saved for the first time.
    public var fileURL: URL?
    /// False in a viewer, and for a file that cannot be written.
    public var isEditable: Bool
}

/// File of the document in whose window a view is.
public struct DocumentConfiguration: Hashable, Sendable {
    /// File of the document; nil until it is saved for the first time.
    public var fileURL: URL?
    /// False in a viewer, and for a file that cannot be written.
    public var isEditable: Bool
}

private enum DocumentConfigurationKey: EnvironmentKey {
    static var defaultValue: DocumentConfiguration? { nil }
}

extension EnvironmentValues {
    /// File of the document in whose window the view is; nil in other windows.
    public internal(set) var documentConfiguration: DocumentConfiguration? {
        get { self[DocumentConfigurationKey.self] }
        set { self[DocumentConfigurationKey.self] = newValue }
    }
}
