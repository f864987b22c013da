package import Foundation

/// Something that is dragged over the window's views, from wherever.
@MainActor package protocol DraggedContent: AnyObject {
    /// The kinds that it can be had in, by their MIME names.
    var types: [String] { get }
    /// Says as what it would be taken where it is now; nil: nobody there wants it.
    func accept(_ type: String?)
    /// Has `receive` called once, at once or later, with the data as `type`; nil: there is none to be had.
    func read(_ type: String, _ receive: @escaping @MainActor (Data?) -> Void)
    /// Whoever it was dropped on has taken it, or not.
    func finish(isTaken: Bool)
}

/// What a view lets be dragged away, in each kind in which it can be had, the best first.
package struct DragItem: Sendable {
    package var representations: [(type: String, data: Data)]

    package init(representations: [(type: String, data: Data)]) { self.representations = representations }
}

/// What takes drags to other windows and programs: a desktop.
@MainActor package protocol DragDesktop: AnyObject {
    /// - Parameters:
    ///   - item: what is dragged.
    ///   - frame: of the view that it is dragged from, in the window.
    ///   - location: of the pointer, in the window.
    /// - Returns: whether the desktop has the drag now. It tells by ``DragDispatch`` what happens over this window.
    func startDrag(_ item: DragItem, from frame: CGRect, at location: CGPoint) -> Bool
}

/// A view that something can be dropped on.
@MainActor package struct DropTarget {
    /// The one of these kinds that it would take; nil: none.
    package var choose: @MainActor ([String]) -> String?
    /// Told whether something that it would take is over it.
    package var targeted: @MainActor (Bool) -> Void
    /// Something was dropped at a place in the window, and is here by now. Returns whether it is taken.
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
