import AnimationCore
import AttributeGraph

/// One entry of a store as a view sees it: reads in a body are dependencies, writes reach every view that reads the same
/// entry.
final class StoredValue<Value>: BindingLocation<Value>, @unchecked Sendable {
    private let store: any KeyedStore
    private let key: String
    private let fallback: Value
    private let coding: StorageCoding<Value>
    private let link: HostLink
    /// Counts the writes; nil while no view holds this.
    private let changes: Attribute<Int>
    /// What views were last told, as it is stored.
    @MainActor private var known: AnyHashable?

    @MainActor init(
        _ key: String, in store: any KeyedStore, fallback: Value, coding: StorageCoding<Value>, host: ViewHost,
        lifetime: Lifetime
    ) {
        self.store = store
        self.key = key
        self.fallback = fallback
        self.coding = coding
        link = host.link
        changes = lifetime.perform { host.graph.addSource(0) }
        super.init()
        known = stored
        StoredValueWatch.add(self, store: store.identity, key: key)
        lifetime.onEnd { [self] in StoredValueWatch.remove(self, store: store.identity, key: key) }
    }

    private var stored: AnyHashable? {
        store.value(for: key).flatMap(coding.read).flatMap(coding.write) as? AnyHashable
    }

    override var value: Value {
        if MainQueue.isCurrent {
            let box = TransferBox(self)
            MainActor.assumeIsolated { box.value.noteReading() }
        }
        return store.value(for: key).flatMap(coding.read) ?? fallback
    }

    @MainActor private func noteReading() {
        guard let host = link.host, host.bodyDepth > 0, host.graph.isAlive(changes) else { return }
        _ = host.graph.read(changes)
    }

    override func set(_ value: Value, transaction: Transaction) {
        let write = TransferBox((self, value, transaction))
        onMainActor { write.value.0.setOnMain(write.value.1, write.value.2) }
    }

    @MainActor private func setOnMain(_ value: Value, _ transaction: Transaction) {
        store.set(coding.write(value), for: key)
        StoredValueWatch.changed(store: store.identity, key: key, transaction)
        guard let host = link.host else { return store.save() }
        let store = store
        host.afterUpdate { store.save() }
    }
}

extension StoredValue: StoredValueObserver {
    @MainActor func lookAgain() {
        if stored != known { storedValueChanged(Transaction()) }
    }

    @MainActor func storedValueChanged(_ transaction: Transaction) {
        known = stored
        guard let host = link.host else { return }
        host.enqueue(transaction) { [unowned host, changes] in
            guard host.graph.isAlive(changes) else { return }
            host.graph.modify(changes) { $0 += 1 }
        }
    }
}

extension ViewHost {
    /// Looks whether other code has changed what views show of the user's defaults: Foundation for Linux tells nobody. It is
    /// asked when an event was handled and before an update, so a change made at another time shows with the next of those.
    package static func lookAtStoredValues() { StoredValueWatch.lookAgain() }
}

@MainActor private protocol StoredValueObserver: AnyObject {
    func storedValueChanged(_ transaction: Transaction)
    /// Somebody else may have changed what is stored.
    func lookAgain()
}

/// Who reads which entry, in all windows.
@MainActor private enum StoredValueWatch {
    private struct Entry: Hashable {
        let store: ObjectIdentifier
        let key: String
    }

    private static var observers: [Entry: [any StoredValueObserver]] = [:]

    static func add(_ observer: any StoredValueObserver, store: ObjectIdentifier, key: String) {
        observers[Entry(store: store, key: key), default: []].append(observer)
    }

    static func remove(_ observer: any StoredValueObserver, store: ObjectIdentifier, key: String) {
        let entry = Entry(store: store, key: key)
        observers[entry]?.removeAll { $0 === observer }
        if observers[entry]?.isEmpty == true { observers[entry] = nil }
    }

    static func lookAgain() {
        guard !observers.isEmpty else { return }
        for observer in observers.values.flatMap({ $0 }) { observer.lookAgain() }
    }

    static func changed(store: ObjectIdentifier, key: String, _ transaction: Transaction) {
        for observer in observers[Entry(store: store, key: key)] ?? [] { observer.storedValueChanged(transaction) }
    }
}
