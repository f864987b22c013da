@_spi(Engine) import AnimationCore
import AttributeGraph

/// Which of some views has the keyboard: follows the focus, and moves it when written.
///
/// A `Bool` says whether one view has it; an optional says which of several, and is nil if none of them has.
@propertyWrapper public struct FocusState<Value: Hashable> {
    /// What `focused(_:)` and `focused(_:equals:)` take.
    @propertyWrapper public struct Binding {
        let location: FocusLocation<Value>?
        private let resting: Value

        init(location: FocusLocation<Value>?, resting: Value) {
            self.location = location
            self.resting = resting
        }

        /// Where the focus is; a write moves it.
        public var wrappedValue: Value {
            get { location?.value ?? resting }
            nonmutating set { location?.moveFocus(to: newValue) }
        }

        /// Itself: a view that was handed one can hand it on.
        public var projectedValue: Binding { self }
    }

    private let resting: Value
    private var location: FocusLocation<Value>?

    /// Whether the view with `focused(_:)` has the keyboard.
    public init() where Value == Bool { resting = false }

    /// Which of the views with `focused(_:equals:)` has the keyboard; nil: none of them.
    public init<T: Hashable>() where Value == T? { resting = nil }

    /// Where the focus is. A write moves it when the update is over; if no view stands for the value, it goes back.
    public var wrappedValue: Value {
        get { location?.value ?? resting }
        nonmutating set { location?.moveFocus(to: newValue) }
    }

    /// What `focused(_:)` and `focused(_:equals:)` take.
    public var projectedValue: Binding { Binding(location: location, resting: resting) }

    @MainActor public static func _makeProperty(
        in properties: inout _DynamicProperties, fieldOffset: Int, inputs: _ViewInputs
    ) {
        let host = inputs.host
        let lifetime = inputs.lifetime
        let name = properties.name(at: fieldOffset)
        var location: FocusLocation<Value>?
        properties.append(FocusState<Value>.self, at: fieldOffset) { property, graph in
            let installed =
                location
                ?? graph.untracked {
                    FocusLocation(
                        StateLocation(property.resting, name: name, host: host, lifetime: lifetime),
                        resting: property.resting, host: host, lifetime: lifetime)
                }
            location = installed
            property.location = installed
        }
    }
}

extension FocusState: DynamicProperty {}

/// The value of a focus state, and the places in the window that stand for its values.
final class FocusLocation<Value: Hashable>: @unchecked Sendable {
    private let state: StateLocation<Value>
    private let resting: Value
    private let link: HostLink
    @MainActor private var places: [Place] = []
    @MainActor private var isMoving = false

    private struct Place {
        let box: LayoutBox
        var value: Value
    }

    @MainActor init(_ state: StateLocation<Value>, resting: Value, host: ViewHost, lifetime: Lifetime) {
        self.state = state
        self.resting = resting
        link = host.link
        host.focus.add(observer: self)
        lifetime.onEnd { [unowned host] in host.focus.remove(observer: self) }
    }

    var value: Value { state.value }

    func moveFocus(to value: Value) {
        state.set(value, transaction: .current)
        onMainActor { self.moveWhenUpdated() }
    }

    @MainActor func setPlace(_ box: LayoutBox, value: Value) {
        if let index = places.firstIndex(where: { $0.box === box }) {
            places[index].value = value
        } else {
            places.append(Place(box: box, value: value))
        }
    }

    @MainActor func removePlace(_ box: LayoutBox) { places.removeAll { $0.box === box } }

    /// The views of the update that the write belongs to may be what takes the focus.
    @MainActor private func moveWhenUpdated() {
        guard !isMoving, let host = link.host else { return }
        isMoving = true
        host.afterUpdate { [self] in
            isMoving = false
            move(in: host.focus)
        }
    }

    @MainActor private func move(in focus: FocusManager) {
        let wanted = state.value
        guard wanted != place(of: focus.focused) else { return }
        for place in places where place.value == wanted {
            guard let target = focus.firstTarget(in: place.box) else { continue }
            return focus.focus(target, isVisible: focus.isFocusVisible)
        }
        // Nobody stands for it: the state says where the focus is.
        if wanted == resting {
            focus.focus(nil, isVisible: false)
        } else {
            state.set(place(of: focus.focused), transaction: Transaction())
        }
    }

    @MainActor private func place(of target: FocusTarget?) -> Value {
        var box = target?.box
        while let current = box {
            if let place = places.first(where: { $0.box === current }) { return place.value }
            box = current.parent
        }
        return resting
    }
}

extension FocusLocation: FocusObserver {
    @MainActor func focusMoved(to target: FocusTarget?) {
        let value = place(of: target)
        // A move that has been asked for and not yet made is not undone by one that came in between.
        if value != state.value, !isMoving { state.set(value, transaction: Transaction()) }
    }
}

/// `focused(_:)` and `focused(_:equals:)`.
nonisolated struct FocusedModifier<Value: Hashable>: PrimitiveModifier {
    let binding: FocusState<Value>.Binding
    let value: Value

    @MainActor static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        let box = LayoutBox(host: inputs.host, scope: inputs.scope)
        inputs.add(box, named: Self.self)
        var location: FocusLocation<Value>?
        inputs.sink(modifier.attribute) { modifier in
            if location !== modifier.binding.location { location?.removePlace(box) }
            location = modifier.binding.location
            location?.setPlace(box, value: modifier.value)
        }
        inputs.lifetime.onEnd { location?.removePlace(box) }
        content(ElementPlace(in: box, lifetime: inputs.lifetime))
    }
}

extension View {
    /// Ties `condition` to whether this view, or one inside, has the keyboard.
    nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        modifier(FocusedModifier(binding: condition, value: true))
    }

    /// Makes this view the one that `value` stands for.
    nonisolated public func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View {
        modifier(FocusedModifier(binding: binding, value: value))
    }
}
