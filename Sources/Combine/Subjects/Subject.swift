/// A publisher into which a program puts the values.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Sends a value to those who are subscribed and have asked for one.
    func send(_ value: Output)
    /// Ends the subject: what is sent afterwards goes nowhere.
    func send(completion: Subscribers.Completion<Failure>)
    /// Lets a publisher that the subject subscribes to send as much as it likes.
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    /// Sends a value that says nothing.
    public func send() { send(()) }
}
