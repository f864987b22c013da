public import CoreTransferable
public import Foundation
public import UniformTypeIdentifiers

/// Items that are dragged over a view.
public struct DropInfo {
    let providers: [NSItemProvider]
    /// Place of the items in the view, in points.
    public let location: CGPoint

    /// Returns true if an item conforms to one of the types.
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { !itemProviders(for: contentTypes).isEmpty }

    /// Returns true if an item conforms to one of the types with the given identifiers.
    public func hasItemsConforming(to types: [String]) -> Bool { hasItemsConforming(to: types.map { .named($0) }) }

    /// Returns the items that conform to one of the types.
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
        providers.filter { provider in contentTypes.contains { provider.representation(conformingTo: $0) != nil } }
    }

    /// Returns the items that conform to one of the types with the given identifiers.
    public func itemProviders(for types: [String]) -> [NSItemProvider] { itemProviders(for: types.map { .named($0) }) }
}

/// Effect of a drop on what is dropped.
public enum DropOperation: Sendable {
    /// Nothing is dropped.
    case cancel
    /// Nothing can be dropped at the place.
    case forbidden
    /// The items are copied.
    case copy
    /// The items are moved. Another program is always told of a copy, so that it deletes nothing.
    case move
    /// The items are deleted.
    case delete
    /// The items are linked to.
    case alias

    var allowsDrop: Bool { self != .cancel && self != .forbidden }
}

/// Effect that a drop at the present place of the items would have.
public struct DropProposal: Sendable {
    /// The effect.
    public let operation: DropOperation
    /// Effect of a drop from another program.
    let outsideOperation: DropOperation

    /// One effect for items of this program and of others.
    public init(operation: DropOperation) {
        self.operation = operation
        outsideOperation = operation
    }

    /// Different effects for items of this program and of others.
    public init(withinApplication: DropOperation, outsideApplication: DropOperation) {
        operation = withinApplication
        outsideOperation = outsideApplication
    }
}

/// Object that follows items that are dragged over a view, and takes those that are dropped.
@MainActor @preconcurrency public protocol DropDelegate {
    /// Returns true if the items can be dropped on the view; true by default. Called when items of the view's types come
    /// over it; unless it returns true, no other function is called.
    func validateDrop(info: DropInfo) -> Bool
    /// Takes the dropped items, and returns true if it has. Loading of the items has to begin here.
    func performDrop(info: DropInfo) -> Bool
    /// Called when items come over the view.
    func dropEntered(info: DropInfo)
    /// Called when items move over the view. Returns the effect that a drop there would have; nil for that of the last
    /// call, or a copy.
    func dropUpdated(info: DropInfo) -> DropProposal?
    /// Called when items leave the view.
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    /// Returns true.
    public func validateDrop(info: DropInfo) -> Bool { true }
    /// Does nothing.
    public func dropEntered(info: DropInfo) {}
    /// Returns nil.
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    /// Does nothing.
    public func dropExited(info: DropInfo) {}
}
