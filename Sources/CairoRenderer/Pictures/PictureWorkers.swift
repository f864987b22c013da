import Foundation

/// Threads that decode pictures: at most ``most`` at a time, each for as long as there is work.
final class PictureWorkers: Sendable {
    /// The process's workers.
    static let shared = PictureWorkers()

    /// Greatest number of threads. Each may take the memory of a picture twice, so there are few.
    private static let most = 2
    /// Bytes of a thread's stack: drawings are nested, and parsed and drawn recursively.
    private static let stackBytes = 8 << 20

    private struct State {
        var jobs: [@Sendable () -> Void] = []
        var threads = 0
    }

    private let state = ConditionLocked(State())

    /// Calls `job` on a worker, after those that wait already.
    func perform(_ job: @escaping @Sendable () -> Void) {
        let needsThread = state.change { state in
            state.jobs.append(job)
            guard state.threads < Self.most else { return false }
            state.threads += 1
            return true
        }
        guard needsThread else { return }
        let thread = Thread { [state] in
            while let job = Self.next(state) { job() }
        }
        thread.name = "pictures"
        thread.stackSize = Self.stackBytes
        thread.start()
    }

    /// Takes the next job; nil, and one thread fewer, if there is none.
    private static func next(_ state: ConditionLocked<State>) -> (@Sendable () -> Void)? {
        state.change { state in
            if state.jobs.isEmpty {
                state.threads -= 1
                return nil
            }
            return state.jobs.removeFirst()
        }
    }
}
