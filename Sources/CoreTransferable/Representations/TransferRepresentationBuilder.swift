/// Builder of a representation from several, the preferred one first.
@resultBuilder public struct TransferRepresentationBuilder<Item: Transferable> {
    /// Takes a representation by an encoder.
    public static func buildExpression<Encoder, Decoder>(
        _ content: CodableRepresentation<Item, Encoder, Decoder>
    ) -> CodableRepresentation<Item, Encoder, Decoder> { content }

    /// Takes a representation of the item's type.
    public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
    where Content.Item == Item { content }

    /// Returns a single representation.
    public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content
    where Content.Item == Item { content }

    /// Combines several representations.
    public static func buildBlock<each Content: TransferRepresentation>(
        _ content: repeat each Content
    ) -> TupleTransferRepresentation<Item, (repeat each Content)> {
        var forms: [TransferForm<Item>] = []
        for part in repeat each content {
            forms += (part._forms() as? _TransferForms<Item>)?.forms ?? []
        }
        return TupleTransferRepresentation(_TransferForms(forms))
    }
}

/// Several representations of one type.
public struct TupleTransferRepresentation<Item: Transferable, Value>: TransferRepresentation {
    private let all: _TransferForms<Item>

    init(_ all: _TransferForms<Item>) { self.all = all }

    /// There is no body.
    public typealias Body = Never

    /// Returns the forms of all representations in order.
    public func _forms() -> _TransferForms<Item> { all }
}
