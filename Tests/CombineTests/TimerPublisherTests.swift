import Combine
import Foundation
import Testing

/// `Timer.publish`, each test on a thread of its own, since the main run loop always has other sources.
struct TimerPublisherTests {
    @Test func `a timer runs while it is connected, and ends with its last subscriber`() async {
        let seen = await onOwnThread { runLoop in
            var dates: [Date] = []
            let timer = Timer.publish(every: 0.001, on: runLoop, in: .default).autoconnect()
            let isIdleBefore = runLoop.limitDate(forMode: .default) == nil
            var listening: AnyCancellable?
            listening = timer.sink { date in
                dates.append(date)
                if dates.count == 3 { listening?.cancel() }
            }
            // A run loop without a timer returns, so this waits no longer than for the third date.
            _ = runLoop.run(mode: .default, before: Date(timeIntervalSinceNow: 10))
            return (isIdleBefore, dates, isIdleAfter: runLoop.limitDate(forMode: .default) == nil)
        }
        #expect(seen.0 && seen.isIdleAfter)
        #expect(seen.1.count == 3 && seen.1 == seen.1.sorted())
    }

    @Test func `the subscription alone keeps a timer running`() async {
        let count = await onOwnThread { runLoop in
            var count = 0
            var listening: AnyCancellable?
            listening = Timer.publish(every: 0.001, on: runLoop, in: .common).autoconnect().sink { _ in
                count += 1
                listening?.cancel()
            }
            _ = runLoop.run(mode: .default, before: Date(timeIntervalSinceNow: 10))
            return count
        }
        #expect(count == 1)
    }

    @Test func `nothing comes before the connection`() async {
        let isIdle = await onOwnThread { runLoop in
            let timer = Timer.publish(every: 0.001, on: runLoop, in: .default)
            let listening = timer.sink { _ in }
            defer { listening.cancel() }
            return runLoop.limitDate(forMode: .default) == nil
        }
        #expect(isIdle)
    }

    private func onOwnThread<Answer: Sendable>(_ body: @escaping @Sendable (RunLoop) -> Answer) async -> Answer {
        await withCheckedContinuation { answered in
            Thread { answered.resume(returning: body(RunLoop.current)) }.start()
        }
    }
}
