/// Property of an observable object that announces its changes to the object's `objectWillChange` and to subscribers of
/// `$property`, both *before* the change.
@propertyWrapper
public struct Published<Value> {
    /// Storage shared by copies of the wrapper, so that reflection, which copies, reaches it.
    private let box: Box

    /// A property with an initial value: `@Published var count = 0`.
    public init(wrappedValue: Value) { box = Box(wrappedValue) }

    /// A property with an initial value, for initialisers: `_count = Published(initialValue: 0)`.
    public init(initialValue: Value) { box = Box(initialValue) }

    /// Value of the property. Unavailable: only properties of classes can be published.
    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { box.value }
        nonmutating set { box.set(newValue) }
    }

    /// Publisher `$property`: sends the current value, then each new one.
    ///
    /// The setter does nothing; it exists so that `assign(to: &$property)` compiles.
    public var projectedValue: Publisher {
        get { Publisher(box: box) }
        set {}
    }

    /// Value of the property in its enclosing object; setting it announces the change first.
    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].box.value }
        set { object[keyPath: storageKeyPath].box.set(newValue) }
    }

    /// Publisher of the values of one published property.
    public struct Publisher: Combine.Publisher {
        /// Type of the values published.
        public typealias Output = Value
        /// Publishing never fails.
        public typealias Failure = Never

        fileprivate let box: Box

        /// Attaches `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            box.add(subscriber)
        }
    }

    /// Value and subscribers of one property.
    fileprivate final class Box {
        private struct Content {
            var value: Value
            var objectWillChange: ObservableObjectPublisher?
            /// Made at the first subscription to `$property`: most properties never get one.
            var values: Broadcast<Value, Never>?
            /// Subscriptions that write this property; they end with it.
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

extension Published: StoredProperty {
    /// Value of the property. Setting a value of another type does nothing.
    package var storedValue: Any {
        get { box.value }
        nonmutating set {
            if let value = newValue as? Value { box.set(value) }
        }
    }
}

/// Unchecked: all that it holds is behind the box's lock.
extension Published: @unchecked Sendable where Value: Sendable {}

extension Publisher where Failure == Never {
    /// Writes each value to the published property, for as long as it exists: `assign(to: &$property)`.
    public func assign(to published: inout Published<Output>.Publisher) {
        let box = published.box
        box.keep(sink { [weak box] in box?.set($0) })
    }
}
