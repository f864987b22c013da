public import Foundation
import Synchronization
@_spi(Engine) import ViewGraph

extension NotificationCenter {
    /// Calls a method of `observer`, which is not kept, when notifications are posted, until it ends or is removed.
    ///
    /// The method is called on the main thread: within the call that posts the notification, or, if another thread posts
    /// it, after that.
    ///
    /// - Parameters:
    ///   - observer: the object that has the method.
    ///   - selector: the method, which takes the notification or nothing.
    ///   - name: name of the notifications; nil is all.
    ///   - object: object that posts them; nil is any.
    public func addObserver(_ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?) {
        let observer = observer as AnyObject
        let entry = ObservingSelector(observer, selector, name: name, of: object.map { $0 as AnyObject })
        let center = PostingCenter(center: self)
        entry.token = addObserver(forName: name, object: object, queue: nil) { [weak entry] notification in
            entry?.received(notification, from: center)
        }
        ObservingSelectors.add(entry, of: self)
    }

    /// Ends all calls of methods of `observer`; or of its closure, if it is what `addObserver(forName:…)` has returned.
    public func removeObserver(_ observer: AnyObject) { removeObserver(observer, name: nil, object: nil) }

    /// Ends calls of methods of `observer`, or of its closure, if it is what `addObserver(forName:…)` has returned.
    ///
    /// - Parameters:
    ///   - observer: the object.
    ///   - name: name of the notifications that it is not told of any more; nil is all.
    ///   - object: object that posts them; nil is any.
    public func removeObserver(_ observer: AnyObject, name: NSNotification.Name?, object: Any?) {
        let object = object.map { $0 as AnyObject }
        let removed = ObservingSelectors.remove(from: self) { $0.isOf(observer, name: name, object: object) }
        for entry in removed { entry.end(in: self) }
        removeObserver(observer as Any, name: name, object: object as Any?)
    }
}

/// One method of an object that is called for notifications.
///
/// Safe on all threads: what is set once does not change, and a method is called on the main thread only.
private final class ObservingSelector: @unchecked Sendable {
    private(set) weak var observer: AnyObject?
    private let selector: Selector
    private let name: NSNotification.Name?
    private weak var object: AnyObject?
    /// The center's own observer; set before the center knows of this object.
    var token: (any NSObjectProtocol)?

    init(_ observer: AnyObject, _ selector: Selector, name: NSNotification.Name?, of object: AnyObject?) {
        self.observer = observer
        self.selector = selector
        self.name = name
        self.object = object
    }

    func isOf(_ observer: AnyObject, name: NSNotification.Name?, object: AnyObject?) -> Bool {
        self.observer === observer && (name == nil || name == self.name) && (object == nil || object === self.object)
    }

    func end(in center: NotificationCenter) {
        if let token { center.removeObserver(token as Any) }
    }

    func received(_ notification: Notification, from center: PostingCenter) {
        guard observer != nil else {
            ObservingSelectors.removeEnded(from: center.center)
            return
        }
        let posted = TransferBox(notification)
        onMainActor { [self] in call(posted.value) }
    }

    @MainActor private func call(_ notification: Notification) {
        guard let observer else { return }
        let isCalled =
            selector.call(on: observer, sender: notification)
            || selector.call(on: observer, sender: notification as NSNotification)
        if !isCalled {
            UIApplication.report("\(type(of: observer)) cannot be sent “\(selector)” by a NotificationCenter.")
        }
    }
}

/// A notification center, which may be used on all threads.
private struct PostingCenter: @unchecked Sendable { let center: NotificationCenter }

/// All methods that are called for notifications, by their center.
private enum ObservingSelectors {
    private struct Entry: @unchecked Sendable {
        let center: ObjectIdentifier
        let selector: ObservingSelector
    }

    private static let entries = Mutex<[Entry]>([])

    static func add(_ selector: ObservingSelector, of center: NotificationCenter) {
        removeEnded(from: center)
        entries.withLock { $0.append(Entry(center: ObjectIdentifier(center), selector: selector)) }
    }

    /// Removes and returns the methods of `center` for which `isWanted` returns true.
    static func remove(
        from center: NotificationCenter, where isWanted: (ObservingSelector) -> Bool
    ) -> [ObservingSelector] {
        let center = ObjectIdentifier(center)
        let all = entries.withLock { $0 }.filter { $0.center == center && isWanted($0.selector) }.map(\.selector)
        entries.withLock { list in list.removeAll { entry in all.contains { $0 === entry.selector } } }
        return all
    }

    /// Removes the methods of objects that have ended.
    static func removeEnded(from center: NotificationCenter) {
        for entry in remove(from: center, where: { $0.observer == nil }) { entry.end(in: center) }
    }
}
