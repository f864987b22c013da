@_spi(Engine) import AnimationCore
import AttributeGraph
public import Combine
@_spi(Engine) import LayerTree

/// Observes an object that another object owns (S2.2, S3.5).
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject> {
    /// Value of `$model`: gives a binding to each property of the object.
    @MainActor @preconcurrency @dynamicMemberLookup public struct Wrapper {
        fileprivate let object: ObjectType

        /// Returns a binding to the property of the object at `keyPath`, as in `$model.name`.
        public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<
            Subject
        > {
            Binding(location: .member(keyPath, of: object))
        }
    }

    /// Observed object. The view is evaluated again after each `objectWillChange` of the object (S2.2).
    public var wrappedValue: ObjectType

    /// Number of changes that the object has announced, set in the copies on which bodies run. It makes a view, and
    /// every closure that captures the view, compare unequal to its value before the change (S1.4).
    private var changes = 0

    /// Observes `wrappedValue`. With `@ObservedObject var model = Model()`, a new object is made each time the view's
    /// value is made; pass the object in, or use `@StateObject`.
    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
    /// Observes `initialValue`.
    public init(initialValue: ObjectType) { wrappedValue = initialValue }

    /// Bindings to the object's properties, as in `$model.name`.
    @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    /// Connects the property to its view's place. Internal; programs do not call it.
    @MainActor public static func _makeProperty(
        in properties: inout _DynamicProperties, fieldOffset: Int, inputs: _ViewInputs
    ) {
        let watch = ObjectWatch<ObjectType>(inputs, owner: properties.owner)
        properties.append(ObservedObject<ObjectType>.self, at: fieldOffset) { property, graph in
            property.changes = watch.observe(property.wrappedValue, in: graph)
        }
    }
}

/// Creates an object once for each identity of the view, and observes it (S3.5).
@propertyWrapper public struct StateObject<ObjectType: ObservableObject> {
    private enum Storage {
        case initially(() -> ObjectType)
        case object(ObjectType)
    }
    private var storage: Storage
    /// Number of changes that the object has announced (S1.4), as in `ObservedObject`.
    private var changes = 0

    /// Stores the closure that creates the object.
    ///
    /// - Parameter thunk: creates the object, once for each identity of the view, when that appears (S3.5).
    nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { storage = .initially(thunk) }

    /// Observed object. The view is evaluated again after each `objectWillChange` of the object (S2.2). Outside of a
    /// view in a window, each read creates another object.
    @MainActor @preconcurrency public var wrappedValue: ObjectType {
        switch storage {
        case .initially(let make): make()
        case .object(let object): object
        }
    }

    /// Bindings to the object's properties, as in `$model.name`.
    @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
    }

    /// Connects the property to its view's place. Internal; programs do not call it.
    @MainActor public static func _makeProperty(
        in properties: inout _DynamicProperties, fieldOffset: Int, inputs: _ViewInputs
    ) {
        let watch = ObjectWatch<ObjectType>(inputs, owner: properties.owner)
        let name = properties.name(at: fieldOffset)
        properties.append(StateObject<ObjectType>.self, at: fieldOffset) { property, graph in
            let object = watch.object ?? watch.made(property.wrappedValue, name)
            property.storage = .object(object)
            property.changes = watch.observe(object, in: graph)
        }
    }
}

/// Reads an object by its type from the environment, and observes it (S3.5).
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject> {
    private var object: ObjectType?
    private var owner: Any.Type?
    /// Number of changes that the object has announced (S1.4), as in `ObservedObject`.
    private var changes = 0

    /// Creates the property. The object is looked up when the view is evaluated.
    nonisolated public init() {}

    /// Object that an ancestor provides with `environmentObject(_:)`. If there is none, reading ends the program with a
    /// message that names the view and the missing type.
    @MainActor @preconcurrency public var wrappedValue: ObjectType {
        guard let object else { MissingObject.stop(ObjectType.self, owner: owner, provider: "environmentObject(_:)") }
        return object
    }

    /// Bindings to the object's properties, as in `$model.name`.
    @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
    }

    /// Connects the property to its view's place. Internal; programs do not call it.
    @MainActor public static func _makeProperty(
        in properties: inout _DynamicProperties, fieldOffset: Int, inputs: _ViewInputs
    ) {
        let watch = ObjectWatch<ObjectType>(inputs, owner: properties.owner)
        let environment = inputs.environment
        let owner = properties.owner
        properties.append(EnvironmentObject<ObjectType>.self, at: fieldOffset) { property, graph in
            property.owner = owner
            property.object = graph.read(environment)[EnvironmentObjectKey<ObjectType>.self]
            if let object = property.object { property.changes = watch.observe(object, in: graph) }
        }
    }
}

