package import Foundation

/// Something that is dragged over the window's views, from this program or another.
@MainActor package protocol DraggedContent: AnyObject {
    /// Kinds that the content is available in, as MIME types.
    var types: [String] { get }
    /// Reports the kind that the view under the content accepts; nil if no view does.
    func accept(_ type: String?)
    /// Calls `receive` once, now or later, with the data as `type`; with nil if there is none.
    func read(_ type: String, _ receive: @escaping @MainActor (Data?) -> Void)
    /// Ends the drag. `isTaken` is true if the view under it has taken the content.
    func finish(isTaken: Bool)
}

/// Data that is dragged from a view, once for each kind that it is available in, the best kind first.
package struct DragItem: Sendable {
    package var representations: [(type: String, data: Data)]

    package init(representations: [(type: String, data: Data)]) { self.representations = representations }
}

/// A desktop: it takes drags to other windows and programs.
@MainActor package protocol DragDesktop: AnyObject {
    /// Begins a drag that can leave the window.
    ///
    /// - Parameters:
    ///   - item: the data that is dragged.
    ///   - frame: frame of the view that it is dragged from, in the window, in points.
    ///   - location: place of the pointer in the window, in points.
    /// - Returns: true if the desktop has taken over the drag. It calls ``DragDispatch`` for events over this window.
    func startDrag(_ item: DragItem, from frame: CGRect, at location: CGPoint) -> Bool
}

/// A view that content can be dropped on.
@MainActor package struct DropTarget {
    /// Returns the kind, among those passed, that the view would take; nil if it takes none.
    package var choose: @MainActor ([String]) -> String?
    /// Called with true when content that the view would take enters it, and with false when that leaves.
    package var targeted: @MainActor (Bool) -> Void
    /// Called with the dropped data, its kind and the place in the window, in points. Returns true if the view takes
    /// it.
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

/// A drag that stays in the window because there is no desktop: offscreen.
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
