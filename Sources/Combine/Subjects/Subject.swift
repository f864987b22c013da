/// Publisher whose values a program sends itself.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Sends `value` to subscribers that have requested one.
    func send(_ value: Output)
    /// Ends the subject; later values are dropped.
    func send(completion: Subscribers.Completion<Failure>)
    /// Receives the subscription to a publisher whose values the subject passes on; requests all of them.
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    /// Sends an empty value.
    public func send() { send(()) }
}
