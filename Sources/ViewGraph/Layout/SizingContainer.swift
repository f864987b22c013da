package import Foundation

/// A box in terms of whose size others in it choose theirs, however many boxes lie between: a window, a scroll view.
@MainActor package protocol SizingContainer: LayoutBox {
    /// Size by which others are measured, in points.
    var containerSize: CGSize { get }
    var containerDependents: ContainerDependents { get }
}

/// The boxes whose measures go by a container's size.
@MainActor package final class ContainerDependents {
    private var boxes: [ObjectIdentifier: WeakBox] = [:]
    private struct WeakBox { weak var box: LayoutBox? }

    package init() {}

    package func add(_ box: LayoutBox) {
        let id = ObjectIdentifier(box)
        if boxes[id]?.box !== box { boxes[id] = WeakBox(box: box) }
    }

    /// The container has another size: no measure that went by it holds.
    package func sizeChanged() {
        var gone: [ObjectIdentifier] = []
        for (id, entry) in boxes {
            if let box = entry.box { box.invalidateLayout() } else { gone.append(id) }
        }
        for id in gone { boxes[id] = nil }
    }
}

extension LayoutBox {
    /// The nearest container around that others are sized by.
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
