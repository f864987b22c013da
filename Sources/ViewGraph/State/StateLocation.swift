import AnimationCore
import AttributeGraph

/// Where a state's value lives: what was last written, and the attribute that bodies read.
///
/// It is used on the main actor; a write from elsewhere goes there first.
final class StateLocation<Value>: BindingLocation<Value>, @unchecked Sendable {
    private var latest: Value
    private let attribute: Attribute<Value>
    private let link: HostLink
    private let name: PropertyName

    @MainActor init(_ value: Value, name: PropertyName, host: ViewHost, lifetime: Lifetime) {
        latest = value
        self.name = name
        link = host.link
        let graph = host.graph
        attribute = lifetime.perform { graph.addSource(value) }
    }

    override var value: Value {
        guard MainQueue.isCurrent else { return latest }
        let box = TransferBox(self)
        return MainActor.assumeIsolated { TransferBox(box.value.valueOnMain) }.value
    }

    @MainActor private var valueOnMain: Value {
        guard let host = link.host, host.bodyDepth > 0, host.graph.isAlive(attribute) else { return latest }
        return host.graph.read(attribute)
    }

    override func set(_ value: Value, transaction: Transaction) {
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
                "\(name.text) was written while the body of \(host.runningBodyName) ran; the write takes effect in the "
                    + "next update. Write state in actions, onAppear, onChange or task, not in a body (S1.17).")
        }
        latest = value
        host.lastWrite = .state(name)
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
