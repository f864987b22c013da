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
        let make = FocusLocation<Value>.maker(named: properties.name(at: fieldOffset), inputs, isListeners: true)
        properties.append(AccessibilityFocusState<Value>.self, at: fieldOffset) { property, graph in
            property.location = make(property.resting, graph)
        }
    }
}

extension AccessibilityFocusState: DynamicProperty {}

/// Kinds of assistive technology.
public struct AccessibilityTechnologies: OptionSet, Sendable {
    /// One bit for each kind.
    public let rawValue: UInt8
    /// The kinds whose bits are set in `rawValue`.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A screen reader, such as Orca.
    public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
    /// Switches. No desktop here has them.
    public static let switchControl = AccessibilityTechnologies(rawValue: 2)
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
        let place = FocusPlace<Value>(of: box)
        inputs.sink(modifier.attribute) { place.follow($0.binding.location, value: $0.value) }
        inputs.lifetime.onEnd { [unowned host] in
            place.end()
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
