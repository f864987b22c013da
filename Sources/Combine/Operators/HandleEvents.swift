extension Publisher {
    /// Calls closures for the events between this publisher and its subscriber, without changing them.
    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> some Publisher<Output, Failure> {
        Watched(
            upstream: self,
            events: Events(
                subscription: receiveSubscription, output: receiveOutput, completion: receiveCompletion,
                cancel: receiveCancel, request: receiveRequest))
    }

    /// Prints each event on a line with `prefix`, to `stream` or, if nil, to standard output.
    public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> some Publisher<
        Output, Failure
    > {
        let stream = Locked(stream)
        func write(_ event: String) {
            let line = prefix.isEmpty ? event : "\(prefix): \(event)"
            let isWritten = stream.withLock { stream in
                guard var opened = stream else { return false }
                opened.write(line + "\n")
                stream = opened
                return true
            }
            if !isWritten { Swift.print(line) }
        }
        return handleEvents(
            receiveSubscription: { write("receive subscription: (\($0))") },
            receiveOutput: { write("receive value: (\($0))") },
            receiveCompletion: { completion in
                switch completion {
                case .finished: write("receive finished")
                case .failure(let failure): write("receive error: (\(failure))")
                }
            }, receiveCancel: { write("receive cancel") }, receiveRequest: { write("request \($0)") })
    }
}

private struct Events<Output, Failure: Error> {
    let subscription: ((any Subscription) -> Void)?
    let output: ((Output) -> Void)?
    let completion: ((Subscribers.Completion<Failure>) -> Void)?
    let cancel: (() -> Void)?
    let request: ((Subscribers.Demand) -> Void)?
}

private struct Watched<Upstream: Publisher>: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let events: Events<Output, Failure>

    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let events = events
        upstream.subscribe(
            Listener<Output, Failure>(
                onSubscription: { subscription in
                    events.subscription?(subscription)
                    subscriber.receive(subscription: WatchedSubscription(upstream: subscription, events: events))
                },
                onValue: { value in
                    events.output?(value)
                    let more = subscriber.receive(value)
                    if more > .none { events.request?(more) }
                    return more
                },
                onCompletion: { completion in
                    events.completion?(completion)
                    subscriber.receive(completion: completion)
                }))
    }
}

private struct WatchedSubscription<Output, Failure: Error>: Subscription {
    let upstream: any Subscription
    let events: Events<Output, Failure>

    var combineIdentifier: CombineIdentifier { upstream.combineIdentifier }

    func request(_ demand: Subscribers.Demand) {
        events.request?(demand)
        upstream.request(demand)
    }

    func cancel() {
        events.cancel?()
        upstream.cancel()
    }
}
