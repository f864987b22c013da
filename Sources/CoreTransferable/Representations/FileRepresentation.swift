public import Foundation
public import UniformTypeIdentifiers

/// A file that a value is sent as.
public struct SentTransferredFile: Sendable {
    /// The file.
    public let file: URL
    /// True if receivers may open the file itself instead of a copy.
    public let allowAccessingOriginalFile: Bool

    /// A file to send.
    ///
    /// - Parameters:
    ///   - file: the file.
    ///   - allowAccessingOriginalFile: true if receivers may open the file itself instead of a copy.
    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
        self.file = file
        self.allowAccessingOriginalFile = allowAccessingOriginalFile
    }
}

/// A file that a value arrives as.
public struct ReceivedTransferredFile: Sendable {
    /// The file. Copy it if it is needed after the import, unless it is the original.
    public let file: URL
    /// True for the sender's own file, false for a copy.
    public let isOriginalFile: Bool
}

/// Representation by a file, for values that are large.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
    private let form: TransferForm<Item>

    /// Converts values to files and back.
    ///
    /// - Parameters:
    ///   - contentType: content type of the files.
    ///   - shouldAttemptToOpenInPlace: true to get the sender's own file rather than a copy, if the sender allows it.
    ///   - exporting: returns the file of a value.
    ///   - importing: returns the value in a file.
    public init(
        contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        form = Self.form(contentType, exporting, importing, opensInPlace: shouldAttemptToOpenInPlace)
    }

    /// Converts values to files.
    ///
    /// - Parameters:
    ///   - exportedContentType: content type of the files.
    ///   - shouldAllowToOpenInPlace: true to let receivers open the file itself.
    ///   - exporting: returns the file of a value.
    public init(
        exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {
        form = Self.form(
            exportedContentType,
            { item in
                let sent = try await exporting(item)
                return SentTransferredFile(
                    sent.file, allowAccessingOriginalFile: shouldAllowToOpenInPlace || sent.allowAccessingOriginalFile)
            }, nil, opensInPlace: false)
    }

    /// Makes values from files.
    ///
    /// - Parameters:
    ///   - importedContentType: content type of the files.
    ///   - shouldAttemptToOpenInPlace: true to get the sender's own file rather than a copy, if the sender allows it.
    ///   - importing: returns the value in a file.
    public init(
        importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        form = Self.form(importedContentType, nil, importing, opensInPlace: shouldAttemptToOpenInPlace)
    }

    private static func form(
        _ type: UTType, _ exporting: (@Sendable (Item) async throws -> SentTransferredFile)?,
        _ importing: (@Sendable (ReceivedTransferredFile) async throws -> Item)?, opensInPlace: Bool
    ) -> TransferForm<Item> {
        TransferForm(
            contentType: type, isFile: true,
            exporting: exporting.map { exporting in
                .suspending { item in
                    let sent = try await exporting(item)
                    return .file(sent.file, opensInPlace: sent.allowAccessingOriginalFile)
                }
            },
            importing: importing.map { importing in
                .suspending { content in
                    let (url, isOriginal) = try content.file(of: type, named: nil, opensInPlace: opensInPlace)
                    return try await importing(ReceivedTransferredFile(file: url, isOriginalFile: isOriginal))
                }
            })
    }

    /// There is no body.
    public typealias Body = Never

    /// Returns the one form.
    public func _forms() -> _TransferForms<Item> { _TransferForms([form]) }
}
