/// Something that wants to know when it lies elsewhere, though nothing of itself has changed.
@MainActor package protocol GeometryObserver: AnyObject {
    /// Everything is in place, and not all of it where it was.
    func geometryMayHaveChanged()
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
