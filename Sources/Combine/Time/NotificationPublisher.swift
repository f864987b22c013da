public import Foundation

extension NotificationCenter {
    /// Sends each notification of that name; `object` nil is any sender.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }

    /// The publisher behind ``publisher(for:object:)``. It never ends.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Notification
        public typealias Failure = Never

        /// Where notifications are posted.
        public let center: NotificationCenter
        /// Which notifications.
        public let name: Notification.Name
        /// Who has to have posted them; nil is anybody. It is kept alive.
        public let object: AnyObject?

        /// - Parameters:
        ///   - center: where notifications are posted.
        ///   - name: which notifications.
        ///   - object: who has to have posted them; nil is anybody.
        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            self.center = center
            self.name = name
            self.object = object
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
            // A subject of its own for each subscriber: it counts what has been asked for.
            let notifications = PassthroughSubject<Notification, Never>()
            let sender = Sender(subject: notifications)
            let observer = center.addObserver(forName: name, object: object, queue: nil) { sender.subject.send($0) }
            let stop = AnyCancellable { [center] in center.removeObserver(observer) }
            notifications.handleEvents(receiveCancel: { stop.cancel() }).receive(subscriber: subscriber)
        }
    }

    /// Unchecked `Sendable`: notifications come on the thread that posts them, and a subject may be used from any.
    private struct Sender: @unchecked Sendable {
        let subject: PassthroughSubject<Notification, Never>
    }
}
