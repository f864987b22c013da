public import Foundation

extension Timer {
    /// Publisher of the current date at regular intervals, once connected.
    ///
    /// - Parameters:
    ///   - interval: seconds between values.
    ///   - tolerance: permitted delay in seconds; nil for the timer's default.
    ///   - runLoop: run loop of the timer.
    ///   - mode: mode of the run loop in which the timer runs.
    ///   - options: ignored.
    /// - Returns: the publisher, not connected.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }

    /// Publisher of dates, as made by ``publish(every:tolerance:on:in:options:)``.
    public final class TimerPublisher: ConnectablePublisher {
        /// Type of the values published.
        public typealias Output = Date
        /// Publishing never fails.
        public typealias Failure = Never

        /// Seconds between values.
        public let interval: TimeInterval
        /// Permitted delay in seconds; nil for the timer's default.
        public let tolerance: TimeInterval?
        /// Run loop of the timer.
        public let runLoop: RunLoop
        /// Mode of the run loop in which the timer runs.
        public let mode: RunLoop.Mode
        /// Options; without effect.
        public let options: RunLoop.SchedulerOptions?
        private let dates = PassthroughSubject<Date, Never>()

        /// A publisher that is not connected; its first value comes `interval` seconds after connecting.
        ///
        /// - Parameters:
        ///   - interval: seconds between values.
        ///   - tolerance: permitted delay in seconds; nil for the timer's default.
        ///   - runLoop: run loop of the timer.
        ///   - mode: mode of the run loop in which the timer runs.
        ///   - options: without effect.
        public init(
            interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
            options: RunLoop.SchedulerOptions? = nil
        ) {
            self.interval = interval
            self.tolerance = tolerance
            self.runLoop = runLoop
            self.mode = mode
            self.options = options
        }

        /// Attaches `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
            dates.receive(subscriber: subscriber)
        }

        /// Starts the timer; cancelling the returned object stops it.
        public func connect() -> any Cancellable {
            // Not `Timer(timeInterval:repeats:)`: in Foundation for Linux it fires at once the first time.
            let first = Date(timeIntervalSinceNow: interval)
            let timer = Timer(fire: first, interval: interval, repeats: true) { [dates] _ in dates.send(Date()) }
            if let tolerance { timer.tolerance = tolerance }
            runLoop.add(timer, forMode: mode)
            return AnyCancellable { timer.invalidate() }
        }
    }
}
