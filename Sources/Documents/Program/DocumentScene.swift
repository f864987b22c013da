import FileDialogs
import Foundation
import UniformTypeIdentifiers
@_spi(Engine) import ViewGraph

/// A document group of the program: its windows, and the documents that they show.
@MainActor final class DocumentScene {
    let windows: WindowScene
    let readableTypes: [UTType]
    let isEditor: Bool
    /// Type of the documents.
    let documentType: Any.Type
    /// Returns empty content.
    let makeEmpty: () -> any DocumentContent
    /// Returns the content of a new document.
    let makeNew: () -> any DocumentContent

    init<D>(_ kind: DocumentKind<D>, _ windows: WindowScene) {
        self.windows = windows
        readableTypes = kind.readableTypes
        isEditor = kind.isEditor
        documentType = D.self
        makeEmpty = { DocumentBox(kind, document: nil) }
        makeNew = { DocumentBox(kind, document: kind.make?()) }
    }

    /// Type as which the group reads a file; nil if it does not.
    func type(of url: URL, isFolder: Bool) -> UTType? {
        if let type = readableTypes.first(where: { FolderListing.fits(url, [$0]) }) { return type }
        // A type without an extension cannot be told from a file's name, so people decide.
        return readableTypes.first { type in
            type.preferredFilenameExtension == nil && type.conforms(to: .directory) == isFolder
                || isFolder && UTType.folder.conforms(to: type)
        }
    }

    /// True if a window of the group can show the document.
    func shows(_ document: OpenDocument) -> Bool {
        document.content.documentType == documentType && document.content.isEditor == isEditor
    }
}
