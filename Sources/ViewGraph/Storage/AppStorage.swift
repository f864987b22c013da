@_spi(Engine) import AnimationCore
import AttributeGraph
public import Foundation

/// A value in the user's defaults, shared by all views that use its key and kept across launches of the program.
///
/// A stored value of another type counts as missing.
@propertyWrapper public struct AppStorage<Value> {
    private let key: String
    private let fallback: Value
    private let coding: StorageCoding<Value>
    /// Defaults to use; nil for those set by `defaultAppStorage(_:)` on an ancestor, or else `UserDefaults.standard`.
    private let defaults: UserDefaults?
    private var location: StoredValue<Value>?

    init(_ key: String, _ fallback: Value, _ coding: StorageCoding<Value>, _ defaults: UserDefaults?) {
        self.key = key
        self.fallback = fallback
        self.coding = coding
        self.defaults = defaults
    }

    /// Stored value, or the default value if there is none. A write is saved at the end of the update.
    public var wrappedValue: Value {
        get {
            if let location { return location.value }
            return (defaults ?? .standard).object(forKey: key).flatMap(coding.read) ?? fallback
        }
        nonmutating set {
            if let location { return location.set(newValue, transaction: .current) }
            DefaultsStore(defaults ?? .standard).set(coding.write(newValue), for: key)
        }
    }

    /// Binding to the value, as in `$name`. It writes to the defaults outside of a view, too.
    public var projectedValue: Binding<Value> {
        guard let location else { return Binding(get: { wrappedValue }, set: { wrappedValue = $0 }) }
        return Binding(location: location)
    }

    /// Connects the property to its view's place. Internal; programs do not call it.
    @MainActor public static func _makeProperty(
        in properties: inout _DynamicProperties, fieldOffset: Int, inputs: _ViewInputs
    ) {
        let host = inputs.host
        let lifetime = inputs.lifetime
        let environment = inputs.environment
        var location: StoredValue<Value>?
        properties.append(AppStorage<Value>.self, at: fieldOffset) { property, graph in
            let installed =
                location
                ?? graph.untracked {
                    let defaults = property.defaults ?? graph.peek(environment)[DefaultAppStorageKey.self] ?? .standard
                    return StoredValue(
                        property.key, in: DefaultsStore(defaults), fallback: property.fallback,
                        coding: property.coding, host: host, lifetime: lifetime)
                }
            location = installed
            property.location = installed
        }
    }
}

extension AppStorage: DynamicProperty {}

extension AppStorage {
    /// Stores a `Bool`.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(key, wrappedValue, .bool, store)
    }

    /// Stores an optional `Bool`.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(key, nil, StorageCoding.bool.optional(), store)
    }

    /// Stores an `Int`.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(key, wrappedValue, .int, store)
    }

    /// Stores an optional `Int`.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(key, nil, StorageCoding.int.optional(), store)
    }

    /// Stores a `Double`.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(key, wrappedValue, .double, store)
    }

    /// Stores an optional `Double`.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(key, nil, StorageCoding.double.optional(), store)
    }

    /// Stores a `String`.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(key, wrappedValue, .string, store)
    }

    /// Stores an optional `String`.
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(key, nil, StorageCoding.string.optional(), store)
    }

    /// Stores a `URL`.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(key, wrappedValue, .url, store)
    }

    /// Stores an optional `URL`.
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(key, nil, StorageCoding.url.optional(), store)
    }

    /// Stores a `Data`.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(key, wrappedValue, .data, store)
    }

    /// Stores an optional `Data`.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(key, nil, StorageCoding.data.optional(), store)
    }

    /// Stores a `Date`.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
        self.init(key, wrappedValue, .date, store)
    }

    /// Stores an optional `Date`.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
        self.init(key, nil, StorageCoding.date.optional(), store)
    }

    /// Stores the raw value, an `Int`.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key, wrappedValue, .raw(.int), store)
    }

    /// Stores the raw value, an `Int`, of an optional.
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == Int {
        self.init(key, nil, StorageCoding<R>.raw(.int).optional(), store)
    }

    /// Stores the raw value, a `String`.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(key, wrappedValue, .raw(.string), store)
    }

    /// Stores the raw value, a `String`, of an optional.
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == String {
        self.init(key, nil, StorageCoding<R>.raw(.string).optional(), store)
    }

    /// A value that is stored as JSON under `key`; `wrappedValue` until one is stored.
    package init(codable wrappedValue: Value, _ key: String, store: UserDefaults?) where Value: Codable {
        self.init(key, wrappedValue, .json, store)
    }
}

private enum DefaultAppStorageKey: EnvironmentKey { static var defaultValue: UserDefaults? { nil } }

extension EnvironmentValues {
    fileprivate var defaultAppStorage: UserDefaults? {
        get { self[DefaultAppStorageKey.self] }
        set { self[DefaultAppStorageKey.self] = newValue }
    }
}

extension View {
    /// Sets the defaults for every `AppStorage` inside that does not name its own.
    nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
        environment(\.defaultAppStorage, store)
    }
}
