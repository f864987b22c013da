package import Foundation

/// Sends content that is dragged over the window to the innermost view that accepts it.
@MainActor package final class DragDispatch {
    unowned var host: ViewHost?
    /// Starts drags that can leave the window; nil if drags stay in the window.
    package weak var desktop: (any DragDesktop)?
    private var over: Over?

    private struct Over {
        let content: any DraggedContent
        var location: CGPoint
        /// View that the content has entered.
        weak var box: GestureBox?
        /// Views under the content that have refused it: they are asked again when it comes back.
        var refused: Set<ObjectIdentifier> = []
        /// Answer last reported; nil before the first one.
        var isAccepted: Bool?

        @MainActor var items: HoveringItems { HoveringItems(providers: content.providers, location: location) }
    }

    // MARK: Drags over the window

    package func entered(_ content: any DraggedContent, at location: CGPoint) {
        left()
        over = Over(content: content, location: location)
        follow()
    }

    package func moved(to location: CGPoint) {
        guard over != nil else { return }
        over?.location = location
        follow()
    }

    /// Looks again for a view that accepts the content, whose items have become more exact.
    package func contentChanged() {
        guard over != nil else { return }
        over?.refused = []
        if let current = over, let box = current.box, box.dropTarget?.accepts(current.items) != true {
            over?.box = nil
            box.dropTarget?.exited(current.items)
            over?.refused = [ObjectIdentifier(box)]
        }
        follow()
    }

    package func left() {
        let old = over
        over = nil
        if let old { old.box?.dropTarget?.exited(old.items) }
    }

    /// Drops the content on the view under it.
    package func dropped() {
        guard let old = over else { return }
        guard old.box != nil, old.isAccepted == true else {
            left()
            return old.content.finish(isTaken: false)
        }
        over = nil
        let content = old.content
        content.whenReady { [weak box = old.box] in
            // The view may have been removed meanwhile.
            guard let box, !box.isInLeavingView, let target = box.dropTarget else {
                return content.finish(isTaken: false)
            }
            let items = HoveringItems(providers: content.providers, location: old.location)
            target.dropped(items) { content.finish(isTaken: $0) }
        }
    }

    /// Finds the drop target under the drag, notifies targets that the drag enters, moves or leaves, and reports if it
    /// can be dropped.
    private func follow() {
        guard let host, let current = over else { return }
        let items = current.items
        let boxes = host.pointerBoxes(at: current.location).filter { $0.dropTarget != nil && $0.isEnabled() }
        var refused = current.refused.intersection(boxes.map { ObjectIdentifier($0) })
        var found: GestureBox?
        for box in boxes where !refused.contains(ObjectIdentifier(box)) {
            if box === current.box || box.dropTarget?.accepts(items) == true {
                found = box
                break
            }
            refused.insert(ObjectIdentifier(box))
        }
        over?.refused = refused
        if found !== current.box {
            over?.box = found
            current.box?.dropTarget?.exited(items)
            found?.dropTarget?.entered(items)
        }
        let isAccepted = found?.dropTarget?.moved(items) ?? false
        if isAccepted != current.isAccepted { current.content.accept(isAccepted) }
        over?.isAccepted = isAccepted
    }

    // MARK: Drags from the window

    /// Begins to drag `item` from a view with the frame `frame`.
    ///
    /// - Parameters:
    ///   - item: the items that are dragged.
    ///   - frame: frame of the view in the window, in points.
    ///   - location: place of the pointer in the window, in points.
    /// - Returns: true if the caller has to follow the pointer; false if the desktop does so, or if the item is empty.
    package func begin(_ item: DragItem, from frame: CGRect, at location: CGPoint) -> Bool {
        guard !item.isEmpty else { return false }
        if let desktop, desktop.startDrag(item, from: frame, at: location) { return false }
        entered(OwnDrag(item), at: location)
        return true
    }
}
