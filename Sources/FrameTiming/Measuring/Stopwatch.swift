import CAllocations

/// Accumulated time and allocations of measured closures.
struct Stopwatch {
    private(set) var nanoseconds = 0.0
    private(set) var allocations: UInt64 = 0
    private let clock = ContinuousClock()

    /// Runs `body` and adds its time and its allocations on this thread.
    @inline(__always) mutating func time(_ body: () -> Void) {
        let before = allocations_on_this_thread()
        let start = clock.now
        body()
        let duration = start.duration(to: clock.now)
        allocations += allocations_on_this_thread() - before
        nanoseconds += Double(duration.components.seconds) * 1e9 + Double(duration.components.attoseconds) * 1e-9
    }
}

/// Discards a value without the optimiser knowing, so that it must be computed.
@_optimize(none) @inline(never) func keep(_ value: Double) {}
