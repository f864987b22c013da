/// Activity that can be cancelled.
public protocol Cancellable {
    /// Cancels the activity. A second call does nothing.
    func cancel()
}

extension Cancellable {
    /// Keeps this in `set`; it is cancelled when the set, or its element, is destroyed.
    public func store(in set: inout Set<AnyCancellable>) {
        AnyCancellable(self).store(in: &set)
    }

    /// Keeps this in `collection`; it is cancelled when the collection, or its element, is destroyed.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        AnyCancellable(self).store(in: &collection)
    }
}

/// A ``Cancellable`` that cancels itself, once, when its last reference is released.
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
    /// Unchecked `Sendable`: the closure is taken out under the lock, so at most one thread runs it.
    private let action: Locked<(() -> Void)?>

    /// A cancellable that calls `cancel`, once at most.
    public init(_ cancel: @escaping () -> Void) {
        action = Locked(cancel)
    }

    /// A cancellable that cancels `canceller`.
    public init<C: Cancellable>(_ canceller: C) {
        action = Locked(canceller.cancel)
    }

    deinit { cancel() }

    /// Cancels, unless that has happened.
    public func cancel() {
        let taken = action.withLock { action in
            defer { action = nil }
            return action
        }
        taken?()
    }

    /// Keeps this in `set`; it is cancelled when the set, or its element, is destroyed.
    public func store(in set: inout Set<AnyCancellable>) {
        set.insert(self)
    }

    /// Keeps this in `collection`; it is cancelled when the collection, or its element, is destroyed.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        collection.append(self)
    }

    /// True if both are the same object.
    public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }

    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
