import Combine
import Foundation
import Testing

struct TimerPublisherTests {
    @Test func `a timer runs while it is connected, and ends with its last subscriber`() {
        let runLoop = RunLoop.current
        var dates: [Date] = []
        let timer = Timer.publish(every: 0.001, on: runLoop, in: .default).autoconnect()
        #expect(runLoop.limitDate(forMode: .default) == nil)
        var listening: AnyCancellable?
        listening = timer.sink { date in
            dates.append(date)
            if dates.count == 3 { listening?.cancel() }
        }
        // A run loop without a timer returns: this waits for the third date, and no longer.
        _ = runLoop.run(mode: .default, before: Date(timeIntervalSinceNow: 10))
        #expect(dates.count == 3)
        #expect(dates == dates.sorted())
        #expect(runLoop.limitDate(forMode: .default) == nil)
    }

    @Test func `the subscription alone keeps a timer running`() {
        let runLoop = RunLoop.current
        var count = 0
        var listening: AnyCancellable?
        listening = Timer.publish(every: 0.001, on: runLoop, in: .common).autoconnect().sink { _ in
            count += 1
            listening?.cancel()
        }
        _ = runLoop.run(mode: .default, before: Date(timeIntervalSinceNow: 10))
        #expect(count == 1)
    }

    @Test func `nothing comes before the connection`() {
        let runLoop = RunLoop.current
        let timer = Timer.publish(every: 0.001, on: runLoop, in: .default)
        let listening = timer.sink { _ in }
        #expect(runLoop.limitDate(forMode: .default) == nil)
        listening.cancel()
    }
}
