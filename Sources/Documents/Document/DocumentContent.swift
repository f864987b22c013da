import AnimationCore
import Combine
import FileDialogs
import UniformTypeIdentifiers
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Content of an open document, whatever its type.
@MainActor protocol DocumentContent: AnyObject {
    /// The document that this is the content of.
    var owner: OpenDocument? { get set }
    /// Type of the document.
    var documentType: Any.Type { get }
    var readableTypes: [UTType] { get }
    var writableTypes: [UTType] { get }
    var isEditor: Bool { get }
    /// True in a viewer that shows no file yet.
    var isEmpty: Bool { get }
    /// Replaces the content by that of a file.
    ///
    /// - Throws: the program's error if the file holds no document.
    func read(_ file: FileWrapper, as type: UTType) throws
    /// Returns the content as a file.
    ///
    /// - Throws: the program's error if it cannot be written.
    func file(as type: UTType, replacing existing: FileWrapper?) throws -> FileWrapper
    /// Returns empty content of the same kind.
    func another() -> any DocumentContent
}

/// Content of an open document of one type.
@MainActor final class DocumentBox<D>: DocumentContent, ObservableObject {
    let kind: DocumentKind<D>
    /// The document; nil in a viewer that shows no file yet.
    @Published private(set) var document: D? { didSet { followDocument() } }
    weak var owner: OpenDocument?
    private var following: AnyCancellable?

    init(_ kind: DocumentKind<D>, document: D?) {
        self.kind = kind
        self.document = document
        followDocument()
    }

    var documentType: Any.Type { D.self }
    var readableTypes: [UTType] { kind.readableTypes }
    var writableTypes: [UTType] { kind.writableTypes }
    var isEditor: Bool { kind.isEditor }
    var isEmpty: Bool { document == nil }

    /// Replaces the document by that of a file.
    ///
    /// - Throws: the program's error if the file holds no document.
    func read(_ file: FileWrapper, as type: UTType) throws {
        document = try kind.read(FileDocumentReadConfiguration(contentType: type, file: file))
    }

    /// Returns the document as a file.
    ///
    /// - Throws: ``DocumentError/nothingToSave`` without a document, or the program's error.
    func file(as type: UTType, replacing existing: FileWrapper?) throws -> FileWrapper {
        guard let document else { throw DocumentError.nothingToSave }
        return try kind.write(document, FileDocumentWriteConfiguration(contentType: type, existingFile: existing))
    }

    func another() -> any DocumentContent { DocumentBox(kind, document: nil) }

    /// Sets a document that is a value, and registers how to undo it.
    func change(to document: D) {
        let old = self.document
        if kind.isEditor, let old, let owner {
            owner.edits.valueChanges(of: self) { box in box.change(to: old) }
        }
        self.document = document
    }

    private func followDocument() {
        guard let follow = kind.follow, let document else { return }
        following = follow(document) { [weak self] in self?.owner?.edits.objectChanges() }
    }
}
