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
        weak var box: GestureBox?
        var type: String?
    }

    // MARK: Drags over the window

    package func entered(_ content: any DraggedContent, at location: CGPoint) {
        left()
        over = Over(content: content, location: location)
        follow(isNew: true)
    }

    package func moved(to location: CGPoint) {
        guard over != nil else { return }
        over?.location = location
        follow(isNew: false)
    }

    package func left() {
        let old = over
        over = nil
        old?.box?.dropTarget?.targeted(false)
    }

    /// Drops the content on the view under it.
    package func dropped() {
        guard let old = over else { return }
        left()
        guard let box = old.box, let type = old.type else { return old.content.finish(isTaken: false) }
        old.content.read(type) { [weak box] data in
            // The view may have been removed while the data was being read.
            guard let data, let box, !box.isInLeavingView, let target = box.dropTarget else {
                return old.content.finish(isTaken: false)
            }
            old.content.finish(isTaken: target.receive(data, type, old.location))
        }
    }

    /// Finds the drop target under the drag, reports the accepted kind, and notifies targets that the drag enters or
    /// leaves.
    private func follow(isNew: Bool) {
        guard let host, let current = over else { return }
        var found: (box: GestureBox, type: String)?
        for box in host.pointerBoxes(at: current.location) where box.isEnabled() {
            guard let type = box.dropTarget?.choose(current.content.types) else { continue }
            found = (box, type)
            break
        }
        if isNew || found?.box !== current.box || found?.type != current.type { current.content.accept(found?.type) }
        over?.type = found?.type
        guard found?.box !== current.box else { return }
        over?.box = found?.box
        current.box?.dropTarget?.targeted(false)
        found?.box.dropTarget?.targeted(true)
    }

    // MARK: Drags from the window

    /// Begins to drag `item` from a view with the frame `frame`.
    ///
    /// - Parameters:
    ///   - item: the data that is dragged.
    ///   - frame: frame of the view in the window, in points.
    ///   - location: place of the pointer in the window, in points.
    /// - Returns: true if the caller has to follow the pointer; false if the desktop does so, or if the item is empty.
    package func begin(_ item: DragItem, from frame: CGRect, at location: CGPoint) -> Bool {
        guard !item.representations.isEmpty else { return false }
        if let desktop, desktop.startDrag(item, from: frame, at: location) { return false }
        entered(OwnDrag(item), at: location)
        return true
    }
}
