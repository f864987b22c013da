/// Something under way that can be called off.
public protocol Cancellable {
    /// Ends it. A second call does nothing.
    func cancel()
}

extension Cancellable {
    /// Keeps this for as long as `set` lives; then it is cancelled.
    public func store(in set: inout Set<AnyCancellable>) {
        AnyCancellable(self).store(in: &set)
    }

    /// Keeps this for as long as `collection` lives; then it is cancelled.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        AnyCancellable(self).store(in: &collection)
    }
}

/// A ``Cancellable`` that cancels itself, once, when the last reference to it goes.
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
    /// Unchecked `Sendable`: the closure is taken out under the lock, so that one thread at most runs it.
    private let action: Locked<(() -> Void)?>

    /// Something that `cancel` ends; it is called once at most.
    public init(_ cancel: @escaping () -> Void) {
        action = Locked(cancel)
    }

    /// Ends `canceller` when it is cancelled itself, or forgotten.
    public init<C: Cancellable>(_ canceller: C) {
        action = Locked(canceller.cancel)
    }

    deinit { cancel() }

    public func cancel() {
        let taken = action.withLock { action in
            defer { action = nil }
            return action
        }
        taken?()
    }

    public func store(in set: inout Set<AnyCancellable>) {
        set.insert(self)
    }

    /// Keeps this for as long as `collection` lives; then it is cancelled.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        collection.append(self)
    }

    public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
