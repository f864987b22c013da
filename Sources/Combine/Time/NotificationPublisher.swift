public import Foundation

extension NotificationCenter {
    /// Publisher of the notifications `name` posted by `object`, or by any sender if nil.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }

    /// Publisher of notifications, as made by ``publisher(for:object:)``. It never ends.
    public struct Publisher: Combine.Publisher {
        /// Type of the values published.
        public typealias Output = Notification
        /// Publishing never fails.
        public typealias Failure = Never

        /// Center to which notifications are posted.
        public let center: NotificationCenter
        /// Name of the notifications.
        public let name: Notification.Name
        /// Sender of the notifications; nil for any. It is retained.
        public let object: AnyObject?

        /// A publisher of notifications.
        ///
        /// - Parameters:
        ///   - center: center to which they are posted.
        ///   - name: their name.
        ///   - object: their sender; nil for any.
        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            self.center = center
            self.name = name
            self.object = object
        }

        /// Attaches `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
            // One subject per subscriber, which keeps track of its demand.
            let notifications = PassthroughSubject<Notification, Never>()
            let sender = Sender(subject: notifications)
            let observer = center.addObserver(forName: name, object: object, queue: nil) { sender.subject.send($0) }
            let stop = AnyCancellable { [center] in center.removeObserver(observer) }
            notifications.handleEvents(receiveCancel: { stop.cancel() }).receive(subscriber: subscriber)
        }
    }

    /// Unchecked `Sendable`: notifications arrive on the posting thread, and a subject may be used from any.
    private struct Sender: @unchecked Sendable {
        let subject: PassthroughSubject<Notification, Never>
    }
}
