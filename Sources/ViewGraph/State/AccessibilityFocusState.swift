@_spi(Engine) import AnimationCore
import AttributeGraph

/// Property that reads and moves the focus of a screen reader among some views. On this system that focus follows the
/// keyboard's; where no screen reader runs nothing has it, and writing changes nothing.
///
/// A `Bool` is true if the one view has the focus. An optional holds the value of the focused view, or nil if none of
/// the views has the focus.
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable> {
    /// Argument of `accessibilityFocused(_:)` and `accessibilityFocused(_:equals:)`.
    @propertyWrapper public struct Binding {
        let location: FocusLocation<Value>?
        private let resting: Value

        init(location: FocusLocation<Value>?, resting: Value) {
            self.location = location
            self.resting = resting
        }

        /// Value of the focused view. Writing moves the focus.
        public var wrappedValue: Value {
            get { location?.value ?? resting }
            nonmutating set { location?.moveFocus(to: newValue) }
        }

        /// This binding itself, so that a view can pass it on.
        public var projectedValue: Binding { self }
    }

    private let resting: Value
    private var location: FocusLocation<Value>?

    /// Creates a property that is true if the view with `accessibilityFocused(_:)` has the focus.
    public init() where Value == Bool { resting = false }

    /// Creates a property with the value of the focused view; nil if none has the focus.
    public init<T: Hashable>() where Value == T? { resting = nil }

    /// Creates a property that is true if the view with `accessibilityFocused(_:)` has the focus of one of
    /// `technologies`.
    public init(for technologies: AccessibilityTechnologies) where Value == Bool { resting = false }

    /// Creates a property with the value of the view that has the focus of one of `technologies`.
    public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { resting = nil }

    /// Value of the focused view. Writing moves the focus at the end of the update.
    public var wrappedValue: Value {
        get { location?.value ?? resting }
        nonmutating set { location?.moveFocus(to: newValue) }
    }

    /// Argument of `accessibilityFocused(_:)` and `accessibilityFocused(_:equals:)`.
    public var projectedValue: Binding { Binding(location: location, resting: resting) }

    /// Connects the property to its view's place. Internal; programs do not call it.
    @MainActor public static func _makeProperty(
        in properties: inout _DynamicProperties, fieldOffset: Int, inputs: _ViewInputs
    ) {
        let host = inputs.host
        let lifetime = inputs.lifetime
        let name = properties.name(at: fieldOffset)
        var location: FocusLocation<Value>?
        properties.append(AccessibilityFocusState<Value>.self, at: fieldOffset) { property, graph in
            let installed =
                location
                ?? graph.untracked {
                    FocusLocation(
                        StateLocation(property.resting, name: name, host: host, lifetime: lifetime),
                        resting: property.resting, host: host, lifetime: lifetime, isListeners: true)
                }
            location = installed
            property.location = installed
        }
    }
}

extension AccessibilityFocusState: DynamicProperty {}

/// Kinds of assistive technology.
public struct AccessibilityTechnologies: SetAlgebra, Sendable {
    private var kinds: Set<String>

    private init(kinds: Set<String>) { self.kinds = kinds }
    /// No technology.
    public init() { kinds = [] }

    /// A screen reader, such as Orca.
    public static let voiceOver = AccessibilityTechnologies(kinds: ["voiceOver"])
    /// Switches. No desktop here has them.
    public static let switchControl = AccessibilityTechnologies(kinds: ["switchControl"])

    /// True if all of `member` are in this set.
    public func contains(_ member: Self) -> Bool { member.kinds.isSubset(of: kinds) }
    /// Those in either set.
    public func union(_ other: Self) -> Self { Self(kinds: kinds.union(other.kinds)) }
    /// Those in both sets.
    public func intersection(_ other: Self) -> Self { Self(kinds: kinds.intersection(other.kinds)) }
    /// Those in exactly one of the sets.
    public func symmetricDifference(_ other: Self) -> Self { Self(kinds: kinds.symmetricDifference(other.kinds)) }
    /// Adds those of `other`.
    public mutating func formUnion(_ other: Self) { self = union(other) }
    /// Keeps those that are in `other` too.
    public mutating func formIntersection(_ other: Self) { self = intersection(other) }
    /// Keeps those in exactly one of the sets.
    public mutating func formSymmetricDifference(_ other: Self) { self = symmetricDifference(other) }

    /// Adds `newMember`. Returns whether it was missing, and `newMember`.
    @discardableResult public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
        let isNew = !contains(newMember)
        formUnion(newMember)
        return (isNew, newMember)
    }

    /// Removes `member`. Returns what was removed; nil if it was not there.
    @discardableResult public mutating func remove(_ member: Self) -> Self? {
        let removed = intersection(member)
        kinds.subtract(member.kinds)
        return removed.kinds.isEmpty ? nil : removed
    }

    /// Adds `newMember`. Returns what was there of it; nil for nothing.
    @discardableResult public mutating func update(with newMember: Self) -> Self? {
        let known = intersection(newMember)
        formUnion(newMember)
        return known.kinds.isEmpty ? nil : known
    }
}

/// Modifier of `accessibilityFocused(_:)` and `accessibilityFocused(_:equals:)`.
nonisolated private struct AccessibilityFocusedModifier<Value: Hashable>: PrimitiveModifier {
    let binding: AccessibilityFocusState<Value>.Binding
    let value: Value

    @MainActor static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        let host = inputs.host
        let box = LayoutBox(host: host, scope: inputs.scope)
        inputs.add(box, named: Self.self)
        let target = FocusTarget(box: box)
        target.isEnabled = false
        target.isSilent = true
        host.focus.add(target)
        var location: FocusLocation<Value>?
        inputs.sink(modifier.attribute) { modifier in
            if location !== modifier.binding.location { location?.removePlace(box) }
            location = modifier.binding.location
            location?.setPlace(box, value: modifier.value)
        }
        inputs.lifetime.onEnd { [unowned host] in
            location?.removePlace(box)
            host.focus.remove(target)
        }
        content(ElementPlace(in: box, lifetime: inputs.lifetime))
    }
}

extension View {
    /// Binds `condition` to a screen reader's focus on this view.
    nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
        modifier(AccessibilityFocusedModifier(binding: condition, value: true))
    }

    /// Binds this view to `value`: `binding` has this value while a screen reader's focus is on this view.
    nonisolated public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View { modifier(AccessibilityFocusedModifier(binding: binding, value: value)) }
}
