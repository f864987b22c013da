import CoreTransferable
import UniformTypeIdentifiers
@_spi(Engine) import Views

/// Insertion of dropped items among the elements of a `ForEach`.
protocol RowInsertion {
    /// Returns true if `item` can be inserted.
    func accepts(_ item: NSItemProvider) -> Bool
    /// Inserts acceptable items before an offset.
    @MainActor func insert(_ items: [NSItemProvider], before offset: Int)
}

/// `onInsert`: items of some types.
struct ItemInsertion: RowInsertion {
    let types: [UTType]
    let action: (Int, [NSItemProvider]) -> Void

    func accepts(_ item: NSItemProvider) -> Bool { types.contains { item.representation(conformingTo: $0) != nil } }
    func insert(_ items: [NSItemProvider], before offset: Int) { action(offset, items) }
}

/// `dropDestination` of a `ForEach`: values of a type.
struct ValueInsertion<T: Transferable>: RowInsertion {
    let action: ([T], Int) -> Void

    func accepts(_ item: NSItemProvider) -> Bool { item.form(of: T.self) != nil }
    func insert(_ items: [NSItemProvider], before offset: Int) {
        LoadedValues<T>.load(from: items) { if !$0.isEmpty { action($0, offset) } }
    }
}
