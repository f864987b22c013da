package import Foundation

/// An object that is told after layouts and scrolls: it may lie elsewhere, though nothing of itself has changed.
@MainActor package protocol GeometryObserver: AnyObject {
    /// Called when everything is in place after a layout, and while a scroll view moves.
    func geometryMayHaveChanged()
}

/// A box with content that depends on the place of the box, once the content has asked its `GeometryProxy`.
@MainActor package protocol PlaceReader: LayoutBox {
    /// Called when the content was told that the box has this frame in `space`.
    func placeWasRead(_ frame: CGRect, in space: CoordinateSpace)
}

/// Frames that were asked of a `GeometryProxy`, by coordinate space.
package struct PlaceReads {
    private var reads: [(space: CoordinateSpace, frame: CGRect)] = []

    package init() {}

    package var isEmpty: Bool { reads.isEmpty }

    package mutating func append(_ frame: CGRect, in space: CoordinateSpace) {
        reads.removeAll { $0.space == space }
        reads.append((space, frame))
    }

    /// True if some frame of `box` is another one now.
    @MainActor package func differ(for box: LayoutBox) -> Bool {
        reads.contains { box.frame(in: $0.space) != $0.frame }
    }
}

/// Observers that are told after layouts, and while a scroll view moves.
@MainActor package struct GeometryObservers {
    private var observers: [any GeometryObserver] = []

    package mutating func add(_ observer: any GeometryObserver) {
        if !observers.contains(where: { $0 === observer }) { observers.append(observer) }
    }

    package mutating func remove(_ observer: any GeometryObserver) { observers.removeAll { $0 === observer } }

    package func tell() {
        for observer in observers { observer.geometryMayHaveChanged() }
    }
}
