/// A property of an observable object whose changes are told: to the object's `objectWillChange`, and to those who
/// subscribe to `$property`. Both hear of a change *before* it is made.
@propertyWrapper
public struct Published<Value> {
    /// Made with the wrapper and shared by its copies, so that reflection, which copies, reaches the real one.
    private let box: Box

    /// A property that begins with a value: `@Published var count = 0`.
    public init(wrappedValue: Value) { box = Box(wrappedValue) }

    /// The same, for initialisers: `_count = Published(initialValue: 0)`.
    public init(initialValue: Value) { box = Box(initialValue) }

    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { box.value }
        nonmutating set { box.set(newValue) }
    }

    /// What `$property` gives: begins with the value as it is, goes on with each new one.
    ///
    /// Setting it does nothing; there is a setter so that `assign(to: &$property)` can be written.
    public var projectedValue: Publisher {
        get { Publisher(box: box) }
        set {}
    }

    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].box.value }
        set { object[keyPath: storageKeyPath].box.set(newValue) }
    }

    /// The values of one published property.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        fileprivate let box: Box

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            box.add(subscriber)
        }
    }

    /// The value, and those who hear of its changes.
    fileprivate final class Box {
        private struct Content {
            var value: Value
            var objectWillChange: ObservableObjectPublisher?
            /// Made when `$property` is first subscribed to: most properties never are.
            var values: Broadcast<Value, Never>?
            /// Subscriptions that write this property, kept for as long as it lives.
            var writers: [AnyCancellable] = []
        }

        private let content: Locked<Content>

        init(_ value: Value) { content = Locked(Content(value: value)) }

        var value: Value { content.withLock { $0.value } }

        var objectWillChange: ObservableObjectPublisher? {
            get { content.withLock { $0.objectWillChange } }
            set { content.withLock { $0.objectWillChange = newValue } }
        }

        func set(_ value: Value) {
            let (objectWillChange, values) = content.withLock { ($0.objectWillChange, $0.values) }
            objectWillChange?.send()
            values?.send(value)
            content.withLock { $0.value = value }
        }

        func add(_ subscriber: any Subscriber<Value, Never>) {
            let values = content.withLock { content in
                if let values = content.values { return values }
                let values = Broadcast<Value, Never>()
                content.values = values
                return values
            }
            values.add(subscriber) { self.value }
        }

        func keep(_ writer: AnyCancellable) { content.withLock { $0.writers.append(writer) } }
    }
}

extension Published: ObservableProperty {
    var objectWillChange: ObservableObjectPublisher? {
        get { box.objectWillChange }
        nonmutating set { box.objectWillChange = newValue }
    }
}

/// Unchecked: all that it holds is behind the box's lock.
extension Published: @unchecked Sendable where Value: Sendable {}

extension Publisher where Failure == Never {
    /// Writes each value to a published property, for as long as the property lives: `assign(to: &$property)`.
    public func assign(to published: inout Published<Output>.Publisher) {
        let box = published.box
        box.keep(sink { [weak box] in box?.set($0) })
    }
}
