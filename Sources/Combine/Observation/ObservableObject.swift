/// An object that says when it is about to change.
public protocol ObservableObject: AnyObject {
    /// What tells of changes: `ObservableObjectPublisher` unless a class brings its own.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// Sends before each change.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// The publisher that all `@Published` properties of this object share; an object without any has one too.
    ///
    /// - Complexity: one reflection over the object's stored properties.
    public var objectWillChange: ObservableObjectPublisher {
        let properties = publishedProperties(of: self)
        guard let first = properties.first else { return ObjectPublishers.publisher(of: self) }
        // One that is there stays, as somebody may listen to it; a property that came later (a subclass replaced its
        // wrapper) joins it.
        let publisher = first.objectWillChange ?? ObservableObjectPublisher()
        for property in properties where property.objectWillChange !== publisher {
            property.objectWillChange = publisher
        }
        return publisher
    }
}

/// What reflection looks for in an observable object.
protocol ObservableProperty {
    var objectWillChange: ObservableObjectPublisher? { get nonmutating set }
}

private func publishedProperties(of object: AnyObject) -> [any ObservableProperty] {
    var found: [any ObservableProperty] = []
    var mirror = Mirror?(Mirror(reflecting: object))
    while let current = mirror {
        for child in current.children {
            if let property = child.value as? any ObservableProperty { found.append(property) }
        }
        mirror = current.superclassMirror
    }
    return found
}
