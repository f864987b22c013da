public import CoreTransferable
public import Foundation
public import UniformTypeIdentifiers
@_spi(Engine) public import ViewGraph

/// `onDrop` with an action.
struct ItemDrop: DropReaction {
    let types: [UTType]
    let isTargeted: Binding<Bool>?
    let perform: ([NSItemProvider], CGPoint) -> Bool

    func accepts(_ info: DropInfo) -> Bool { info.hasItemsConforming(to: types) }
    func entered(_ info: DropInfo) { isTargeted?.wrappedValue = true }
    func moved(_ info: DropInfo) -> Bool { true }
    func exited(_ info: DropInfo) { isTargeted?.wrappedValue = false }

    func dropped(_ info: DropInfo, _ done: @escaping @MainActor (Bool) -> Void) {
        isTargeted?.wrappedValue = false
        done(perform(info.itemProviders(for: types), info.location))
    }
}

/// `onDrop` with a delegate.
struct DelegateDrop: DropReaction {
    let types: [UTType]
    let delegate: any DropDelegate

    func accepts(_ info: DropInfo) -> Bool {
        info.hasItemsConforming(to: types) && delegate.validateDrop(info: info)
    }
    func entered(_ info: DropInfo) { delegate.dropEntered(info: info) }
    func moved(_ info: DropInfo) -> Bool { delegate.dropUpdated(info: info)?.operation.allowsDrop ?? true }
    func exited(_ info: DropInfo) { delegate.dropExited(info: info) }
    func dropped(_ info: DropInfo, _ done: @escaping @MainActor (Bool) -> Void) {
        done(delegate.performDrop(info: info))
    }
}

extension View {
    /// Accepts items that are dropped on this view.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: types of items that are accepted, with all that conform to them.
    ///   - isTargeted: set to true while acceptable items are over the view.
    ///   - action: gets the items and their place in the view, in points; returns true if it takes them.
    /// - Returns: the view.
    nonisolated public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View {
        modifier(
            DropModifier(reaction: ItemDrop(types: supportedContentTypes, isTargeted: isTargeted, perform: action)))
    }

    /// Accepts items that are dropped on this view.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: types of items that are accepted, with all that conform to them.
    ///   - isTargeted: set to true while acceptable items are over the view.
    ///   - action: gets the items; returns true if it takes them.
    /// - Returns: the view.
    nonisolated public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View { onDrop(of: supportedContentTypes, isTargeted: isTargeted) { items, _ in action(items) } }

    /// Has a delegate follow items that are dragged over this view, and take those that are dropped.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: types of items that the delegate is told of, with all that conform to them.
    ///   - delegate: the delegate.
    /// - Returns: the view.
    nonisolated public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
        modifier(DropModifier(reaction: DelegateDrop(types: supportedContentTypes, delegate: delegate)))
    }

    /// Accepts items that are dropped on this view.
    ///
    /// - Parameters:
    ///   - supportedTypes: identifiers of types of items that are accepted, with all that conform to them.
    ///   - isTargeted: set to true while acceptable items are over the view.
    ///   - action: gets the items and their place in the view, in points; returns true if it takes them.
    /// - Returns: the view.
    nonisolated public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View { onDrop(of: supportedTypes.map { .named($0) }, isTargeted: isTargeted, perform: action) }

    /// Accepts items that are dropped on this view.
    ///
    /// - Parameters:
    ///   - supportedTypes: identifiers of types of items that are accepted, with all that conform to them.
    ///   - isTargeted: set to true while acceptable items are over the view.
    ///   - action: gets the items; returns true if it takes them.
    /// - Returns: the view.
    nonisolated public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View { onDrop(of: supportedTypes.map { .named($0) }, isTargeted: isTargeted, perform: action) }

    /// Has a delegate follow items that are dragged over this view, and take those that are dropped.
    ///
    /// - Parameters:
    ///   - supportedTypes: identifiers of types of items that the delegate is told of, with all that conform to them.
    ///   - delegate: the delegate.
    /// - Returns: the view.
    nonisolated public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
        onDrop(of: supportedTypes.map { .named($0) }, delegate: delegate)
    }
}