/// Observes an object of a type that is known only at run time; one that is not observable never changes.
package struct ObservedAnyObject: DynamicProperty {
    private let object: AnyObject
    /// Number of changes that the object has announced (S1.4), as in `ObservedObject`.
    private var changes = 0

    /// Observes `object`.
    package init(_ object: AnyObject) { self.object = object }

    /// Connects the property to its view's place.
    @MainActor package static func _makeProperty(
        in properties: inout _DynamicProperties, fieldOffset: Int, inputs: _ViewInputs
    ) {
        let owner = properties.owner
        var watch: AnyObject?
        func observe<T: ObservableObject>(_ object: T, in graph: Graph) -> Int {
            let known = watch as? ObjectWatch<T> ?? ObjectWatch<T>(inputs, owner: owner)
            watch = known
            return known.observe(object, in: graph)
        }
        properties.append(ObservedAnyObject.self, at: fieldOffset) { property, graph in
            guard let object = property.object as? any ObservableObject else { return }
            property.changes = observe(object, in: graph)
        }
    }
}

package enum EnvironmentObjectKey<ObjectType: ObservableObject>: EnvironmentKey {
    package static var defaultValue: ObjectType? { nil }
}

/// Subscription to one object for one view: each `objectWillChange` invalidates the bodies that read the number of
/// changes (S2.2, S3.6).
@MainActor final class ObjectWatch<ObjectType: ObservableObject> {
    private(set) var object: ObjectType?
    private var subscription: AnyCancellable?
    private var changes: Attribute<Int>?
    private unowned let host: ViewHost
    private let lifetime: Lifetime
    /// View type that observes the object, for reports.
    private let owner: Any.Type

    init(_ inputs: _ViewInputs, owner: Any.Type) {
        host = inputs.host
        lifetime = inputs.lifetime
        self.owner = owner
    }

    /// Observes `object` on behalf of the body that is about to run.
    ///
    /// - Returns: the number of changes announced by the objects observed here.
    func observe(_ object: ObjectType, in graph: Graph) -> Int {
        let changes = self.changes ?? graph.untracked { lifetime.perform { graph.addSource(0) } }
        if self.changes == nil {
            lifetime.onEnd { [weak self] in self?.subscription = nil }
            self.changes = changes
        }
        let count = graph.read(changes)
        guard self.object !== object else { return count }
        self.object = object
        subscription = object.objectWillChange.sink { [weak self] _ in
            // The change belongs to the transaction that is current at this moment on this thread (S3.6).
            let change = TransferBox((self, Transaction.current, MainQueue.isCurrent))
            onMainActor { change.value.0?.objectWillChange(under: change.value.1, isOnMain: change.value.2) }
        }
        return count
    }

    /// Returns `object`, just made for the property `name`, with the content of its predecessor where states are handed
    /// over.
    func made(_ object: ObjectType, _ name: PropertyName) -> ObjectType {
        guard let handover = host.handover else { return object }
        var object = object
        let key = handover.key(of: name.text, in: owner, lifetime)
        handover.restore(&object, for: key)
        handover.keep(key, lifetime) { object }
        return object
    }

    private func objectWillChange(under transaction: Transaction, isOnMain: Bool) {
        guard let changes, !lifetime.hasEnded else { return }
        if !isOnMain {
            host.report(
                "\(ObjectType.self) said on another thread that it changes; \(owner) follows on the main one. Publish from "
                    + "the main actor: await MainActor.run { }, or receive(on: DispatchQueue.main).")
        } else if host.bodyDepth > 0 {
            host.report(
                "\(ObjectType.self) was changed while the body of \(host.runningBodyName) ran; views follow in the next "
                    + "update. Change it in actions, onAppear, onChange or task, not in a body (S1.17).")
        }
        host.problems.lastWrite = .object(ObjectType.self, watchedBy: owner)
        host.enqueue(transaction) { [unowned host, object] in
            guard host.graph.isAlive(changes) else { return }
            if let object { ChangedObjects.insert(object) }
            host.graph.modify(changes) { $0 += 1 }
        }
    }
}

extension ObservedObject: DynamicProperty {}

extension StateObject: DynamicProperty {}

extension EnvironmentObject: DynamicProperty {}
