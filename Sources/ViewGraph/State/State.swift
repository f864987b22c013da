@_spi(Engine) package import AnimationCore
import AttributeGraph

/// A value that a view owns, for as long as its identity lives (S3.1, S3.2).
@propertyWrapper public struct State<Value> {
    private var initial: Value
    private var location: StateLocation<Value>?

    public init(wrappedValue: Value) { initial = wrappedValue }

    public init(initialValue: Value) { initial = initialValue }

    /// Outside of a body this is the value last written; in a body, that of the update which is running.
    public var wrappedValue: Value {
        get { location?.value ?? initial }
        nonmutating set { location?.set(newValue, transaction: .current) }
    }

    public var projectedValue: Binding<Value> {
        guard let location else { return .constant(initial) }
        return Binding(location: location)
    }

    @MainActor public static func _makeProperty(
        in properties: inout _DynamicProperties, fieldOffset: Int, inputs: _ViewInputs
    ) {
        let host = inputs.host
        let lifetime = inputs.lifetime
        var location: StateLocation<Value>?
        properties.append(State<Value>.self, at: fieldOffset) { state, graph in
            let installed =
                location
                ?? graph.untracked {
                    StateLocation(state.initial, host: host, lifetime: lifetime)
                }
            location = installed
            state.location = installed
        }
    }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

/// Where a state's value lives: what was last written, and the attribute that bodies read.
///
/// It is used on the main actor; a write from elsewhere goes there first.
package final class StateLocation<Value>: BindingLocation<Value>, @unchecked Sendable {
    private var latest: Value
    private let attribute: Attribute<Value>
    private let link: HostLink

    @MainActor package init(_ value: Value, host: ViewHost, lifetime: Lifetime) {
        latest = value
        link = host.link
        let graph = host.graph
        attribute = lifetime.perform { graph.addSource(value) }
    }

    package override var value: Value {
        guard MainQueue.isCurrent else { return latest }
        let box = TransferBox(self)
        return MainActor.assumeIsolated { TransferBox(box.value.valueOnMain) }.value
    }

    @MainActor private var valueOnMain: Value {
        guard let host = link.host, host.bodyDepth > 0, host.graph.isAlive(attribute) else { return latest }
        return host.graph.read(attribute)
    }

    package override func set(_ value: Value, transaction: Transaction) {
        let write = TransferBox((self, value, transaction))
        onMainActor { write.value.0.setOnMain(write.value.1, write.value.2) }
    }

    @MainActor private func setOnMain(_ value: Value, _ transaction: Transaction) {
        guard let host = link.host else {
            latest = value
            return
        }
        if host.bodyDepth > 0 {
            host.report(
                "State of type \(Value.self) was written while a body ran; the write takes effect in the next update. "
                    + "Write state in actions, onAppear, onChange or task, not while a body is evaluated (S1.17).")
        }
        latest = value
        host.enqueue(transaction) { [unowned host, attribute] in
            guard host.graph.isAlive(attribute) else { return }
            host.graph.set(attribute, to: value)
        }
    }
}

/// Carries a value over an isolation border that is known to be no border: both sides are the main thread.
package struct TransferBox<Value>: @unchecked Sendable {
    package let value: Value
    package init(_ value: Value) { self.value = value }
}

extension State: DynamicProperty {}
