import Combine
import Testing

struct OperatorTests {
    @Test func `values are mapped, filtered, and told once`() {
        let numbers = PassthroughSubject<Int, Never>()
        var seen: [String] = []
        let listening =
            numbers
            .filter { $0 % 2 == 0 }
            .removeDuplicates()
            .map { "n\($0)" }
            .compactMap { $0 == "n8" ? nil : $0 }
            .eraseToAnyPublisher()
            .sink { seen.append($0) }
        for number in [1, 2, 2, 3, 2, 4, 8, 4] { numbers.send(number) }
        #expect(seen == ["n2", "n4", "n4"])
        listening.cancel()
    }

    @Test func `a dropped value is asked for again, so a limited subscriber gets what it wants`() {
        let numbers = PassthroughSubject<Int, Never>()
        let two = Limited<Int>(demand: .max(2))
        numbers.filter { $0 > 10 }.subscribe(two)
        for number in [1, 11, 2, 12, 13] { numbers.send(number) }
        #expect(two.values == [11, 12])
    }

    @Test func `a failure passes through and is the last thing heard`() {
        struct Broken: Error, Equatable {}
        let numbers = PassthroughSubject<Int, Broken>()
        var values: [Int] = []
        var completions: [Subscribers.Completion<Broken>] = []
        let listening = numbers.map { $0 + 1 }.sink(
            receiveCompletion: { completions.append($0) }, receiveValue: { values.append($0) })
        numbers.send(1)
        numbers.send(completion: .failure(Broken()))
        numbers.send(2)
        numbers.send(completion: .finished)
        #expect(values == [2])
        #expect(completions == [.failure(Broken())])
        listening.cancel()
    }

    @Test func `just one value, then the end`() {
        var events: [String] = []
        let listening = Just("x").sink(
            receiveCompletion: { _ in events.append("end") }, receiveValue: { events.append($0) })
        #expect(events == ["x", "end"])
        listening.cancel()
    }

    @Test func `values are handed over where the scheduler says`() {
        var seen: [Int] = []
        let listening = Just(1).receive(on: ImmediateScheduler.shared).sink { seen.append($0) }
        #expect(seen == [1])
        listening.cancel()
    }

    @Test func `a property of an object follows a publisher`() {
        final class Target { var value = 0 }
        let target = Target()
        let numbers = CurrentValueSubject<Int, Never>(4)
        let assigning = numbers.assign(to: \.value, on: target)
        #expect(target.value == 4)
        numbers.value = 5
        #expect(target.value == 5)
        assigning.cancel()
        numbers.value = 6
        #expect(target.value == 5 && numbers.value == 6)
    }
}

struct SubjectTests {
    @Test func `subscribers hear in the order in which they came`() {
        let subject = PassthroughSubject<Int, Never>()
        var heard: [String] = []
        var listening = Set<AnyCancellable>()
        for name in ["a", "b", "c"] { subject.sink { heard.append("\(name)\($0)") }.store(in: &listening) }
        subject.send(1)
        #expect(heard == ["a1", "b1", "c1"])
        listening.removeAll()
        subject.send(2)
        #expect(heard.count == 3)
    }

    @Test func `one who is cancelled by an earlier one hears nothing of the same value`() {
        let subject = PassthroughSubject<Int, Never>()
        var heard = 0
        var second: AnyCancellable?
        let first = subject.sink { _ in second?.cancel() }
        second = subject.sink { _ in heard += 1 }
        subject.send(1)
        #expect(heard == 0)
        first.cancel()
    }

    @Test func `one who comes after the end is told of it`() {
        let subject = CurrentValueSubject<Int, Never>(1)
        subject.send(completion: .finished)
        var events: [String] = []
        let listening = subject.sink(
            receiveCompletion: { _ in events.append("end") }, receiveValue: { _ in events.append("value") })
        #expect(events == ["end"])
        subject.send(2)
        #expect(subject.value == 1)
        listening.cancel()
    }

    @Test func `cancelling acts once`() {
        var count = 0
        let cancellable = AnyCancellable { count += 1 }
        cancellable.cancel()
        cancellable.cancel()
        #expect(count == 1)
    }
}

/// A subscriber that requests a fixed demand and no more.
private final class Limited<Input>: Subscriber {
    typealias Failure = Never
    private let demand: Subscribers.Demand
    private(set) var values: [Input] = []
    init(demand: Subscribers.Demand) { self.demand = demand }
    func receive(subscription: any Subscription) { subscription.request(demand) }
    func receive(_ input: Input) -> Subscribers.Demand {
        values.append(input)
        return .none
    }
    func receive(completion: Subscribers.Completion<Never>) {}
}
