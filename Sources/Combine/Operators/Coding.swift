public import Foundation

/// Encoder to one type of data.
public protocol TopLevelEncoder {
    /// Type of the data.
    associatedtype Output
    /// Encodes `value`.
    ///
    /// - Parameter value: the value.
    /// - Returns: the data.
    /// - Throws: the encoder's error if `value` cannot be encoded.
    func encode<T: Encodable>(_ value: T) throws -> Output
}

/// Decoder from one type of data.
public protocol TopLevelDecoder {
    /// Type of the data.
    associatedtype Input
    /// Decodes a value of `type`.
    ///
    /// - Parameters:
    ///   - type: type of the value.
    ///   - from: the data.
    /// - Returns: the value.
    /// - Throws: the decoder's error if the data is no `type`.
    func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

extension JSONEncoder: TopLevelEncoder {}
extension JSONDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}

extension Publisher {
    /// Decodes each value; an error ends with a failure.
    public func decode<Item: Decodable, Coder: TopLevelDecoder>(
        type: Item.Type, decoder: Coder
    ) -> some Publisher<Item, any Error> where Output == Coder.Input { tryMap { try decoder.decode(type, from: $0) } }
}

extension Publisher where Output: Encodable {
    /// Encodes each value; an error ends with a failure.
    public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> some Publisher<Coder.Output, any Error> {
        tryMap { try encoder.encode($0) }
    }
}
