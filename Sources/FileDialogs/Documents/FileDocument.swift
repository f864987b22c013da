public import Combine
public import UniformTypeIdentifiers

/// Configuration with which a document is read.
public struct FileDocumentReadConfiguration {
    /// Type of the file.
    public let contentType: UTType
    /// The file.
    public let file: FileWrapper

    package init(contentType: UTType, file: FileWrapper) {
        self.contentType = contentType
        self.file = file
    }
}

/// Configuration with which a document is written.
public struct FileDocumentWriteConfiguration {
    /// Type of the file.
    public let contentType: UTType
    /// File that the document was read from; nil if it is new.
    public let existingFile: FileWrapper?

    package init(contentType: UTType, existingFile: FileWrapper?) {
        self.contentType = contentType
        self.existingFile = existingFile
    }
}

/// A document as a value, which is read from a file and written to one.
@preconcurrency public protocol FileDocument: Sendable {
    /// Types of files that documents are read from.
    static var readableContentTypes: [UTType] { get }
    /// Types of files that documents are written to; the readable ones by default.
    static var writableContentTypes: [UTType] { get }
    /// Configuration with which a document is read.
    typealias ReadConfiguration = FileDocumentReadConfiguration
    /// Configuration with which a document is written.
    typealias WriteConfiguration = FileDocumentWriteConfiguration
    /// Reads a document.
    ///
    /// - Parameter configuration: the file and its type.
    /// - Throws: an error if the file holds no document.
    init(configuration: ReadConfiguration) throws
    /// Returns the file of the document.
    ///
    /// - Parameter configuration: type of the file.
    /// - Returns: the file.
    /// - Throws: an error if the document cannot be written.
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
    /// The readable types.
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document as an object, which is read from a file, and written as a snapshot.
public protocol ReferenceFileDocument: ObservableObject {
    /// State of the document that is written.
    associatedtype Snapshot
    /// Types of files that documents are read from.
    static var readableContentTypes: [UTType] { get }
    /// Types of files that documents are written to; the readable ones by default.
    static var writableContentTypes: [UTType] { get }
    /// Configuration with which a document is read.
    typealias ReadConfiguration = FileDocumentReadConfiguration
    /// Configuration with which a document is written.
    typealias WriteConfiguration = FileDocumentWriteConfiguration
    /// Reads a document.
    ///
    /// - Parameter configuration: the file and its type.
    /// - Throws: an error if the file holds no document.
    init(configuration: ReadConfiguration) throws
    /// Returns the present state of the document.
    ///
    /// - Parameter contentType: type of the file that it is written to.
    /// - Returns: the state.
    /// - Throws: an error if there is no such state.
    func snapshot(contentType: UTType) throws -> Snapshot
    /// Returns the file of a state of the document.
    ///
    /// - Parameters:
    ///   - snapshot: the state.
    ///   - configuration: type of the file.
    /// - Returns: the file.
    /// - Throws: an error if the state cannot be written.
    func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
    /// The readable types.
    public static var writableContentTypes: [UTType] { readableContentTypes }
}
