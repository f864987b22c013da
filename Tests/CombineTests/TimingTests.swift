import Combine
import Foundation
import Testing

/// Operators that depend on time, with a clock that the test advances.
struct TimingTests {
    private let clock = ManualScheduler()

    @Test func `a value is sent when no other came for a while`() {
        let typed = PassthroughSubject<String, Never>()
        let probe = Probe<String, Never>(.unlimited)
        typed.debounce(for: .milliseconds(300), scheduler: clock).subscribe(probe)
        typed.send("l")
        clock.pass(to: 0.2)
        typed.send("li")
        clock.pass(to: 0.4)
        #expect(probe.values.isEmpty)
        clock.pass(to: 0.6)
        #expect(probe.values == ["li"])
        typed.send("lil")
        typed.send(completion: .finished)
        clock.pass(to: 2)
        #expect(probe.values == ["li"] && probe.completion == .finished)
    }

    @Test func `a value that nobody asked for in time waits, and is replaced by a newer one`() {
        let typed = PassthroughSubject<Int, Never>()
        let probe = Probe<Int, Never>()
        typed.debounce(for: 0.1, scheduler: clock).subscribe(probe)
        typed.send(1)
        clock.pass(to: 1)
        typed.send(2)
        clock.pass(to: 2)
        #expect(probe.values.isEmpty)
        probe.request(.max(2))
        #expect(probe.values == [2])
    }

    @Test(arguments: [(true, [1, 4, 5]), (false, [1, 2, 5])])
    func `one value at most is sent in each interval`(latest: Bool, sent: [Int]) {
        let moves = PassthroughSubject<Int, Never>()
        let probe = Probe<Int, Never>(.unlimited)
        moves.throttle(for: .seconds(1), scheduler: clock, latest: latest).subscribe(probe)
        moves.send(1)
        clock.pass(to: 0.2)
        #expect(probe.values == [1])
        for value in 2...4 { moves.send(value) }
        clock.pass(to: 0.9)
        #expect(probe.values == [1])
        clock.pass(to: 1)
        #expect(probe.values.count == 2)
        clock.pass(to: 5)
        moves.send(5)
        clock.pass(to: 5)
        #expect(probe.values == sent)
    }

    @Test func `everything comes later, in order, and nothing after it was cancelled`() {
        let source = PassthroughSubject<Int, Never>()
        let probe = Probe<Int, Never>(.unlimited)
        source.delay(for: .seconds(1), scheduler: clock).subscribe(probe)
        source.send(1)
        source.send(2)
        clock.pass(to: 0.9)
        #expect(probe.values.isEmpty)
        clock.pass(to: 1)
        #expect(probe.values == [1, 2])
        source.send(3)
        probe.cancel()
        clock.pass(to: 3)
        #expect(probe.values == [1, 2] && probe.completion == nil)
    }

    @Test func `a handed-over value is asked for when it has arrived`() {
        let tap = Tap<Int, Never>()
        let probe = Probe<Int, Never>(.max(1))
        probe.onValue = { _ in .max(1) }
        tap.receive(on: clock).subscribe(probe)
        tap.send(1)
        #expect(tap.asked == .none && probe.values.isEmpty)
        clock.pass(to: 0)
        #expect(tap.asked == .max(1) && probe.values == [1])
        tap.end()
        #expect(probe.completion == nil)
        clock.pass(to: 0)
        #expect(probe.completion == .finished)
    }

    @Test func `subscribing happens where it is said`() {
        let tap = Tap<Int, Never>()
        let probe = Probe<Int, Never>(.max(1))
        tap.subscribe(on: clock).subscribe(probe)
        #expect(tap.asked == .none)
        clock.pass(to: 0)
        #expect(tap.asked == .max(1))
    }

    @Test func `the system's schedulers count in seconds`() {
        let now = RunLoop.main.now
        #expect(now.advanced(by: .milliseconds(1_500)).date == now.date.addingTimeInterval(1.5))
        #expect(now.distance(to: now.advanced(by: 2)) == .seconds(2))
        let queue = DispatchQueue.main.now
        #expect(abs(queue.distance(to: queue.advanced(by: 0.25)).timeInterval - 0.25) < 1e-6)
        #expect(queue.advanced(by: -0.5) < queue)
    }
}

struct FutureTests {
    @Test func `a future has one result for all, before and after`() {
        var promise: Future<Int, Broken>.Promise?
        var runs = 0
        let future = Future<Int, Broken> {
            runs += 1
            promise = $0
        }
        let (early, late, never) = (Probe<Int, Broken>(.max(1)), Probe<Int, Broken>(), Probe<Int, Broken>(.max(1)))
        future.subscribe(early)
        future.subscribe(late)
        future.subscribe(never)
        never.cancel()
        promise?(.success(4))
        promise?(.success(5))
        #expect(early.values == [4] && early.completion == .finished)
        #expect(late.values.isEmpty)
        late.request(.max(1))
        #expect(late.values == [4] && late.completions == 1)
        #expect(never.values.isEmpty && runs == 1)
    }

    @Test func `a value can be awaited`() async throws {
        let future = Future<Int, Broken> { $0(.success(3)) }
        #expect(try await future.value == 3)
        await #expect(throws: Broken.self) {
            _ = try await Future<Int, Broken> { $0(.failure(Broken())) }.value
        }
    }
}

struct AsyncValuesTests {
    @Test func `values are asked for one by one as the loop is ready`() async {
        var requests: [Subscribers.Demand] = []
        let numbers = (1...3).publisher.handleEvents(receiveRequest: { requests.append($0) })
        var seen: [Int] = []
        for await number in numbers.values { seen.append(number) }
        #expect(seen == [1, 2, 3] && requests == [.max(1), .max(1), .max(1)])
    }

    @Test func `leaving the loop cancels`() async {
        var isCancelled = false
        let endless = sequence(first: 0) { $0 + 1 }.publisher.handleEvents(receiveCancel: { isCancelled = true })
        for await number in endless.values where number == 5 { break }
        #expect(isCancelled)
    }
}

struct NotificationPublisherTests {
    @Test func `notifications of a name and sender are sent until it is cancelled`() {
        let center = NotificationCenter()
        let name = Notification.Name("lilt.test")
        let sender = NSObject()
        let probe = Probe<Notification, Never>(.max(2))
        center.publisher(for: name, object: sender).subscribe(probe)
        center.post(name: name, object: NSObject())
        #expect(probe.values.isEmpty)
        for number in 0..<3 { center.post(name: name, object: sender, userInfo: ["n": number]) }
        #expect(probe.values.map { $0.userInfo?["n"] as? Int } == [0, 1])
        probe.request(.max(5))
        probe.cancel()
        center.post(name: name, object: sender)
        #expect(probe.values.count == 2)
    }
}
