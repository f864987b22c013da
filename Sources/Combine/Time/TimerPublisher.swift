public import Foundation

extension Timer {
    /// Sends the date again and again, once it is connected.
    ///
    /// - Parameters:
    ///   - interval: seconds from one value to the next.
    ///   - tolerance: how many seconds a value may be late.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }

    /// The publisher behind ``publish(every:tolerance:on:in:options:)``.
    public final class TimerPublisher: ConnectablePublisher {
        public typealias Output = Date
        public typealias Failure = Never

        /// Seconds from one value to the next.
        public let interval: TimeInterval
        /// How many seconds a value may be late; nil leaves that to the timer.
        public let tolerance: TimeInterval?
        /// Where the timer runs.
        public let runLoop: RunLoop
        /// In which mode of the run loop it runs.
        public let mode: RunLoop.Mode
        /// What was asked for; it changes nothing.
        public let options: RunLoop.SchedulerOptions?
        private let dates = PassthroughSubject<Date, Never>()

        /// - Parameters:
        ///   - interval: seconds from one value to the next; the first one comes after that, too.
        ///   - tolerance: how many seconds a value may be late.
        ///   - runLoop: where the timer runs.
        ///   - mode: in which mode of the run loop it runs.
        ///   - options: change nothing.
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

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
            dates.receive(subscriber: subscriber)
        }

        public func connect() -> any Cancellable {
            // Not `Timer(timeInterval:repeats:)`, which in Foundation for Linux goes off at once for the first time.
            let first = Date(timeIntervalSinceNow: interval)
            let timer = Timer(fire: first, interval: interval, repeats: true) { [dates] _ in dates.send(Date()) }
            if let tolerance { timer.tolerance = tolerance }
            runLoop.add(timer, forMode: mode)
            return AnyCancellable { timer.invalidate() }
        }
    }
}
