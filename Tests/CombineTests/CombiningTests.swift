import Combine
import Testing

/// Operators that combine publishers: order of values, completion, and demand.
struct CombiningTests {
    // MARK: Merge

    @Test func `merged values come as they come, and the end when all have ended`() {
        let a = PassthroughSubject<Int, Never>()
        let b = PassthroughSubject<Int, Never>()
        let c = PassthroughSubject<Int, Never>()
        let probe = Probe<Int, Never>(.unlimited)
        a.merge(with: b, c).subscribe(probe)
        a.send(1)
        c.send(2)
        b.send(3)
        a.send(completion: .finished)
        c.send(completion: .finished)
        b.send(4)
        #expect(probe.values == [1, 2, 3, 4] && probe.completion == nil)
        b.send(completion: .finished)
        #expect(probe.completion == .finished && probe.completions == 1)
    }

    @Test func `of merged publishers each is held up once one of its values waits`() {
        let a = Tap<Int, Never>()
        let b = Tap<Int, Never>()
        let probe = Probe<Int, Never>(.max(1))
        a.merge(with: b).subscribe(probe)
        #expect(a.asked == .max(1) && b.asked == .max(1))
        a.send(1)
        #expect(a.asked == .max(1))
        a.send(2)
        b.send(3)
        #expect(probe.values == [1])
        #expect(a.asked == .none && b.asked == .none)
        #expect(!a.send(9))
        probe.request(.max(2))
        #expect(probe.values == [1, 2, 3])
        #expect(a.asked == .max(1) && b.asked == .max(1))
        probe.request(.unlimited)
        #expect(a.asked == .unlimited)
    }

    @Test func `a failure of one is the end of all, and cancels the others`() {
        let a = Tap<Int, Broken>()
        let b = Tap<Int, Broken>()
        let probe = Probe<Int, Broken>(.unlimited)
        a.merge(with: b).subscribe(probe)
        a.end(.failure(Broken()))
        #expect(b.isCancelled && probe.completion == .failure(Broken()) && probe.completions == 1)
    }

    @Test func `a value sent while one is told is told afterwards, in order`() {
        let a = PassthroughSubject<Int, Never>()
        let b = PassthroughSubject<Int, Never>()
        let probe = Probe<Int, Never>(.unlimited)
        var depth = 0
        probe.onValue = { value in
            depth += 1
            #expect(depth == 1)
            if value == 1 {
                b.send(2)
                a.send(3)
            }
            depth -= 1
            return .none
        }
        a.merge(with: b).subscribe(probe)
        a.send(1)
        #expect(probe.values == [1, 2, 3])
    }

    @Test func `cancelling goes to all sources`() {
        let a = Tap<Int, Never>()
        let b = Tap<Int, Never>()
        let probe = Probe<Int, Never>(.unlimited)
        a.merge(with: b).subscribe(probe)
        probe.cancel()
        #expect(a.isCancelled && b.isCancelled)
    }

    @Test func `any number is merged, also none`() {
        let probe = Probe<Int, Never>(.unlimited)
        Publishers.MergeMany((0..<5).map { Just($0) }).subscribe(probe)
        #expect(probe.values == [0, 1, 2, 3, 4] && probe.completion == .finished)
        let none = Probe<Int, Never>(.unlimited)
        Publishers.MergeMany([Just<Int>]()).subscribe(none)
        #expect(none.completion == .finished)
    }

    // MARK: combineLatest

    @Test func `the newest values come together once all have sent`() {
        let name = PassthroughSubject<String, Never>()
        let age = PassthroughSubject<Int, Never>()
        let isMember = CurrentValueSubject<Bool, Never>(true)
        let probe = Probe<String, Never>(.unlimited)
        name.combineLatest(age, isMember) { "\($0) \($1) \($2)" }.subscribe(probe)
        name.send("a")
        #expect(probe.values.isEmpty)
        age.send(1)
        age.send(2)
        isMember.value = false
        name.send("b")
        #expect(probe.values == ["a 1 true", "a 2 true", "a 2 false", "b 2 false"])
        name.send(completion: .finished)
        age.send(3)
        #expect(probe.values.last == "b 3 false" && probe.completion == nil)
        age.send(completion: .finished)
        isMember.send(completion: .finished)
        #expect(probe.completion == .finished)
    }

    @Test func `of newest values only the newest waits for a subscriber that is not ready`() {
        let a = PassthroughSubject<Int, Never>()
        let b = CurrentValueSubject<Int, Never>(0)
        let probe = Probe<[Int], Never>(.max(1))
        a.combineLatest(b).map { [$0.0, $0.1] }.subscribe(probe)
        for value in 1...4 { a.send(value) }
        #expect(probe.values == [[1, 0]])
        probe.request(.max(1))
        #expect(probe.values == [[1, 0], [4, 0]])
        probe.request(.max(1))
        #expect(probe.values.count == 2)
    }

    @Test func `one that ends without a value ends them together`() {
        let a = Tap<Int, Never>()
        let probe = Probe<Int, Never>(.unlimited)
        a.combineLatest(Empty<Int, Never>()).map { $0 + $1 }.subscribe(probe)
        #expect(probe.completion == .finished && a.isCancelled)
    }

    // MARK: zip

    @Test func `pairs are made in order, and the end comes when no more can be`() {
        let a = PassthroughSubject<Int, Never>()
        let b = PassthroughSubject<String, Never>()
        let probe = Probe<String, Never>(.unlimited)
        a.zip(b) { "\($0)\($1)" }.subscribe(probe)
        a.send(1)
        a.send(2)
        b.send("x")
        #expect(probe.values == ["1x"])
        a.send(completion: .finished)
        #expect(probe.completion == nil)
        b.send("y")
        #expect(probe.values == ["1x", "2y"] && probe.completion == .finished)
    }

