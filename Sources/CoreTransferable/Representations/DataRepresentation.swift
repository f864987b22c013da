public import Foundation
public import UniformTypeIdentifiers

/// Representation by bytes.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    private let form: TransferForm<Item>

    /// Converts values to data and back.
    ///
    /// - Parameters:
    ///   - contentType: content type of the data.
    ///   - exporting: returns the data of a value.
    ///   - importing: returns the value in data.
    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) { self.init(contentType, .suspending(exporting), .suspending(importing)) }

    /// Converts values to data.
    ///
    /// - Parameters:
    ///   - exportedContentType: content type of the data.
    ///   - exporting: returns the data of a value.
    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
        self.init(exportedContentType, .suspending(exporting), nil)
    }

    /// Makes values from data.
    ///
    /// - Parameters:
    ///   - importedContentType: content type of the data.
    ///   - importing: returns the value in data.
    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
        self.init(importedContentType, nil, .suspending(importing))
    }

    /// Converts values by functions that may be immediate; nil in a direction in which values do not travel.
    package init(_ contentType: UTType, _ exporting: Conversion<Item, Data>?, _ importing: Conversion<Data, Item>?) {
        form = TransferForm(
            contentType: contentType, exporting: exporting.map { $0.map { .data($0) } },
            importing: importing.map { Conversion<TransferContent, Data>.immediate { try $0.data() }.then($0) })
    }

    /// There is no body.
    public typealias Body = Never

    /// Returns the one form.
    public func _forms() -> _TransferForms<Item> { _TransferForms([form]) }
}
