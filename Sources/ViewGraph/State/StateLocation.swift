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
    /// In the graphs of other windows whose bodies have read it.
    private var copies: [(link: HostLink, attribute: Attribute<Value>)] = []

    @MainActor init(_ value: Value, name: PropertyName, host: ViewHost, lifetime: Lifetime) {
        latest = value
        self.name = name
        link = host.link
        let graph = host.graph
        attribute = lifetime.perform { graph.addSource(value) }
    }

    override var value: Value {
        guard MainQueue.isCurrent else { return latest }
        return MainQueue.assumed(self) { $0.valueOnMain }
    }

    @MainActor private var valueOnMain: Value {
        guard let host = link.host, host.graph.isAlive(attribute) else { return latest }
        if host.bodyDepth > 0 { return host.graph.read(attribute) }
        return ViewHost.sharingState.isEmpty ? latest : valueInOtherTree(than: host)
    }

    /// A body of another window reads: it finds the value in its own graph, where a copy is kept up to date.
    @MainActor private func valueInOtherTree(than host: ViewHost) -> Value {
        guard let reader = ViewHost.sharingState.first(where: { $0 !== host && $0.bodyDepth > 0 }) else {
            return latest
        }
        copies.removeAll { $0.link.host == nil }
        let known = copies.first { $0.link.host === reader }?.attribute
        let copy = known ?? reader.graph.untracked { reader.lifetime.perform { reader.graph.addSource(latest) } }
        if known == nil { copies.append((reader.link, copy)) }
        return reader.graph.read(copy)
    }

    override func set(_ value: Value, transaction: Transaction) {
        let (value, transaction) = (TransferBox(value), TransferBox(transaction))
        // Most writes are made where they belong, and nobody else has to be asked.
        guard MainQueue.isCurrent else {
            return onMainActor { self.setOnMain(value.value, transaction.value) }
        }
        MainQueue.assumed(self) { $0.setOnMain(value.value, transaction.value) }
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
        for (other, copy) in copies {
            guard let reader = other.host else { continue }
            reader.enqueue(transaction) { [unowned reader] in
                guard reader.graph.isAlive(copy) else { return }
                reader.graph.set(copy, to: value)
            }
        }
    }
}

/// Carries a value over an isolation border that is known to be no border: both sides are the main thread.
package struct TransferBox<Value>: @unchecked Sendable {
    package let value: Value
    package init(_ value: Value) { self.value = value }
}