    @Test func `each side is asked for as many values as pairs are wanted`() {
        let a = Tap<Int, Never>()
        let b = Tap<Int, Never>()
        let probe = Probe<Int, Never>(.max(2))
        a.zip(b) { $0 * $1 }.subscribe(probe)
        #expect(a.asked == .max(2) && b.asked == .max(2))
        a.send(2)
        a.send(3)
        #expect(!a.send(4))
        b.send(10)
        b.send(10)
        #expect(probe.values == [20, 30] && a.asked == .none)
        probe.onValue = { _ in .max(1) }
        probe.request(.max(1))
        a.send(5)
        b.send(10)
        #expect(probe.values == [20, 30, 50] && a.asked == .max(1) && b.asked == .max(1))
    }

    @Test func `four publishers give quadruples`() {
        let subjects = (0..<4).map { _ in PassthroughSubject<Int, Never>() }
        let zipped = Probe<[Int], Never>(.unlimited)
        subjects[0].zip(subjects[1], subjects[2], subjects[3]) { [$0, $1, $2, $3] }.subscribe(zipped)
        let latest = Probe<[Int], Never>(.unlimited)
        subjects[0].combineLatest(subjects[1], subjects[2], subjects[3]) { [$0, $1, $2, $3] }.subscribe(latest)
        for (index, subject) in subjects.enumerated() { subject.send(index) }
        subjects[0].send(10)
        #expect(zipped.values == [[0, 1, 2, 3]])
        #expect(latest.values == [[0, 1, 2, 3], [10, 1, 2, 3]])
        subjects[3].send(completion: .finished)
        #expect(zipped.completion == .finished && latest.completion == nil)
    }

    // MARK: flatMap

    @Test func `publishers made of values flow together, and end when all have`() {
        let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let probe = Probe<Int, Never>(.unlimited)
        outer.flatMap { $0 }.subscribe(probe)
        outer.send(a)
        outer.send(b)
        a.send(1)
        b.send(2)
        outer.send(completion: .finished)
        a.send(completion: .finished)
        b.send(3)
        #expect(probe.values == [1, 2, 3] && probe.completion == nil)
        b.send(completion: .finished)
        #expect(probe.completion == .finished)
    }

    @Test func `no more publishers run at the same time than are allowed`() {
        let outer = Tap<Tap<Int, Never>, Never>()
        let taps = (0..<3).map { _ in Tap<Int, Never>() }
        let probe = Probe<Int, Never>(.unlimited)
        outer.flatMap(maxPublishers: .max(2)) { $0 }.subscribe(probe)
        #expect(outer.asked == .max(2))
        outer.send(taps[0])
        outer.send(taps[1])
        #expect(!outer.send(taps[2]))
        taps[0].end()
        #expect(outer.send(taps[2]))
        taps[2].send(7)
        #expect(probe.values == [7])
    }

    @Test func `publishers that never fail flow into one that may, and the other way round`() {
        let failing = Fail<Int, Broken>(error: Broken())
        let probe = Probe<Int, Broken>(.unlimited)
        Just(1).flatMap { _ in failing }.subscribe(probe)
        #expect(probe.completion == .failure(Broken()))
        let source = PassthroughSubject<Int, Broken>()
        let other = Probe<Int, Broken>(.unlimited)
        source.flatMap { Just($0 * 2) }.subscribe(other)
        source.send(4)
        source.send(completion: .failure(Broken()))
        #expect(other.values == [8] && other.completion == .failure(Broken()))
    }

    @Test func `of publishers that come one after another the newest is heard`() {
        let outer = PassthroughSubject<Tap<Int, Never>, Never>()
        let (a, b) = (Tap<Int, Never>(), Tap<Int, Never>())
        let probe = Probe<Int, Never>(.unlimited)
        outer.switchToLatest().subscribe(probe)
        outer.send(a)
        a.send(1)
        outer.send(b)
        #expect(a.isCancelled)
        a.send(2)
        b.send(3)
        outer.send(completion: .finished)
        #expect(probe.values == [1, 3] && probe.completion == nil)
        b.end()
        #expect(probe.completion == .finished)
    }

    @Test func `one publisher follows another`() {
        let probe = Probe<Int, Never>(.max(3))
        [3, 4].publisher.prepend(1, 2).append([5]).subscribe(probe)
        #expect(probe.values == [1, 2, 3])
        probe.request(.max(2))
        #expect(probe.values == [1, 2, 3, 4, 5] && probe.completion == .finished)
    }

    @Test func `five to eight are merged, and end when all have ended`() {
        let subjects = (0..<8).map { _ in PassthroughSubject<Int, Never>() }
        func probe(_ publisher: some Publisher<Int, Never>) -> Probe<Int, Never> {
            let probe = Probe<Int, Never>(.unlimited)
            publisher.subscribe(probe)
            return probe
        }
        let (a, b, c, d) = (subjects[0], subjects[1], subjects[2], subjects[3])
        let (e, f, g, h) = (subjects[4], subjects[5], subjects[6], subjects[7])
        let probes = [
            probe(a.merge(with: b, c, d, e)), probe(a.merge(with: b, c, d, e, f)),
            probe(a.merge(with: b, c, d, e, f, g)), probe(a.merge(with: b, c, d, e, f, g, h)),
        ]
        for (number, subject) in subjects.enumerated() { subject.send(number) }
        #expect(probes.map(\.values) == (5...8).map { Array(0..<$0) })
        for subject in subjects.dropLast() { subject.send(completion: .finished) }
        #expect(probes.map { $0.completion == .finished } == [true, true, true, false])
        h.send(completion: .finished)
        #expect(probes[3].completion == .finished)
    }
}
