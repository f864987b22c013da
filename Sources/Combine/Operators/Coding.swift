public import Foundation

/// Makes data of one kind of values that can be encoded.
public protocol TopLevelEncoder {
    /// The kind of data that it makes.
    associatedtype Output
    /// The data of a value.
    func encode<T: Encodable>(_ value: T) throws -> Output
}

/// Makes values that can be decoded of data of one kind.
public protocol TopLevelDecoder {
    /// The kind of data that it reads.
    associatedtype Input
    /// The value that data stands for.
    func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

extension JSONEncoder: TopLevelEncoder {}
extension JSONDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}

extension Publisher {
    /// Each value, decoded; one that cannot be is the end.
    public func decode<Item: Decodable, Coder: TopLevelDecoder>(
        type: Item.Type, decoder: Coder
    ) -> some Publisher<Item, any Error> where Output == Coder.Input { tryMap { try decoder.decode(type, from: $0) } }
}

extension Publisher where Output: Encodable {
    /// Each value, encoded; one that cannot be is the end.
    public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> some Publisher<Coder.Output, any Error> {
        tryMap { try encoder.encode($0) }
    }
}
