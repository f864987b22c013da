public import CoreTransferable
public import Foundation
public import UniformTypeIdentifiers
@_spi(Engine) public import ViewGraph
import Views

/// Views made from a collection, whose elements people can delete and move in a list.
public protocol DynamicViewContent<Data>: View {
    /// Type of the collection.
    associatedtype Data: Collection
    /// The collection.
    var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
    /// The collection of the views inside.
    public var data: Content.Data { content.data }
}

extension DynamicViewContent {
    /// Lets people delete elements in a list: by a swipe, in edit mode, or by the Delete key while they are selected.
    ///
    /// - Parameter action: called with the offsets of the elements to remove from the collection; nil lets people
    ///   delete nothing.
    /// - Returns: the views with the action.
    nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        modifier(EditActionsModifier(delete: action, kind: .delete))
    }

    /// Lets people move elements in a list: by the handles in edit mode, or by a drag after a long press.
    ///
    /// - Parameter action: called with the offsets of the elements and the offset before which they belong now, as
    ///   `move(fromOffsets:toOffset:)` takes them; nil lets people move nothing.
    /// - Returns: the views with the action.
    nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        modifier(EditActionsModifier(move: action, kind: .move))
    }
}

extension DynamicViewContent {
    /// Lets people drop items between the elements in a list.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: types of items that are accepted, with all that conform to them.
    ///   - action: called with the offset before which the items belong, and the items.
    /// - Returns: the views with the action.
    nonisolated public func onInsert(
        of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent {
        modifier(
            EditActionsModifier(
                insert: ItemInsertion(types: supportedContentTypes, action: action), kind: .insert))
    }

    /// Lets people drop items between the elements in a list.
    ///
    /// - Parameters:
    ///   - acceptedTypeIdentifiers: identifiers of types of items that are accepted, with all that conform to them.
    ///   - action: called with the offset before which the items belong, and the items.
    /// - Returns: the views with the action.
    nonisolated public func onInsert(
        of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent {
        onInsert(of: acceptedTypeIdentifiers.map { UTType.named($0) }, perform: action)
    }

    /// Lets people drop values between the elements in a list.
    ///
    /// - Parameters:
    ///   - payloadType: type of the values.
    ///   - action: called with the values and the offset before which they belong.
    /// - Returns: the views with the action.
    nonisolated public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
    ) -> some DynamicViewContent {
        modifier(EditActionsModifier(insert: ValueInsertion(action: action), kind: .insert))
    }
}

extension View {
    /// Keeps people from deleting the view's row, if `isDisabled` is true.
    nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
        modifier(TraitModifier<DeleteDisabledTrait>(value: isDisabled))
    }

    /// Keeps people from moving the view's row, if `isDisabled` is true.
    nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
        modifier(TraitModifier<MoveDisabledTrait>(value: isDisabled))
    }
}

enum DeleteDisabledTrait: ViewTraitKey { static var defaultValue: Bool { false } }
enum MoveDisabledTrait: ViewTraitKey { static var defaultValue: Bool { false } }
