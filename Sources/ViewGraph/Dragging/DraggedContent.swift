package import Foundation

/// Something that is dragged over the window's views, from wherever.
@MainActor package protocol DraggedContent: AnyObject {
    /// Kinds that the content is available in, as MIME types.
    var types: [String] { get }
    /// Reports the kind as which the view under the content would take it; nil if none would.
    func accept(_ type: String?)
    /// Has `receive` called once, at once or later, with the data as `type`; nil if there is none.
    func read(_ type: String, _ receive: @escaping @MainActor (Data?) -> Void)
    /// Ends the drag: the view that it was dropped on has taken it, or not.
    func finish(isTaken: Bool)
}

/// Data that is dragged away from a view, in each kind that it is available in, the best first.
package struct DragItem: Sendable {
    package var representations: [(type: String, data: Data)]

    package init(representations: [(type: String, data: Data)]) { self.representations = representations }
}

/// A desktop, which takes drags to other windows and programs.
@MainActor package protocol DragDesktop: AnyObject {
    /// - Parameters:
    ///   - item: the data that is dragged.
    ///   - frame: frame of the view that it is dragged from, in the window.
    ///   - location: place of the pointer, in the window.
    /// - Returns: true if the desktop has the drag now. It calls ``DragDispatch`` for what happens over this window.
    func startDrag(_ item: DragItem, from frame: CGRect, at location: CGPoint) -> Bool
}

/// A view that something can be dropped on.
@MainActor package struct DropTarget {
    /// Returns the one of these kinds that the view would take; nil for none.
    package var choose: @MainActor ([String]) -> String?
    /// Called with true when something that the view would take comes over it, and with false when that leaves.
    package var targeted: @MainActor (Bool) -> Void
    /// Called with data that was dropped at a place in the window; returns true if the view takes it.
    package var receive: @MainActor (Data, _ type: String, CGPoint) -> Bool

    package init(
        choose: @escaping @MainActor ([String]) -> String?, targeted: @escaping @MainActor (Bool) -> Void,
        receive: @escaping @MainActor (Data, _ type: String, CGPoint) -> Bool
    ) {
        self.choose = choose
        self.targeted = targeted
        self.receive = receive
    }
}

/// A drag within the window, where there is no desktop for it: offscreen.
@MainActor final class OwnDrag: DraggedContent {
    private let item: DragItem

    init(_ item: DragItem) { self.item = item }

    var types: [String] { item.representations.map(\.type) }
    func accept(_ type: String?) {}
    func read(_ type: String, _ receive: @escaping @MainActor (Data?) -> Void) {
        receive(item.representations.first { $0.type == type }?.data)
    }
    func finish(isTaken: Bool) {}
}
