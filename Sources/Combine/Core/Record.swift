/// Publisher of recorded values and their end.
public struct Record<Output, Failure: Error>: Publisher {
    /// Recorded values and their end.
    public struct Recording {
        /// The values.
        public private(set) var output: [Output]
        /// The end; without a failure, unless another was recorded.
        public private(set) var completion: Subscribers.Completion<Failure>
        private var isComplete = false

        /// A recording without values, which ends without a failure.
        public init() { self.init(output: []) }

        /// A recording of `output` and `completion`.
        public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
            self.output = output
            self.completion = completion
        }

        /// Appends a value. Values after the end are a mistake of the program, which stops it.
        public mutating func receive(_ input: Output) {
            precondition(!isComplete, "a value was recorded after the end")
            output.append(input)
        }

        /// Records the end. A second end is a mistake of the program, which stops it.
        public mutating func receive(completion: Subscribers.Completion<Failure>) {
            precondition(!isComplete, "an end was recorded after the end")
            self.completion = completion
            isComplete = true
        }
    }

    /// The values and the end.
    public let recording: Recording

    /// A publisher of what `record` records.
    public init(record: (inout Recording) -> Void) {
        var recording = Recording()
        record(&recording)
        self.recording = recording
    }

    /// A publisher of `recording`.
    public init(recording: Recording) { self.recording = recording }

    /// A publisher of `output` and `completion`.
    public init(output: [Output], completion: Subscribers.Completion<Failure>) {
        recording = Recording(output: output, completion: completion)
    }

    /// Attaches `subscriber`.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let values = recording.output.publisher.setFailureType(to: Failure.self)
        switch recording.completion {
        case .finished: values.receive(subscriber: subscriber)
        case .failure(let failure): values.append(Fail(error: failure)).receive(subscriber: subscriber)
        }
    }
}
