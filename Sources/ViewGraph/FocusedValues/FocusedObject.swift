import AnimationCore
import AttributeGraph
public import Combine

/// Reads and observes an object that the focused view, or its scene, offers with `focusedObject(_:)` or
/// `focusedSceneObject(_:)`.
@propertyWrapper public struct FocusedObject<ObjectType: ObservableObject> {
    private var object: ObjectType?
    /// Number of changes that the object has announced (S1.4), as in `ObservedObject`.
    private var changes = 0

    /// Creates the property. The object is looked up by its type.
    nonisolated public init() {}

    /// The offered object; nil if there is none.
    @MainActor @preconcurrency public var wrappedValue: ObjectType? { object }

    /// Bindings to the object's properties, as in `$model?.name`; nil if there is no object.
    @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper? {
        object.map { ObservedObject(wrappedValue: $0).projectedValue }
    }

    /// Connects the property to its view's place. Internal; programs do not call it.
    @MainActor public static func _makeProperty(
        in properties: inout _DynamicProperties, fieldOffset: Int, inputs: _ViewInputs
    ) {
        let watch = ObjectWatch<ObjectType>(inputs, owner: properties.owner)
        let values = inputs.host.focusedValues.values
        properties.append(FocusedObject<ObjectType>.self, at: fieldOffset) { property, graph in
            property.object = graph.read(values)[focused: FocusedTypeToken<ObjectType>()]
            if let object = property.object { property.changes = watch.observe(object, in: graph) }
        }
    }
}

extension FocusedObject: DynamicProperty {}
