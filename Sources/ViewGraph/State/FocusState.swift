@_spi(Engine) import AnimationCore
import AttributeGraph

/// Property that reads and moves the keyboard focus among some views.
///
/// A `Bool` is true if the one view has the focus. An optional holds the value of the focused view, or nil if none of
/// the views has the focus.
@propertyWrapper public struct FocusState<Value: Hashable> {
    /// Argument of `focused(_:)` and `focused(_:equals:)`.
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

    /// Creates a property that is true if the view with `focused(_:)` has the focus.
    public init() where Value == Bool { resting = false }

    /// Creates a property with the value of the focused view among those with `focused(_:equals:)`; nil if none has the
    /// focus.
    public init<T: Hashable>() where Value == T? { resting = nil }

    /// Value of the focused view. Writing moves the focus at the end of the update. If no view has the written value,
    /// the property returns to its actual value.
    public var wrappedValue: Value {
        get { location?.value ?? resting }
        nonmutating set { location?.moveFocus(to: newValue) }
    }

    /// Argument of `focused(_:)` and `focused(_:equals:)`.
    public var projectedValue: Binding { Binding(location: location, resting: resting) }

    /// Connects the property to its view's place. Internal; programs do not call it.
    @MainActor public static func _makeProperty(
        in properties: inout _DynamicProperties, fieldOffset: Int, inputs: _ViewInputs
    ) {
        let make = FocusLocation<Value>.maker(named: properties.name(at: fieldOffset), inputs)
        properties.append(FocusState<Value>.self, at: fieldOffset) { property, graph in
            property.location = make(property.resting, graph)
        }
    }
}

extension FocusState: DynamicProperty {}

/// Value of a focus state, and the boxes of the window that have its values.
final class FocusLocation<Value: Hashable>: @unchecked Sendable {
    private let state: StateLocation<Value>
    private let resting: Value
    private let link: HostLink
    @MainActor private var places: [Place] = []
    @MainActor private var isMoving = false
    /// True if the focus is the listener's: without one nothing has it.
    private let isListeners: Bool

    private struct Place {
        let box: LayoutBox
        var value: Value
    }

    @MainActor init(
        _ state: StateLocation<Value>, resting: Value, host: ViewHost, lifetime: Lifetime, isListeners: Bool = false
    ) {
        self.isListeners = isListeners
        self.state = state
        self.resting = resting
        link = host.link
        host.focus.add(observer: self)
        lifetime.onEnd { [unowned host] in host.focus.remove(observer: self) }
    }

    /// Prepares the location of a property.
    ///
    /// - Parameters:
    ///   - name: name of the property.
    ///   - inputs: inputs of the property's view.
    ///   - isListeners: true if the focus is the listener's.
    /// - Returns: a function that makes the location at its first call, and gives the same one at each.
    @MainActor static func maker(
        named name: PropertyName, _ inputs: _ViewInputs, isListeners: Bool = false
    ) -> @MainActor (_ resting: Value, Graph) -> FocusLocation {
        let (host, lifetime) = (inputs.host, inputs.lifetime)
        var made: FocusLocation?
        return { [unowned host] resting, graph in
            let location =
                made
                ?? graph.untracked {
                    FocusLocation(
                        StateLocation(resting, name: name, host: host, lifetime: lifetime), resting: resting,
                        host: host, lifetime: lifetime, isListeners: isListeners)
                }
            made = location
            return location
        }
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

    /// Moves the focus after the update, because the update that contains the write may add the view that receives the
    /// focus.
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
            guard !isListeners || link.host?.isRead == true,
                let target = focus.firstTarget(in: place.box) ?? focus.silentTarget(in: place.box)
            else { continue }
            return focus.focus(target, isVisible: focus.isFocusVisible)
        }
        // No view has the value. The resting value removes the focus; for any other value, the state returns to the
        // value of the focused view.
        if wanted == resting {
            focus.focus(nil, isVisible: false)
        } else {
            state.set(place(of: focus.focused), transaction: Transaction())
        }
    }

    @MainActor private func place(of target: FocusTarget?) -> Value {
        var box = isListeners && link.host?.isRead != true ? nil : target?.box
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
        // A requested move that is still pending takes precedence over a move by other means in the meantime.
        if value != state.value, !isMoving { state.set(value, transaction: Transaction()) }
    }
}

/// Place of one view among those of a focus state.
@MainActor final class FocusPlace<Value: Hashable> {
    private let box: LayoutBox
    private var location: FocusLocation<Value>?

    init(of box: LayoutBox) { self.box = box }

    /// Gives the view `value` in `location`, and takes it out of the location that it was in.
    func follow(_ new: FocusLocation<Value>?, value: Value) {
        if location !== new { location?.removePlace(box) }
        location = new
        new?.setPlace(box, value: value)
    }

    /// Takes the view out of its location.
    func end() { location?.removePlace(box) }
}

/// Modifier of `focused(_:)` and `focused(_:equals:)`.
nonisolated struct FocusedModifier<Value: Hashable>: PrimitiveModifier {
    let binding: FocusState<Value>.Binding
    let value: Value

    @MainActor static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        let box = LayoutBox(host: inputs.host, scope: inputs.scope)
        inputs.add(box, named: Self.self)
        let place = FocusPlace<Value>(of: box)
        inputs.sink(modifier.attribute) { place.follow($0.binding.location, value: $0.value) }
        inputs.lifetime.onEnd { place.end() }
        content(ElementPlace(in: box, lifetime: inputs.lifetime))
    }
}

extension View {
    /// Binds `condition` to the focus of this view: it is true while this view or a descendant has the keyboard focus.
    nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        modifier(FocusedModifier(binding: condition, value: true))
    }

    /// Binds this view to `value`: `binding` has this value while this view or a descendant has the keyboard focus.
    nonisolated public func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View {
        modifier(FocusedModifier(binding: binding, value: value))
    }
}
