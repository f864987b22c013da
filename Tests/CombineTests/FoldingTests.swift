import Combine
import Foundation
import Testing

/// Operators that keep state, end early, or send a result at the end.
struct FoldingTests {
    private func all<P: Publisher>(of publisher: P) -> [P.Output] where P.Failure == Never {
        let probe = Probe<P.Output, Never>(.unlimited)
        publisher.subscribe(probe)
        #expect(probe.completions == 1)
        return probe.values
    }

    @Test func `values are added up as they come, or at the end`() {
        #expect(all(of: (1...4).publisher.scan(0, +)) == [1, 3, 6, 10])
        #expect(all(of: (1...4).publisher.reduce(0, +)) == [10])
        #expect(all(of: (1...5).publisher.collect()) == [[1, 2, 3, 4, 5]])
        #expect(all(of: (1...5).publisher.collect(2)) == [[1, 2], [3, 4], [5]])
        #expect(all(of: (1...5).publisher.count()) == [5])
        #expect(all(of: Empty<Int, Never>().count()) == [0])
        #expect(all(of: [3, 1, 2].publisher.min()) == [1] && all(of: [3, 1, 2].publisher.max()) == [3])
    }

    @Test func `an answer at the end waits until it is asked for`() {
        let probe = Probe<Int, Never>()
        Empty<Int, Never>().count().subscribe(probe)
        #expect(probe.values.isEmpty && probe.completion == nil)
        probe.request(.max(1))
        #expect(probe.values == [0] && probe.completion == .finished)
    }

    @Test func `the first values are enough, and the source is cancelled`() {
        let tap = Tap<Int, Never>()
        let probe = Probe<Int, Never>(.max(5))
        tap.prefix(2).subscribe(probe)
        tap.send(1)
        tap.send(2)
        #expect(tap.isCancelled && probe.values == [1, 2] && probe.completion == .finished)
        #expect(all(of: (1...9).publisher.first { $0 > 3 }) == [4])
        #expect(all(of: (1...9).publisher.last { $0 < 3 }) == [2])
        #expect(all(of: (1...9).publisher.prefix { $0 < 3 }) == [1, 2])
        #expect(all(of: (1...5).publisher.drop { $0 < 3 }) == [3, 4, 5])
        #expect(all(of: (1...5).publisher.output(at: 2)) == [3])
        #expect(all(of: (1...5).publisher.prefix(0)) == [])
    }

    @Test func `values come until another publisher sends`() {
        let stop = PassthroughSubject<Void, Never>()
        let numbers = PassthroughSubject<Int, Never>()
        let probe = Probe<Int, Never>(.unlimited)
        numbers.prefix(untilOutputFrom: stop).subscribe(probe)
        numbers.send(1)
        stop.send()
        numbers.send(2)
        #expect(probe.values == [1] && probe.completion == .finished)
        #expect(all(of: Just(1).prefix(untilOutputFrom: stop)) == [1])
    }

    @Test func `questions are answered as soon as they can be`() {
        let tap = Tap<Int, Never>()
        let probe = Probe<Bool, Never>(.unlimited)
        tap.contains(3).subscribe(probe)
        tap.send(1)
        tap.send(3)
        #expect(probe.values == [true] && tap.isCancelled)
        #expect(all(of: (1...3).publisher.allSatisfy { $0 < 3 }) == [false])
        #expect(all(of: (1...3).publisher.allSatisfy { $0 < 4 }) == [true])
        #expect(all(of: (1...3).publisher.contains(7)) == [false])
        #expect(all(of: Empty<Int, Never>().replaceEmpty(with: 5)) == [5])
        #expect(all(of: [1, nil].publisher.replaceNil(with: 7)) == [1, 7])
    }

    @Test func `an error of a closure is the end`() {
        let tap = Tap<String, Never>()
        let probe = Probe<Int, any Error>(.unlimited)
        tap.tryMap { text throws -> Int in
            guard let number = Int(text) else { throw Broken() }
            return number
        }.subscribe(probe)
        tap.send("1")
        tap.send("x")
        #expect(probe.values == [1] && tap.isCancelled)
        guard case .failure(let error) = probe.completion else {
            Issue.record("no failure")
            return
        }
        #expect(error is Broken)
    }

