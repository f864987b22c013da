import CAllocations

/// The time and the allocations of what is measured, added up.
struct Stopwatch {
    private(set) var nanoseconds = 0.0
    private(set) var allocations: UInt64 = 0
    private let clock = ContinuousClock()

    /// Times `body` and adds it.
    @inline(__always) mutating func time(_ body: () -> Void) {
        let before = allocations_on_this_thread()
        let start = clock.now
        body()
        let duration = start.duration(to: clock.now)
        allocations += allocations_on_this_thread() - before
        nanoseconds += Double(duration.components.seconds) * 1e9 + Double(duration.components.attoseconds) * 1e-9
    }
}

/// Takes a result and does nothing with it, which the optimiser may not know: so what led to it has to be done.
@_optimize(none) @inline(never) func keep(_ value: Double) {}
