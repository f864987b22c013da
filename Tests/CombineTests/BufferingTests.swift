import Combine
import Foundation
import Testing

/// Buffers, records, and operators that watch for time.
struct BufferingTests {
    private let clock = ManualScheduler()

    @Test func `values are collected in a time that grows with their number`() {
        let count = 200_000
        let all = Probe<[Int], Never>(.unlimited)
        (0..<count).publisher.collect().subscribe(all)
        #expect(all.values == [Array(0..<count)])
    }

    @Test func `values that wait for their subscriber leave in order, however many they are`() {
        let count = 100_000
        let probe = Probe<Int, Never>(.unlimited)
        (0..<count).publisher.receive(on: clock).subscribe(probe)
        // All of them are under way at once.
        #expect(probe.values.isEmpty)
        let waiting = Probe<Int, Never>()
        let subject = PassthroughSubject<Int, Never>()
        subject.buffer(size: count, prefetch: .byRequest, whenFull: .dropNewest).subscribe(waiting)
        for value in 0..<count { subject.send(value) }
        waiting.request(.unlimited)
        #expect(waiting.values == Array(0..<count))
    }

    @Test func `a full buffer drops the newest or the oldest value, or fails behind those it has`() {
        func sent(_ whenFull: Publishers.BufferingStrategy<Broken>) -> Probe<Int, Broken> {
            let probe = Probe<Int, Broken>()
            let subject = PassthroughSubject<Int, Broken>()
            subject.buffer(size: 2, prefetch: .byRequest, whenFull: whenFull).subscribe(probe)
            for value in 1...4 { subject.send(value) }
            probe.request(.unlimited)
            subject.send(completion: .finished)
            return probe
        }
        #expect(sent(.dropNewest).values == [1, 2] && sent(.dropNewest).completion == .finished)
        #expect(sent(.dropOldest).values == [3, 4])
        let failed = sent(.customError { Broken() })
        #expect(failed.values == [1, 2] && failed.completion == .failure(Broken()))
    }

    @Test func `a buffer that is kept full requests as many values as it has room for`() {
        let source = Tap<Int, Never>()
        let probe = Probe<Int, Never>(.max(1))
        source.buffer(size: 3, prefetch: .keepFull, whenFull: .dropNewest).subscribe(probe)
        #expect(source.asked == .max(3))
        for value in 1...5 { source.send(value) }
        #expect(probe.values == [1] && source.asked == .none)
        probe.request(.max(2))
        #expect(probe.values == [1, 2, 3] && source.asked == .max(2))
        source.end()
        #expect(probe.completions == 0)
        probe.request(.unlimited)
        #expect(probe.values == [1, 2, 3, 4] && probe.completion == .finished)
    }

    @Test func `a source that is silent for too long ends, with the error that is made for it`() {
        let subject = PassthroughSubject<Int, Broken>()
        let probe = Probe<Int, Broken>(.unlimited)
        subject.timeout(.seconds(1), scheduler: clock, customError: { Broken() }).subscribe(probe)
        clock.pass(to: 0.9)
        subject.send(1)
        clock.pass(to: 1.8)
        #expect(probe.values == [1] && probe.completions == 0)
        clock.pass(to: 2)
        #expect(probe.completion == .failure(Broken()))
        subject.send(2)
        clock.pass(to: 5)
        #expect(probe.values == [1] && probe.completions == 1)
        let quiet = Probe<Int, Never>(.unlimited)
        PassthroughSubject<Int, Never>().timeout(1, scheduler: clock).subscribe(quiet)
        clock.pass(to: 7)
        #expect(quiet.completion == .finished)
    }

    @Test func `the time between values is measured from the subscription on`() {
        let subject = PassthroughSubject<String, Never>()
        let probe = Probe<SchedulerSeconds, Never>(.unlimited)
        clock.pass(to: 1)
        subject.measureInterval(using: clock).subscribe(probe)
        clock.pass(to: 3)
        subject.send("a")
        clock.pass(to: 3.5)
        subject.send("b")
        #expect(probe.values.map(\.timeInterval) == [2, 0.5])
    }

    @Test func `a record sends what was recorded to each subscriber`() {
        let record = Record<Int, Broken> { recording in
            recording.receive(1)
            recording.receive(2)
            recording.receive(completion: .failure(Broken()))
        }
        for _ in 0..<2 {
            let probe = Probe<Int, Broken>(.unlimited)
            record.subscribe(probe)
            #expect(probe.values == [1, 2] && probe.completion == .failure(Broken()))
        }
        let finished = Probe<Int, Never>(.max(1))
        Record(output: [7], completion: .finished).subscribe(finished)
        #expect(finished.values == [7] && finished.completion == .finished)
    }

    @Test func `values pass where no failure is expected`() {
        let probe = Probe<Int, Never>(.unlimited)
        Just(3).setFailureType(to: Broken.self).assertNoFailure("three").subscribe(probe)
        #expect(probe.values == [3] && probe.completion == .finished)
    }
}
