package import Foundation

/// A box whose size descendants, at any depth, use to choose their own: a window, a scroll view.
@MainActor package protocol SizingContainer: LayoutBox {
    /// Size that descendants use, in points.
    var containerSize: CGSize { get }
    var containerDependents: ContainerDependents { get }
}

/// The boxes whose measures depend on a container's size.
@MainActor package final class ContainerDependents {
    private var boxes: [ObjectIdentifier: WeakBox] = [:]
    private struct WeakBox { weak var box: LayoutBox? }

    package init() {}

    package func add(_ box: LayoutBox) {
        let id = ObjectIdentifier(box)
        if boxes[id]?.box !== box { boxes[id] = WeakBox(box: box) }
    }

    /// Invalidates the measures of all dependents. Called when the container's size has changed.
    package func sizeChanged() {
        var gone: [ObjectIdentifier] = []
        for (id, entry) in boxes {
            if let box = entry.box { box.invalidateLayout() } else { gone.append(id) }
        }
        for id in gone { boxes[id] = nil }
    }
}

extension LayoutBox {
    /// The nearest ancestor whose size descendants use; nil if there is none.
    package final var sizingContainer: (any SizingContainer)? { tree.sizingContainer }
}

extension BoxTree {
    fileprivate var sizingContainer: (any SizingContainer)? {
        var box = box.parent
        while let current = box {
            if let container = current as? any SizingContainer { return container }
            box = current.parent
        }
        return nil
    }
}
