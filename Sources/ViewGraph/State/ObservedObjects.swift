@_spi(Engine) import AnimationCore
import AttributeGraph
public import Combine

/// Watches an object that something else owns (S2.2, S3.5).
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject> {
    @MainActor @preconcurrency @dynamicMemberLookup public struct Wrapper {
        fileprivate let object: ObjectType

        public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<
            Subject
        > {
            Binding(location: ObjectMemberLocation(object: object, keyPath: keyPath))
        }
    }

    public var wrappedValue: ObjectType

    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
    public init(initialValue: ObjectType) { wrappedValue = initialValue }

    @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    @MainActor public static func _makeProperty(
        in properties: inout _DynamicProperties, fieldOffset: Int, inputs: _ViewInputs
    ) {
        let watch = ObjectWatch<ObjectType>(inputs)
        properties.append(ObservedObject<ObjectType>.self, at: fieldOffset) { property, graph in
            watch.observe(property.wrappedValue, in: graph)
        }
    }
}

/// Makes an object once for each identity, and watches it (S3.5).
@propertyWrapper public struct StateObject<ObjectType: ObservableObject> {
    private enum Storage {
        case initially(() -> ObjectType)
        case object(ObjectType)
    }
    private var storage: Storage

    nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { storage = .initially(thunk) }

    @MainActor @preconcurrency public var wrappedValue: ObjectType {
        switch storage {
        case .initially(let make): make()
        case .object(let object): object
        }
    }

    @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
    }

    @MainActor public static func _makeProperty(
        in properties: inout _DynamicProperties, fieldOffset: Int, inputs: _ViewInputs
    ) {
        let watch = ObjectWatch<ObjectType>(inputs)
        properties.append(StateObject<ObjectType>.self, at: fieldOffset) { property, graph in
            let object = watch.object ?? property.wrappedValue
            property.storage = .object(object)
            watch.observe(object, in: graph)
        }
    }
}

/// Finds an object by its type in the environment (S3.5).
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject> {
    private var object: ObjectType?

    nonisolated public init() {}

    @MainActor @preconcurrency public var wrappedValue: ObjectType {
        guard let object else {
            preconditionFailure(
                "No object of type \(ObjectType.self) in the environment: a view around this one has to provide it with "
                    + "environmentObject(_:).")
        }
        return object
    }

    @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
    }

    @MainActor public static func _makeProperty(
        in properties: inout _DynamicProperties, fieldOffset: Int, inputs: _ViewInputs
    ) {
        let watch = ObjectWatch<ObjectType>(inputs)
        let environment = inputs.environment
        properties.append(EnvironmentObject<ObjectType>.self, at: fieldOffset) { property, graph in
            property.object = graph.read(environment)[EnvironmentObjectKey<ObjectType>.self]
            if let object = property.object { watch.observe(object, in: graph) }
        }
    }
}

package enum EnvironmentObjectKey<ObjectType: ObservableObject>: EnvironmentKey {
    package static var defaultValue: ObjectType? { nil }
}

/// Listens to one object for one view: each `objectWillChange` invalidates the bodies that read the count (S2.2, S3.6).
@MainActor private final class ObjectWatch<ObjectType: ObservableObject> {
    private(set) var object: ObjectType?
    private var subscription: AnyCancellable?
    private var changes: Attribute<Int>?
    private unowned let host: ViewHost
    private let lifetime: Lifetime

    init(_ inputs: _ViewInputs) {
        host = inputs.host
        lifetime = inputs.lifetime
    }

    func observe(_ object: ObjectType, in graph: Graph) {
        let changes = self.changes ?? graph.untracked { lifetime.perform { graph.addSource(0) } }
        if self.changes == nil {
            lifetime.onEnd { [weak self] in self?.subscription = nil }
            self.changes = changes
        }
        _ = graph.read(changes)
        guard self.object !== object else { return }
        self.object = object
        subscription = object.objectWillChange.sink { [weak self] _ in
            MainActor.assumeIsolated { self?.objectWillChange() }
        }
    }

    private func objectWillChange() {
        guard let changes else { return }
        host.enqueue(.current) { [unowned host] in
            guard host.graph.isAlive(changes) else { return }
            host.graph.modify(changes) { $0 += 1 }
        }
    }
}

/// A property of an object, as a binding's other end.
private final class ObjectMemberLocation<Object: AnyObject, Member>: BindingLocation<Member> {
    let object: Object
    let keyPath: ReferenceWritableKeyPath<Object, Member>

    init(object: Object, keyPath: ReferenceWritableKeyPath<Object, Member>) {
        self.object = object
        self.keyPath = keyPath
    }

    override var value: Member { object[keyPath: keyPath] }
    override func set(_ value: Member, transaction: Transaction) {
        withTransaction(transaction) { object[keyPath: keyPath] = value }
    }
}

extension ObservedObject: DynamicProperty {}

extension StateObject: DynamicProperty {}

extension EnvironmentObject: DynamicProperty {}
