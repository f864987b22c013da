/// Several publishers whose values go to one subscriber: the common part of merge, flatMap and switchToLatest.
///
/// If the subscriber has a limit, each source is asked for one value at a time, which is kept until it is requested:
/// this gives back-pressure to each source and starves none.
final class Confluence<Downstream: Subscriber>: Subscription {
    private let outlet: Outlet<Downstream>
    private let sources: SourceSubscriptions
    /// Number of sources, and of places that may add sources, that have not ended; at 0 the subscriber gets the end.
    private let open = Locked(0)

    init(_ downstream: Downstream) {
        let sources = SourceSubscriptions()
        self.sources = sources
        outlet = Outlet(downstream) { demand in
            if demand == .unlimited { sources.request(.unlimited) }
        }
    }

    func request(_ demand: Subscribers.Demand) { outlet.request(demand) }

    func cancel() {
        outlet.cancel()
        sources.cancelAll()
    }

    /// Holds back the end until a matching ``leave()``: sources may still be added.
    func enter() { open.withLock { $0 += 1 } }

    /// Ends one source, or one ``enter()``.
    func leave() {
        let isEmpty = open.withLock { open in
            open -= 1
            return open == 0
        }
        if isEmpty { outlet.finish() }
    }

    func fail(_ failure: Downstream.Failure) {
        outlet.fail(failure)
        sources.cancelAll()
    }

    /// Subscribes to `publisher` and passes its values on.
    ///
    /// - Parameters:
    ///   - publisher: the source.
    ///   - onFailure: called instead of passing the failure on, while the source still counts as open.
    ///   - onEnd: called when the source has finished.
    /// - Returns: the source's number, for ``drop(_:)``.
    @discardableResult func add<P: Publisher>(
        _ publisher: P, onFailure: @escaping (P.Failure) -> Void, onEnd: @escaping () -> Void = {}
    ) -> Int where P.Output == Downstream.Input {
        let number = sources.makeNumber()
        enter()
        publisher.subscribe(
            Listener<P.Output, P.Failure>(
                onSubscription: { [self] subscription in
                    guard sources.add(subscription, as: number) else { return }
                    subscription.request(outlet.isUnlimited ? .unlimited : .max(1))
                },
                onValue: { [self] value in
                    outlet.send(
                        value, taken: outlet.isUnlimited ? nil : { [self] in sources.request(.max(1), of: number) })
                    return .none
                },
                onCompletion: { [self] completion in
                    sources.remove(number)
                    if case .failure(let failure) = completion {
                        onFailure(failure)
                    } else {
                        onEnd()
                    }
                    leave()
                }))
        return number
    }

    /// Subscribes to `publisher` and passes its values on; its failure ends everything.
    @discardableResult func add<P: Publisher>(_ publisher: P, onEnd: @escaping () -> Void = {}) -> Int
    where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
        add(publisher, onFailure: { [self] in fail($0) }, onEnd: onEnd)
    }

    /// Cancels the source `number` and drops all values that have not been requested.
    func drop(_ number: Int) {
        sources.cancel(number)
        outlet.dropWaiting()
        leave()
    }

    /// Registers `subscription`, which brings sources, to be cancelled with the rest. Returns its number; nil if all
    /// were cancelled already.
    func keep(_ subscription: any Subscription) -> Int? {
        let number = sources.makeNumber()
        return sources.add(subscription, as: number) ? number : nil
    }
}
