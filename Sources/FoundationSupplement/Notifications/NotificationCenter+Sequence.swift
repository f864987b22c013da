public import Foundation

extension NotificationCenter {
    /// Notifications as they are posted, without end.
    public struct Notifications: AsyncSequence {
        /// Type of the elements.
        public typealias Element = Notification

        private let center: NotificationCenter
        private let name: Notification.Name
        private let object: AnyObject?

        fileprivate init(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?) {
            self.center = center
            self.name = name
            self.object = object
        }

        /// Begins to observe.
        public func makeAsyncIterator() -> Iterator {
            let (stream, continuation) = AsyncStream.makeStream(of: Posted.self)
            let observation = Observation(center)
            observation.token = center.addObserver(forName: name, object: object, queue: nil) {
                continuation.yield(Posted(notification: $0))
            }
            return Iterator(observation: observation, posted: stream.makeAsyncIterator())
        }

        /// Iterator over the notifications that have been posted since it was made.
        public struct Iterator: AsyncIteratorProtocol {
            /// Ends with the iterator.
            fileprivate let observation: Observation
            fileprivate var posted: AsyncStream<Posted>.Iterator

            /// Waits for the next notification; nil when the task has been cancelled.
            public mutating func next() async -> Notification? { await posted.next()?.notification }
        }
    }

    /// Notifications `name` of `object`, or of any sender if that is nil, as they are posted.
    public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
        Notifications(self, name, object)
    }
}

/// A notification on its way to a task; senders do not change what they have posted.
private struct Posted: @unchecked Sendable {
    let notification: Notification
}

/// Ends an observation when it is released.
private final class Observation: @unchecked Sendable {
    private let center: NotificationCenter
    /// Set once, before the observation is shared.
    var token: (any NSObjectProtocol)?

    init(_ center: NotificationCenter) { self.center = center }

    deinit { if let token { center.removeObserver(token) } }
}