    @Test func `after a failure another publisher goes on with what is still wanted`() {
        let source = Tap<Int, Broken>()
        let probe = Probe<Int, Never>(.max(2))
        source.catch { _ in [7, 8, 9].publisher }.subscribe(probe)
        source.send(1)
        source.end(.failure(Broken()))
        #expect(probe.values == [1, 7])
        probe.request(.unlimited)
        #expect(probe.values == [1, 7, 8, 9] && probe.completion == .finished)
        #expect(all(of: Fail<Int, Broken>(error: Broken()).replaceError(with: 0)) == [0])
    }

    @Test func `a failing publisher is tried again`() {
        var attempts = 0
        let failing = Deferred {
            attempts += 1
            return Fail<Int, Broken>(error: Broken()).prepend(attempts)
        }
        let probe = Probe<Int, Broken>(.unlimited)
        failing.retry(2).subscribe(probe)
        #expect(probe.values == [1, 2, 3] && probe.completion == .failure(Broken()))
    }

    @Test func `failures change their type`() {
        let probe = Probe<Int, Broken>(.unlimited)
        Fail<Int, any Error>(error: CancellationError()).mapError { _ in Broken() }.subscribe(probe)
        #expect(probe.completion == .failure(Broken()))
    }

    @Test func `sequences send what is asked for, however it is asked for`() {
        let probe = Probe<Int, Never>(.max(1))
        probe.onValue = { $0 == 2 ? .max(1) : .none }
        (1...4).publisher.subscribe(probe)
        #expect(probe.values == [1])
        probe.request(.max(1))
        #expect(probe.values == [1, 2, 3])
        probe.request(.max(1))
        #expect(probe.values == [1, 2, 3, 4] && probe.completion == .finished)
        #expect(all(of: Int?.none.publisher) == [] && all(of: Int?.some(1).publisher) == [1])
        let result = Probe<Int, Broken>(.unlimited)
        Result<Int, Broken>.failure(Broken()).publisher.subscribe(result)
        #expect(result.completion == .failure(Broken()))
    }

    @Test func `what goes on can be watched without changing it`() {
        var events: [String] = []
        let probe = Probe<Int, Never>(.max(2))
        (1...3).publisher.handleEvents(
            receiveSubscription: { _ in events.append("subscribed") }, receiveOutput: { events.append("\($0)") },
            receiveCompletion: { _ in events.append("end") }, receiveCancel: { events.append("cancel") },
            receiveRequest: { events.append("\($0)") }
        ).subscribe(probe)
        probe.cancel()
        #expect(events == ["subscribed", "max(2)", "1", "2", "cancel"])
        final class Log: TextOutputStream {
            var text = ""
            func write(_ string: String) { text += string }
        }
        let log = Log()
        #expect(all(of: Just(1).print("p", to: log)) == [1])
        #expect(log.text.hasSuffix("p: request unlimited\np: receive value: (1)\np: receive finished\n"))
    }

    @Test func `one subscription serves all, from the first to the last`() {
        var subscriptions = 0
        let source = PassthroughSubject<Int, Never>()
        let shared = source.handleEvents(receiveSubscription: { _ in subscriptions += 1 }).share()
        var heard: [String] = []
        let a = shared.sink { heard.append("a\($0)") }
        let b = shared.sink { heard.append("b\($0)") }
        source.send(1)
        a.cancel()
        source.send(2)
        b.cancel()
        source.send(3)
        #expect(subscriptions == 1 && heard == ["a1", "b1", "b2"])
    }

    @Test func `JSON is decoded on the way`() throws {
        struct Card: Codable, Equatable { var id: Int }
        let probe = Probe<Card, any Error>(.unlimited)
        Just(Card(id: 5)).encode(encoder: JSONEncoder()).decode(type: Card.self, decoder: JSONDecoder())
            .subscribe(probe)
        #expect(probe.values == [Card(id: 5)])
    }
}
