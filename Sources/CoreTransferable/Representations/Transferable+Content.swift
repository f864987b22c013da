public import Foundation
public import UniformTypeIdentifiers

extension Transferable {
    /// Returns the content types in which values of the type can leave, the preferred one first.
    ///
    /// - Parameter visibility: programs that the content is offered to.
    /// - Returns: the types.
    public static func exportedContentTypes(_ visibility: TransferRepresentationVisibility = .all) -> [UTType] {
        forms.filter { $0.exporting != nil && ($0.visibility == .all || $0.visibility == visibility) }
            .map(\.contentType)
    }

    /// Returns the content types from which values of the type can be made, the preferred one first.
    public static func importedContentTypes() -> [UTType] {
        forms.filter { $0.importing != nil }.map(\.contentType)
    }

    /// Returns the content types in which this value can leave, the preferred one first.
    ///
    /// - Parameter visibility: programs that the content is offered to.
    /// - Returns: the types.
    public func exportedContentTypes(_ visibility: TransferRepresentationVisibility = .all) -> [UTType] {
        Self.forms.filter { $0.exports(self) && ($0.visibility == .all || $0.visibility == visibility) }
            .map(\.contentType)
    }

    /// Suggested name of a file with the value; nil if the type has none.
    public var suggestedFilename: String? { Self.forms.lazy.compactMap { $0.fileName?(self) }.first }

    /// Returns the value's data.
    ///
    /// - Parameter contentType: content type of the data; nil for the preferred one.
    /// - Returns: the data.
    /// - Throws: an error if the value has no such content, or the representation's own error.
    public func exported(as contentType: UTType?) async throws -> Data {
        try await content(as: contentType).content.data()
    }

    /// Calls `fileHandler` with a file of the value's content.
    ///
    /// - Parameters:
    ///   - contentType: content type of the file; nil for the preferred one.
    ///   - fileHandler: uses the file, which may be removed later.
    /// - Returns: the value that `fileHandler` returns.
    /// - Throws: an error if the value has no such content; otherwise the representation's or the handler's own error.
    public func withExportedFile<Result>(
        contentType: UTType?, fileHandler: (URL) async throws -> Result
    ) async throws -> Result {
        let (type, content) = try await content(as: contentType)
        return try await fileHandler(
            content.file(of: type, named: suggestedFilename, opensInPlace: true).url)
    }

    /// Makes a value from data.
    ///
    /// - Parameters:
    ///   - data: the data.
    ///   - contentType: content type of the data; nil for the type's preferred one.
    /// - Throws: an error if no value can be made of such content, or the representation's own error.
    public init(importing data: Data, contentType: UTType?) async throws {
        try await self.init(importing: .data(data), contentType)
    }

    /// Makes a value from a file.
    ///
    /// - Parameters:
    ///   - file: the file.
    ///   - contentType: content type of the file; nil for that of the file's extension.
    /// - Throws: an error if no value can be made of such content, or the representation's own error.
    public init(importing file: URL, contentType: UTType?) async throws {
        let type = contentType ?? UTType(filenameExtension: file.pathExtension)
        try await self.init(importing: .file(file, opensInPlace: true), type)
    }

    /// Makes a value from content of a type; nil for any.
    ///
    /// - Throws: `TransferError` if no form has such content, or the representation's own error.
    private init(importing content: TransferContent, _ type: UTType?) async throws {
        let form = Self.forms.first { form in
            form.importing != nil && (type.map { $0.conforms(to: form.contentType) } ?? true)
        }
        guard let importing = form?.importing else {
            throw TransferError.notImported(type?.identifier ?? "anything")
        }
        self = try await importing.value(of: content)
    }

    /// Returns the preferred content that conforms to a type; nil for any.
    ///
    /// - Throws: `TransferError` if the value has no such content, or the representation's own error.
    private func content(as type: UTType?) async throws -> (type: UTType, content: TransferContent) {
        let form = Self.forms.first { form in
            form.exports(self) && (type.map { form.contentType.conforms(to: $0) } ?? true)
        }
        guard let form, let exporting = form.exporting else {
            throw TransferError.notExported(type?.identifier ?? "anything")
        }
        return (form.contentType, try await exporting.value(of: self))
    }
}
