import Foundation
import Testing
import UIKit

/// Methods that are called for notifications.
@MainActor struct NotificationTests {
    private let center = NotificationCenter()
    private let name = Notification.Name("test")

    @MainActor private final class Observer {
        var calls: [String] = []
        func received(_ notification: Notification) {
            calls.append("received \(notification.userInfo?["value"] ?? "nothing")")
        }
        func object(_ notification: NSNotification) { calls.append("object \(notification.name.rawValue)") }
        func plain() { calls.append("plain") }
    }

    private func observe(
        _ observer: Observer, _ selector: Selector, name: Notification.Name? = Notification.Name("test"),
        object: Any? = nil
    ) { center.addObserver(observer, selector: selector, name: name, object: object) }

    private static let received = Selector("received(_:)", Observer.received(_:))

    @Test func `a method takes the notification or nothing, and is called within the post`() {
        let observer = Observer()
        observe(observer, Self.received)
        observe(observer, Selector("object(_:)", Observer.object(_:)))
        observe(observer, Selector("plain", Observer.plain))
        center.post(name: name, object: nil, userInfo: ["value": 3])
        #expect(observer.calls.sorted() == ["object test", "plain", "received 3"])
    }

    @Test func `names and objects select what is told`() {
        let (observer, sender) = (Observer(), Observer())
        observe(observer, Self.received, object: sender)
        center.post(name: name, object: nil)
        center.post(name: Notification.Name("other"), object: sender)
        #expect(observer.calls.isEmpty)
        center.post(name: name, object: sender)
        #expect(observer.calls == ["received nothing"])
    }

    @Test func `an observer is not kept, and not called once it has ended`() {
        var observer: Observer? = Observer()
        if let observer { observe(observer, Self.received) }
        weak let gone = observer
        observer = nil
        #expect(gone == nil)
        center.post(name: name, object: nil)
    }

    @Test func `an observer that is removed is not called`() {
        let (observer, other) = (Observer(), Observer())
        observe(observer, Self.received)
        observe(observer, Selector("plain", Observer.plain), name: Notification.Name("second"))
        observe(other, Self.received)
        center.removeObserver(observer, name: name, object: nil)
        center.post(name: name, object: nil)
        center.post(name: Notification.Name("second"), object: nil)
        #expect(observer.calls == ["plain"] && other.calls == ["received nothing"])
        center.removeObserver(observer)
        center.post(name: Notification.Name("second"), object: nil)
        #expect(observer.calls == ["plain"])
    }

    @Test func `closures are removed by what was returned for them`() {
        let log = Observer()
        let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in
            MainActor.assumeIsolated { log.plain() }
        }
        center.post(name: name, object: nil)
        center.removeObserver(token)
        center.post(name: name, object: nil)
        #expect(log.calls == ["plain"])
    }

    @Test func `what another thread posts is told on the main thread`() async {
        let observer = Observer()
        observe(observer, Self.received)
        let (center, name) = (Center(center: center), name)
        await Task.detached { center.center.post(name: name, object: nil) }.value
        await withCheckedContinuation { (told: CheckedContinuation<Void, Never>) in
            DispatchQueue.main.async { told.resume() }
        }
        #expect(observer.calls == ["received nothing"])
    }

    private struct Center: @unchecked Sendable { let center: NotificationCenter }
}
