import Synchronization

/// Event that a completion waits for.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let waitsForRemoval: Bool

    /// Logical completion: the animation looks finished, though it may still settle by fractions of a point (S10.12).
    public static let logicallyComplete = AnimationCompletionCriteria(waitsForRemoval: false)
    /// Removal: the animated values have no running animations any more, later ones included (S10.13).
    public static let removed = AnimationCompletionCriteria(waitsForRemoval: true)
}

/// Closure that waits for all animators started by an update (S10.11). Called once.
///
/// Counted from any thread: an update may begin on one and its animations end on another. The closure itself is called
/// by ``AnimationCompletions/runDue()`` only, so the class may be `Sendable`.
@usableFromInline final class AnimationCompletion: @unchecked Sendable {
    private enum State {
        /// The update is still running; more animators may join.
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

    /// Adds an animator that runs because of this completion's update; false if the completion is due already and will
    /// not wait for it.
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

    /// Removes an animator that joined and has reported.
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

    /// Ends the update: no further animators join for it.
    func close() {
        let isDue = state.withLock { state in
            guard case .open(let joined) = state else { return false }
            state = joined > 0 ? .counting(left: joined) : .due
            return joined <= 0
        }
        if isDue { becameDue() }
    }

    /// Assigns the completion to `queue`, unless it has one.
    func belongs(to queue: AnimationCompletions) { self.queue.withLock { if $0 == nil { $0 = queue } } }

    private func becameDue() { (queue.withLock { $0 } ?? .unclaimed).append(self) }

    func run() { action() }
}

/// Reference of a transaction to a completion. When the last copy of the transaction is gone, its update has ended even
/// without a call: `withAnimation` around no write completes too (S10.11).
final class CompletionTicket {
    let completion: AnimationCompletion

    init(_ completion: AnimationCompletion) { self.completion = completion }

    deinit { completion.close() }
}

/// Due completions of one host's updates, in the order in which they became due (S10.15).
@_spi(Engine) public final class AnimationCompletions: Sendable {
    /// Completions of updates without a host, such as `withAnimation` around no write. Run by whichever host makes the
    /// next frame.
    public static let unclaimed = AnimationCompletions()

    private let due = Mutex<[AnimationCompletion]>([])
    private let wakeUps = Mutex<[@Sendable () -> Bool]>([])

    /// An empty queue.
    public init() {}

    /// True if ``runDue()`` has something to run.
    public var hasDue: Bool { due.withLock { !$0.isEmpty } }

    /// Runs the completions that are due now, outside any transaction. Those that become due meanwhile wait for the
    /// next call, so that a completion that completes again at once cannot block the frame.
    @MainActor public func runDue() {
        let batch = due.withLock { queue in
            defer { queue = [] }
            return queue
        }
        for completion in batch { CurrentTransaction.with(nil) { completion.run() } }
    }

    /// Adds an action called, on any thread, when the first completion becomes due, since between frames the queue is
    /// not polled. The last added action is called; if it returns false it is removed, and the one before is called.
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
