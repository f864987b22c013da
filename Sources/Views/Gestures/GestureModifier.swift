import AttributeGraph
@_spi(Engine) public import ViewGraph

/// Attaches a gesture to the area that a view draws (S18.9).
nonisolated struct GestureModifier<G: Gesture>: PrimitiveModifier {
    let gesture: G
    let priority: GesturePriority
    let mask: GestureMask

    @MainActor static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        let box = GestureBox(host: inputs.host, scope: inputs.scope)
        inputs.add(box, named: Self.self)
        box.followEnvironment(of: inputs)
        var attachment: GestureAttachment<G>?
        inputs.sink(modifier.attribute) { modifier in
            if let attachment {
                attachment.gesture = modifier.gesture
            } else {
                attachment = GestureAttachment(modifier.gesture, box: box, inputs: inputs)
                box.gesture = attachment
            }
            box.priority = modifier.priority
            box.mask = modifier.mask
        }
        content(ElementPlace(in: box, lifetime: inputs.lifetime))
    }
}

extension GestureBox {
    /// Lets the gesture take part only while the environment is enabled (S25.5).
    package func followEnvironment(of inputs: _ViewInputs) {
        let graph = inputs.graph
        let environment = inputs.environment
        isEnabled = { graph.isAlive(environment) && graph.peek(environment).isEnabled }
    }
}

extension View {
    /// Adds a gesture with less priority than those of subviews (S18.9). `mask` limits which of them are active.
    nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .normal, mask: mask))
    }

    /// Adds a gesture with less priority than those of subviews, active if `isEnabled` (S18.9).
    nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .normal, mask: isEnabled ? .all : .subviews))
    }

    /// Adds a gesture with less priority than those of subviews, active if `isEnabled` (S18.9). `name` has no effect.
    nonisolated public func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
        self.gesture(gesture, isEnabled: isEnabled)
    }

    /// Adds a gesture with higher priority than those of subviews (S18.9). `mask` limits which of them are active.
    nonisolated public func highPriorityGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .high, mask: mask))
    }

    /// Adds a gesture with higher priority than those of subviews, active if `isEnabled` (S18.9).
    nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .high, mask: isEnabled ? .all : .subviews))
    }

    /// Adds a gesture that is recognised at the same time as those of subviews (S18.9). `mask` limits which of them are
    /// active.
    nonisolated public func simultaneousGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .simultaneous, mask: mask))
    }

    /// Adds a gesture that is recognised at the same time as those of subviews, active if `isEnabled` (S18.9).
    nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .simultaneous, mask: isEnabled ? .all : .subviews))
    }
}
