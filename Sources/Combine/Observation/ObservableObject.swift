/// Object that announces its changes.
public protocol ObservableObject: AnyObject {
    /// Type of the publisher of changes; `ObservableObjectPublisher` by default.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// Publisher that sends before each change.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// Publisher shared by all `@Published` properties of this object; there is one also without such properties.
    ///
    /// - Complexity: one reflection over the stored properties, O(number of properties).
    public var objectWillChange: ObservableObjectPublisher {
        let properties = publishedProperties(of: self)
        guard let first = properties.first else { return ObjectPublishers.publisher(of: self) }
        // An existing publisher stays, since it may have subscribers; a property without it (a subclass replaced its
        // wrapper) is connected to it.
        let publisher = first.objectWillChange ?? ObservableObjectPublisher()
        for property in properties where property.objectWillChange !== publisher {
            property.objectWillChange = publisher
        }
        return publisher
    }
}

/// Property wrapper that reflection finds in an observable object.
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
