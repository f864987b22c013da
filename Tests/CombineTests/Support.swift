import Combine
import Foundation

/// A subscriber that requests a demand given by the test, and records values and completions.
final class Probe<Input, Failure: Error>: Subscriber {
    private(set) var values: [Input] = []
    private(set) var completion: Subscribers.Completion<Failure>?
    private(set) var completions = 0
    private var subscription: (any Subscription)?
    /// Called with each value; returns the additional demand.
    var onValue: (Input) -> Subscribers.Demand = { _ in .none }

    /// - Parameter demand: demand requested when the subscription arrives.
    init(_ demand: Subscribers.Demand = .none) { first = demand }

    private let first: Subscribers.Demand

    func receive(subscription: any Subscription) {
        self.subscription = subscription
        if first > .none { subscription.request(first) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        values.append(input)
        return onValue(input)
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        self.completion = completion
        completions += 1
    }

    func request(_ demand: Subscribers.Demand) { subscription?.request(demand) }
    func cancel() { subscription?.cancel() }
}

/// A publisher that sends values by hand, within its demand, and records that demand.
final class Tap<Output, Failure: Error>: Publisher {
    private(set) var asked = Subscribers.Demand.none
    private(set) var isCancelled = false
    private var downstream: (any Subscriber<Output, Failure>)?

    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        downstream = subscriber
        subscriber.receive(subscription: Bond(tap: self))
    }

    /// Sends a value if there is demand for it.
    ///
    /// - Returns: false without demand; the value is then dropped.
    @discardableResult func send(_ value: Output) -> Bool {
        guard asked > .none, let downstream else { return false }
        asked -= 1
        asked += downstream.receive(value)
        return true
    }

    func end(_ completion: Subscribers.Completion<Failure> = .finished) { downstream?.receive(completion: completion) }

    private struct Bond: Subscription {
        let tap: Tap
        let combineIdentifier = CombineIdentifier()
        func request(_ demand: Subscribers.Demand) { tap.asked += demand }
        func cancel() {
            tap.isCancelled = true
            tap.downstream = nil
        }
    }
}

/// A scheduler whose clock the test advances.
final class ManualScheduler: Scheduler {
    struct SchedulerOptions {}

    struct SchedulerTimeType: Strideable {
        var seconds: Double
        func distance(to other: Self) -> SchedulerSeconds { SchedulerSeconds(other.seconds - seconds) }
        func advanced(by n: SchedulerSeconds) -> Self { Self(seconds: seconds + n.timeInterval) }
    }

    private(set) var now = SchedulerTimeType(seconds: 0)
    var minimumTolerance: SchedulerSeconds { 0 }
    private var errands: [(at: Double, number: Int, action: () -> Void)] = []
    private var number = 0

    private func add(at time: Double, _ action: @escaping () -> Void) {
        number += 1
        errands.append((time, number, action))
    }

    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { add(at: now.seconds, action) }

    func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerSeconds, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) { add(at: date.seconds, action) }

    func schedule(
        after date: SchedulerTimeType, interval: SchedulerSeconds, tolerance: SchedulerSeconds,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        add(at: date.seconds, action)
        return AnyCancellable {}
    }

    /// Advances the clock to `time`, in seconds, and runs the due actions in order.
    func pass(to time: Double) {
        while let next = errands.indices.filter({ errands[$0].at <= time + 1e-9 }).min(by: {
            (errands[$0].at, errands[$0].number) < (errands[$1].at, errands[$1].number)
        }) {
            let errand = errands.remove(at: next)
            now.seconds = max(now.seconds, errand.at)
            errand.action()
        }
        now.seconds = time
    }
}

struct Broken: Error, Equatable {}
