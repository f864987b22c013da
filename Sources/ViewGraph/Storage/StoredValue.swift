import AnimationCore
import AttributeGraph

/// One entry of a store, as used by a view. A read in a body is a dependency; a write updates every view that reads the
/// entry.
final class StoredValue<Value>: BindingLocation<Value>, @unchecked Sendable {
    private let store: any KeyedStore
    private let key: String
    private let fallback: Value
    private let coding: StorageCoding<Value>
    private let link: HostLink
    /// Number of changes of the entry. Bodies that read the entry depend on it.
    private let changes: Attribute<Int>
    /// Stored value at the last notification of views.
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
    /// Checks for changes of the user's defaults by other code, because Foundation on Linux sends no notification.
    /// Called after each event and before each update; a change at another time is found by the next of these checks.
    package static func lookAtStoredValues() { StoredValueWatch.lookAgain() }
}

@MainActor private protocol StoredValueObserver: AnyObject {
    func storedValueChanged(_ transaction: Transaction)
    /// Checks for a change of the entry by other code.
    func lookAgain()
}

/// Observers of each entry, in all windows.
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
