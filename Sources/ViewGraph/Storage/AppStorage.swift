@_spi(Engine) import AnimationCore
import AttributeGraph
public import Foundation

/// A value of the user's defaults: the same in all views that name its key, and there again at the next start.
///
/// What is stored under the key and is not of this type counts as missing.
@propertyWrapper public struct AppStorage<Value> {
    private let key: String
    private let fallback: Value
    private let coding: StorageCoding<Value>
    /// Nil: the one around the view, `UserDefaults.standard` unless `defaultAppStorage(_:)` says another.
    private let defaults: UserDefaults?
    private var location: StoredValue<Value>?

    init(_ key: String, _ fallback: Value, _ coding: StorageCoding<Value>, _ defaults: UserDefaults?) {
        self.key = key
        self.fallback = fallback
        self.coding = coding
        self.defaults = defaults
    }

    /// What is stored, or the default. A write is kept at the end of the update.
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

    /// A binding to the value: `$name`. It writes to the defaults outside of a view, too.
    public var projectedValue: Binding<Value> {
        guard let location else { return Binding(get: { wrappedValue }, set: { wrappedValue = $0 }) }
        return Binding(location: location)
    }

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
    /// Keeps a `Bool`.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(key, wrappedValue, .bool, store)
    }

    /// Keeps a `Bool`, or nothing.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(key, nil, StorageCoding.bool.optional(), store)
    }

    /// Keeps an `Int`.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(key, wrappedValue, .int, store)
    }

    /// Keeps an `Int`, or nothing.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(key, nil, StorageCoding.int.optional(), store)
    }

    /// Keeps a `Double`.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(key, wrappedValue, .double, store)
    }

    /// Keeps a `Double`, or nothing.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(key, nil, StorageCoding.double.optional(), store)
    }

    /// Keeps a `String`.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(key, wrappedValue, .string, store)
    }

    /// Keeps a `String`, or nothing.
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(key, nil, StorageCoding.string.optional(), store)
    }

    /// Keeps a `URL`.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(key, wrappedValue, .url, store)
    }

    /// Keeps a `URL`, or nothing.
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(key, nil, StorageCoding.url.optional(), store)
    }

    /// Keeps a `Data`.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(key, wrappedValue, .data, store)
    }

    /// Keeps a `Data`, or nothing.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(key, nil, StorageCoding.data.optional(), store)
    }

    /// Keeps a `Date`.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
        self.init(key, wrappedValue, .date, store)
    }

    /// Keeps a `Date`, or nothing.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
        self.init(key, nil, StorageCoding.date.optional(), store)
    }

    /// Keeps a value by its raw one.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key, wrappedValue, .raw(.int), store)
    }

    /// Keeps a value by its raw one, or nothing.
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == Int {
        self.init(key, nil, StorageCoding<R>.raw(.int).optional(), store)
    }

    /// Keeps a value by its raw one.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(key, wrappedValue, .raw(.string), store)
    }

    /// Keeps a value by its raw one, or nothing.
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == String {
        self.init(key, nil, StorageCoding<R>.raw(.string).optional(), store)
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
    /// The defaults that `AppStorage` inside uses, unless it names others.
    nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
        environment(\.defaultAppStorage, store)
    }
}
