import Synchronization

/// When a completion is told that an animation is over.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let waitsForRemoval: Bool

    /// When the eye takes it for over, though it may still settle by fractions of a point (S10.12).
    public static let logicallyComplete = AnimationCompletionCriteria(waitsForRemoval: false)
    /// When nothing animates any more on what it moved, later animations included (S10.13).
    public static let removed = AnimationCompletionCriteria(waitsForRemoval: true)
}

/// A closure that waits for every animator which an update started (S10.11). Runs once.
///
/// It is counted from any thread: an update may begin on one and its animations end on another. The closure itself is
/// only run where ``AnimationCompletions/runDue()`` is called, and nobody else calls it: so the class may be `Sendable`.
@usableFromInline final class AnimationCompletion: @unchecked Sendable {
    private enum State {
        /// The update still runs, so more animators may join.
        case open(joined: Int)
        case counting(left: Int)
        case due
    }

    @usableFromInline let criteria: AnimationCompletionCriteria
    private let action: () -> Void
    private let state = Mutex(State.open(joined: 0))
    private let queue = Mutex<AnimationCompletions?>(nil)

    init(criteria: AnimationCompletionCriteria, action: @escaping () -> Void) {
        self.criteria = criteria
        self.action = action
    }

    /// An animator goes on because of this completion's update.
    /// - Returns: false if the completion is due already and will not wait for it.
    @usableFromInline func join() -> Bool {
        state.withLock { state in
            switch state {
            case .open(let joined): state = .open(joined: joined + 1)
            case .counting(let left): state = .counting(left: left + 1)
            case .due: return false
            }
            return true
        }
    }

    /// An animator that joined has reported.
    @usableFromInline func leave() {
        let isDue = state.withLock { state in
            switch state {
            case .open(let joined): state = .open(joined: joined - 1)
            case .counting(let left): state = left > 1 ? .counting(left: left - 1) : .due
            case .due: return false
            }
            if case .due = state { return true }
            return false
        }
        if isDue { becameDue() }
    }

    /// The update is over: whoever has not joined now will not.
    func close() {
        let isDue = state.withLock { state in
            guard case .open(let joined) = state else { return false }
            state = joined > 0 ? .counting(left: joined) : .due
            return joined <= 0
        }
        if isDue { becameDue() }
    }

    /// It will run with those of `queue`, unless it belongs to another one.
    func belongs(to queue: AnimationCompletions) { self.queue.withLock { if $0 == nil { $0 = queue } } }

    private func becameDue() { (queue.withLock { $0 } ?? .unclaimed).append(self) }

    func run() { action() }
}

/// A transaction's hold on a completion. When the last copy of the transaction has gone, its update is over even if
/// nobody said so: `withAnimation` around no write at all completes too (S10.11).
final class CompletionTicket {
    let completion: AnimationCompletion

    init(_ completion: AnimationCompletion) { self.completion = completion }

    deinit { completion.close() }
}

/// The completions of one host's updates that are due, in the order in which they became so (S10.15).
@_spi(Engine) public final class AnimationCompletions: Sendable {
    /// Those of updates in which no host took part: `withAnimation` around no write at all. Whoever makes the next frame
    /// runs them.
    public static let unclaimed = AnimationCompletions()

    private let due = Mutex<[AnimationCompletion]>([])
    private let wakeUps = Mutex<[@Sendable () -> Bool]>([])

    /// A queue of which nothing is due.
    public init() {}

    /// Whether ``runDue()`` has something to run.
    public var hasDue: Bool { due.withLock { !$0.isEmpty } }

    /// Runs what is due now, outside any transaction. What becomes due meanwhile waits for the next call, so that a
    /// completion which animates nothing and completes with itself cannot hold up the frame.
    @MainActor public func runDue() {
        let batch = due.withLock { queue in
            defer { queue = [] }
            return queue
        }
        for completion in batch { CurrentTransaction.with(nil) { completion.run() } }
    }

    /// Has `action` called, on whatever thread, when the first completion becomes due: between frames nobody else would
    /// look. Of several the last added is called that does not answer false: then it is not there any more.
    public func addWakeUp(_ action: @escaping @Sendable () -> Bool) { wakeUps.withLock { $0.append(action) } }

    func append(_ completion: AnimationCompletion) {
        let isFirst = due.withLock { queue in
            queue.append(completion)
            return queue.count == 1
        }
        guard isFirst else { return }
        while let last = wakeUps.withLock({ $0.last }), !last() { wakeUps.withLock { _ = $0.popLast() } }
    }
}
