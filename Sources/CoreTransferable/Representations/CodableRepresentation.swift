public import Combine
public import Foundation
public import UniformTypeIdentifiers

/// Representation by an encoder and a decoder.
public struct CodableRepresentation<Item, Encoder, Decoder>: TransferRepresentation
where
    Item: Transferable & Codable, Encoder: TopLevelEncoder & Sendable, Decoder: TopLevelDecoder & Sendable,
    Encoder.Output == Data, Decoder.Input == Data
{
    private let contentType: UTType
    private let encoder: Encoder
    private let decoder: Decoder

    /// Encodes values as JSON.
    ///
    /// - Parameters:
    ///   - itemType: type of the values.
    ///   - contentType: content type of the JSON.
    public init(for itemType: Item.Type = Item.self, contentType: UTType)
    where Encoder == JSONEncoder, Decoder == JSONDecoder {
        self.init(for: itemType, contentType: contentType, encoder: JSONEncoder(), decoder: JSONDecoder())
    }

    /// Encodes values.
    ///
    /// - Parameters:
    ///   - itemType: type of the values.
    ///   - contentType: content type of the data.
    ///   - encoder: encoder of values that leave.
    ///   - decoder: decoder of values that arrive.
    public init(for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder) {
        self.contentType = contentType
        self.encoder = encoder
        self.decoder = decoder
    }

    /// There is no body.
    public typealias Body = Never

    /// Returns the one form.
    public func _forms() -> _TransferForms<Item> {
        let (encoder, decoder) = (encoder, decoder)
        return _TransferForms([
            TransferForm(
                contentType: contentType, exporting: .immediate { .data(try encoder.encode($0)) },
                importing: .immediate { try decoder.decode(Item.self, from: $0.data()) })
        ])
    }
}
