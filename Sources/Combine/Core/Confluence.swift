/// Publishers of one kind, whose values flow to one subscriber: what merging, flattening and replacing have in common.
///
/// If the subscriber has a limit, each source is asked for one value at a time and that one kept until it is asked for:
/// a source can be held up, and none is starved by another.
final class Confluence<Downstream: Subscriber>: Subscription {
    private let outlet: Outlet<Downstream>
    private let sources: SourceSubscriptions
    /// What may still bring values; the end comes when it is 0.
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

    /// Something may bring sources: the end waits for it.
    func enter() { open.withLock { $0 += 1 } }

    /// It has ended.
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

    /// Has the values of `publisher` flow in.
    ///
    /// - Parameters:
    ///   - onFailure: what to do instead of passing the failure on; called when the source counts no longer.
    ///   - onEnd: called when it has finished.
    /// - Returns: the source's number.
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

    /// Has the values of `publisher` flow in, and its failure end everything.
    @discardableResult func add<P: Publisher>(_ publisher: P, onEnd: @escaping () -> Void = {}) -> Int
    where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
        add(publisher, onFailure: { [self] in fail($0) }, onEnd: onEnd)
    }

    /// Has nothing flow in from that source any more, nor what it has brought and nobody has asked for.
    func drop(_ number: Int) {
        sources.cancel(number)
        outlet.dropWaiting()
        leave()
    }

    /// Has `subscription`, which brings sources, cancelled with everything else.
    func keep(_ subscription: any Subscription) -> Int? {
        let number = sources.makeNumber()
        return sources.add(subscription, as: number) ? number : nil
    }
}
