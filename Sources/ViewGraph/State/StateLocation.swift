import AnimationCore
import AttributeGraph
@_spi(Engine) import LayerTree

/// Location of a state's value: the value last written, and the attribute that bodies read.
///
/// It is used on the main actor. A write on another thread is forwarded to the main actor.
@usableFromInline final class StateLocation<Value>: BindingLocation<Value>, @unchecked Sendable {
    /// Memory of ``latest``, without exclusivity checks.
    private let memory: HotMemory<Value>
    private let place: AttributePlace
    private let link: HostLink
    private let name: PropertyName
    /// Copies of the value for other windows; nil for most states, which are read in one window only. An array here
    /// would cost a lookup of its type metadata for every state.
    private var copies: Copies?
    /// Number of writes that wait for their updates.
    private var waitingWrites = 0
    /// Values of these writes but the last, which is ``latest``; nil for most states, which are written once per update.
    private var earlier: EarlierValues?

    /// Values that were written before the last one and have not reached the graph yet, oldest first.
    private final class EarlierValues {
        var all: [Value] = []
    }

    /// Copies of the value in the graphs of the other windows whose bodies have read it.
    private final class Copies {
        var all: [(link: HostLink, attribute: Attribute<Value>)] = []
    }

    /// Creates the location of a state.
    ///
    /// - Parameters:
    ///   - value: initial value.
    ///   - place: place of the attribute that holds `value`.
    ///   - name: name of the state, for reports.
    ///   - host: host of the view that owns the state.
    @MainActor init(_ value: Value, in place: AttributePlace, name: PropertyName, host: Unretained<ViewHost>) {
        memory = HotMemory(value)
        self.place = place
        self.name = name
        link = host.with { $0.link }
    }

    @MainActor convenience init(_ value: Value, name: PropertyName, host: ViewHost, lifetime: Lifetime) {
        self.init(value, in: lifetime.addSource(value).place, name: name, host: Unretained(host))
    }

    private var attribute: Attribute<Value> { Attribute(place) }

    /// The value last written.
    var latest: Value { memory.state }

    @usableFromInline override var value: Value {
        guard MainQueue.isCurrent else { return latest }
        // A cast to AnyLocation: a closure that names the type of the value would be created at every read, with the
        // metadata of that type.
        let place = MainQueue.assumed(self as AnyLocation) { $0.placeOnMain() }
        guard let place else { return latest }
        return place.value(as: Value.self)
    }

    @MainActor override func placeOnMain() -> ValuePlace? {
        link.with { host in
            guard host.graph.isAlive(place) else { return nil }
            if host.bodyDepth > 0 { return host.graph.place(of: attribute) }
            return host.memory.state.sharesState ? placeInOtherTree(than: host) : nil
        }
    }

    /// Returns the place of the value in the graph of another window whose body is reading. A copy there is kept up to
    /// date.
    @MainActor private func placeInOtherTree(than host: ViewHost) -> ValuePlace? {
        guard let reader = ViewHost.sharingState.first(where: { $0 !== host && $0.bodyDepth > 0 }) else {
            return nil
        }
        let copies = copies ?? Copies()
        self.copies = copies
        copies.all.removeAll { $0.link.host == nil }
        let known = copies.all.first { $0.link.host === reader }?.attribute
        let copy = known ?? reader.graph.untracked { reader.lifetime.perform { reader.graph.addSource(latest) } }
        if known == nil { copies.all.append((reader.link, copy)) }
        return reader.graph.place(of: copy)
    }

    override func set(_ value: Value, transaction: Transaction) {
        guard MainQueue.isCurrent else { return setFromElsewhere(value, transaction) }
        replaceLatest(by: value)
        // A cast to AnyLocation, as in ``value``.
        MainQueue.assumed(self as AnyLocation, transaction) { $0.wroteOnMain($1) }
    }

    /// A separate function: naming the type of the box causes a lookup of its metadata, even on paths that do not use
    /// it.
    @inline(never) private func setFromElsewhere(_ value: Value, _ transaction: Transaction) {
        let write = TransferBox((self, value, transaction))
        onMainActor { write.value.0.setOnMain(write.value.1, write.value.2) }
    }

    @MainActor private func setOnMain(_ value: Value, _ transaction: Transaction) {
        replaceLatest(by: value)
        wroteOnMain(transaction)
    }

    /// Sets ``latest``. The old value ends when the new one is in its place, since that may run code that reads the state.
    @inline(__always) private func replaceLatest(by value: Value) {
        if waitingWrites > 0 { keepLatest() }
        var old = value
        swap(&memory.state, &old)
    }

    /// Keeps ``latest``, which an update has yet to apply and a write is about to replace. A separate function, as
    /// ``setFromElsewhere(_:_:)`` is.
    @inline(never) private func keepLatest() {
        let earlier = self.earlier ?? EarlierValues()
        self.earlier = earlier
        earlier.all.append(latest)
    }

    @MainActor override func applyOldestWrite() {
        waitingWrites -= 1
        let value = waitingWrites > 0 ? takeEarliest() : latest
        link.host?.graph.set(attribute, to: value)
    }

    @inline(never) private func takeEarliest() -> Value {
        guard let earlier, !earlier.all.isEmpty else { return latest }
        return earlier.all.removeFirst()
    }

    /// Passes ``latest`` to the attribute in an update under `transaction`.
    @MainActor override func wroteOnMain(_ transaction: Transaction) {
        guard let host = link.host else { return }
        if host.bodyDepth > 0 {
            host.report(
                "\(name.text) was written while the body of \(host.runningBodyName) ran; the write takes effect in the "
                    + "next update. Write state in actions, onAppear, onChange or task, not in a body (S1.17).")
        }
        host.problems.lastWrite = .state(name)
        waitingWrites += 1
        host.enqueue(transaction, .state(self))
        if copies != nil { writeCopies(transaction) }
    }

    /// Passes ``latest`` to the copies in other windows. A separate function, as ``setFromElsewhere(_:_:)`` is.
    @MainActor @inline(never) private func writeCopies(_ transaction: Transaction) {
        guard let copies else { return }
        let value = latest
        for (other, copy) in copies.all {
            guard let reader = other.host else { continue }
            reader.enqueue(transaction) { [unowned reader] in
                guard reader.graph.isAlive(copy) else { return }
                reader.graph.set(copy, to: value)
            }
        }
    }
}

extension ViewHost {
    /// Hosts of the program's windows while there are several; empty for a single window. A body in one window may read
    /// a state that lives in another.
    package static var sharingState: [ViewHost] = [] {
        didSet {
            for host in oldValue { host.memory.state.sharesState = false }
            for host in sharingState { host.memory.state.sharesState = true }
        }
    }
}

/// Carries a value across an isolation boundary. The compiler does not check this: the receiver must use the value on
/// the main actor.
package struct TransferBox<Value>: @unchecked Sendable {
    package let value: Value
    package init(_ value: Value) { self.value = value }
}
