package import Foundation

/// Something that wants to know when it lies elsewhere, though nothing of itself has changed.
@MainActor package protocol GeometryObserver: AnyObject {
    /// Everything is in place, and not all of it where it was.
    func geometryMayHaveChanged()
}

/// A box with something that depends on where the box is, once it has asked its `GeometryProxy`.
@MainActor package protocol PlaceReader: LayoutBox {
    /// It has been told that the box has this frame in `space`.
    func placeWasRead(_ frame: CGRect, in space: CoordinateSpace)
}

/// What was asked of a `GeometryProxy` besides the size, and answered.
package struct PlaceReads {
    private var reads: [(space: CoordinateSpace, frame: CGRect)] = []

    package init() {}

    package var isEmpty: Bool { reads.isEmpty }

    package mutating func append(_ frame: CGRect, in space: CoordinateSpace) {
        reads.removeAll { $0.space == space }
        reads.append((space, frame))
    }

    /// Whether `box` would be answered something else now.
    @MainActor package func differ(for box: LayoutBox) -> Bool {
        reads.contains { box.frame(in: $0.space) != $0.frame }
    }
}

/// Those who are told after layouts, and while a scroll view moves.
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
