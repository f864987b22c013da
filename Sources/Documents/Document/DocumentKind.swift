import Combine
import FileDialogs
import UniformTypeIdentifiers

/// Ways in which documents of a type are made, read, written and followed.
struct DocumentKind<D>: @unchecked Sendable {
    let readableTypes: [UTType]
    let writableTypes: [UTType]
    /// Makes a new document; nil in a viewer.
    let make: (() -> D)?
    let read: @MainActor (FileDocumentReadConfiguration) throws -> D
    let write: @MainActor (D, FileDocumentWriteConfiguration) throws -> FileWrapper
    /// Calls its second argument before the document changes; nil for values, which change through a binding.
    let follow: (@MainActor (D, @escaping @MainActor () -> Void) -> AnyCancellable)?

    /// True if people edit the documents, false if they only view them.
    var isEditor: Bool { make != nil }
}

extension DocumentKind where D: FileDocument {
    /// Documents that are values.
    static func values(make: (() -> D)?) -> DocumentKind {
        DocumentKind(
            readableTypes: D.readableContentTypes, writableTypes: D.writableContentTypes, make: make,
            read: { try D(configuration: $0) }, write: { try $0.fileWrapper(configuration: $1) }, follow: nil)
    }
}

extension DocumentKind where D: ReferenceFileDocument {
    /// Documents that are objects.
    static func objects(make: (() -> D)?) -> DocumentKind {
        DocumentKind(
            readableTypes: D.readableContentTypes, writableTypes: D.writableContentTypes, make: make,
            read: { try D(configuration: $0) },
            write: { document, configuration in
                let snapshot = try document.snapshot(contentType: configuration.contentType)
                return try document.fileWrapper(snapshot: snapshot, configuration: configuration)
            },
            follow: { document, changes in
                document.objectWillChange.sink { _ in MainActor.assumeIsolated { changes() } }
            })
    }
}
