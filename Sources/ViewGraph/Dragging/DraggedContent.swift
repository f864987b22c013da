package import CoreTransferable
package import Foundation

/// Something that is dragged over the window's views, from this program or another.
@MainActor package protocol DraggedContent: AnyObject {
    /// The items. They may become more exact once, when another program has told what files it drags.
    var providers: [NSItemProvider] { get }
    /// Reports whether the view under the content accepts it.
    func accept(_ isAccepted: Bool)
    /// Calls `body` when ``providers`` have become final: now, or later.
    func whenReady(_ body: @escaping @MainActor () -> Void)
    /// Ends the drag. `isTaken` is true if the view under it has taken the content, which may still be loaded then.
    func finish(isTaken: Bool)
}

extension DraggedContent {
    /// Calls `body` now: items are final by default.
    package func whenReady(_ body: @escaping @MainActor () -> Void) { body() }
}

/// Items that are dragged from a view.
package struct DragItem {
    package var providers: [NSItemProvider]
    /// View that is the picture of the drag; nil for a picture of the dragged view.
    package var preview: AnyView?

    package init(providers: [NSItemProvider], preview: AnyView? = nil) {
        self.providers = providers
        self.preview = preview
    }

    /// True if there is nothing to drag.
    package var isEmpty: Bool { providers.allSatisfy(\.registeredContentTypes.isEmpty) }
}

/// A desktop: it takes drags to other windows and programs.
@MainActor package protocol DragDesktop: AnyObject {
    /// Begins a drag that can leave the window.
    ///
    /// - Parameters:
    ///   - item: the items that are dragged.
    ///   - frame: frame of the view that they are dragged from, in the window, in points.
    ///   - location: place of the pointer in the window, in points.
    /// - Returns: true if the desktop has taken over the drag. It calls ``DragDispatch`` for events over this window.
    func startDrag(_ item: DragItem, from frame: CGRect, at location: CGPoint) -> Bool
}

/// Items over a view, and their place in the window, in points.
package struct HoveringItems {
    package let providers: [NSItemProvider]
    package let location: CGPoint

    package init(providers: [NSItemProvider], location: CGPoint) {
        self.providers = providers
        self.location = location
    }
}

/// A view that content can be dropped on. The functions are called in this order: `accepts`, once when content comes over
/// the view; if it returned true, `entered`, `moved` for each place, and then either `exited` or `dropped`.
@MainActor package struct DropTarget {
    /// Returns true if the view would take the items.
    package var accepts: @MainActor (HoveringItems) -> Bool
    package var entered: @MainActor (HoveringItems) -> Void
    /// Returns false if the items cannot be dropped at their present place.
    package var moved: @MainActor (HoveringItems) -> Bool
    package var exited: @MainActor (HoveringItems) -> Void
    /// Takes the dropped items, and calls its second argument once, now or later, with true if they are taken.
    package var dropped: @MainActor (HoveringItems, @escaping @MainActor (Bool) -> Void) -> Void

    package init(
        accepts: @escaping @MainActor (HoveringItems) -> Bool, entered: @escaping @MainActor (HoveringItems) -> Void,
        moved: @escaping @MainActor (HoveringItems) -> Bool = { _ in true },
        exited: @escaping @MainActor (HoveringItems) -> Void,
        dropped: @escaping @MainActor (HoveringItems, @escaping @MainActor (Bool) -> Void) -> Void
    ) {
        self.accepts = accepts
        self.entered = entered
        self.moved = moved
        self.exited = exited
        self.dropped = dropped
    }
}

/// A drag that stays in the window because there is no desktop: offscreen.
@MainActor final class OwnDrag: DraggedContent {
    let providers: [NSItemProvider]

    init(_ item: DragItem) { providers = item.providers }

    func accept(_ isAccepted: Bool) {}
    func finish(isTaken: Bool) {}
}
