public import AnimationCore
import Combine
public import FileDialogs
public import Foundation
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Action that opens new documents: `@Environment(\.newDocument) var newDocument`.
public struct NewDocumentAction: Sendable {
    let program: ProgramActions

    @MainActor private func show(_ content: any DocumentContent) {
        let document = OpenDocument(content)
        document.edits.neverSaved()
        program.programHost()?.attachment(ProgramDocuments.self).show(document)
    }

    /// Opens a window with a document that is a value, in the document group for its type. Without such a group nothing happens.
    @MainActor public func callAsFunction<D: FileDocument>(_ newDocument: @autoclosure () -> D) {
        show(DocumentBox(.values(make: Self.once(newDocument())), document: newDocument()))
    }

    /// Opens a window with a document that is an object, in the document group for its type. Without such a group nothing happens.
    @MainActor public func callAsFunction<D: ReferenceFileDocument>(_ newDocument: @escaping @MainActor () -> D) {
        let document = newDocument()
        show(DocumentBox(.objects(make: Self.once(document)), document: document))
    }

    @MainActor private static func once<D>(_ document: D) -> () -> D { { document } }
}

/// Action that opens files as documents: `@Environment(\.openDocument) var openDocument`.
public struct OpenDocumentAction: Sendable {
    let program: ProgramActions

    /// Opens a file in a window of the document group for its type, or brings its window to the front.
    ///
    /// - Parameter url: the file.
    /// - Throws: an error if the program opens no such files, or the file cannot be read.
    @MainActor public func callAsFunction(at url: URL) async throws {
        guard let documents = program.programHost()?.attachment(ProgramDocuments.self) else {
            throw DocumentError.unknownKind
        }
        try documents.open(url)
    }
}

extension EnvironmentValues {
    /// Action that opens new documents.
    public var newDocument: NewDocumentAction { NewDocumentAction(program: programActions) }

    /// Action that opens files as documents.
    public var openDocument: OpenDocumentAction { OpenDocumentAction(program: programActions) }
}
