package import Foundation

/// An object that is notified after layouts and scrolls, because its place may have changed although nothing in it has.
@MainActor package protocol GeometryObserver: AnyObject {
    /// Called when all boxes have been placed after a layout, and while a scroll view moves.
    func geometryMayHaveChanged()
}

/// A box whose content depends on the box's place once the content has read it from its `GeometryProxy`.
@MainActor package protocol PlaceReader: LayoutBox {
    /// Called when the content has read the frame `frame` of the box in `space`.
    func placeWasRead(_ frame: CGRect, in space: CoordinateSpace)
}

/// Frames that were read from a `GeometryProxy`, by coordinate space.
package struct PlaceReads {
    private var reads: [(space: CoordinateSpace, frame: CGRect)] = []

    package init() {}

    package var isEmpty: Bool { reads.isEmpty }

    package mutating func append(_ frame: CGRect, in space: CoordinateSpace) {
        reads.removeAll { $0.space == space }
        reads.append((space, frame))
    }

    /// True if a frame of `box` differs now from the one that was read.
    @MainActor package func differ(for box: LayoutBox) -> Bool {
        reads.contains { box.frame(in: $0.space) != $0.frame }
    }
}

/// Observers that are notified after layouts, and while a scroll view moves.
@MainActor package struct GeometryObservers {
    private var observers: [any GeometryObserver] = []

    nonisolated init() {}

    package mutating func add(_ observer: any GeometryObserver) {
        if !observers.contains(where: { $0 === observer }) { observers.append(observer) }
    }

    package mutating func remove(_ observer: any GeometryObserver) { observers.removeAll { $0 === observer } }

    package func tell() {
        for observer in observers { observer.geometryMayHaveChanged() }
    }
}
