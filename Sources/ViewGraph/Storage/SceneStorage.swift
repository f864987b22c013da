@_spi(Engine) import AnimationCore
import AttributeGraph
public import Foundation

/// A value that belongs to a window and is restored when the window opens at the next launch.
///
/// It is stored in a file in the program's state folder (`XDG_STATE_HOME`), or in memory only where runs must be
/// reproducible. A stored value of another type counts as missing.
@propertyWrapper public struct SceneStorage<Value> {
    private let key: String
    private let fallback: Value
    private let coding: StorageCoding<Value>
    private var location: StoredValue<Value>?

    init(_ key: String, _ fallback: Value, _ coding: StorageCoding<Value>) {
        self.key = key
        self.fallback = fallback
        self.coding = coding
    }

    /// Stored value, or the default value if there is none. Outside of a view of a window, always the default value.
    public var wrappedValue: Value {
        get { location?.value ?? fallback }
        nonmutating set { location?.set(newValue, transaction: .current) }
    }

    /// Binding to the value, as in `$name`. Outside of a view of a window it reads the default value and ignores
    /// writes.
    public var projectedValue: Binding<Value> {
        guard let location else { return .constant(fallback) }
        return Binding(location: location)
    }

    /// Connects the property to its view's place. Internal; programs do not call it.
    @MainActor public static func _makeProperty(
        in properties: inout _DynamicProperties, fieldOffset: Int, inputs: _ViewInputs
    ) {
        let host = inputs.host
        let lifetime = inputs.lifetime
        var location: StoredValue<Value>?
        properties.append(SceneStorage<Value>.self, at: fieldOffset) { property, graph in
            let installed =
                location
                ?? graph.untracked {
                    StoredValue(
                        property.key, in: host.sceneStore, fallback: property.fallback, coding: property.coding,
                        host: host, lifetime: lifetime)
                }
            location = installed
            property.location = installed
        }
    }
}

extension SceneStorage: DynamicProperty {}

extension SceneStorage {
    /// Stores a `Bool`.
    public init(wrappedValue: Value, _ key: String) where Value == Bool {
        self.init(key, wrappedValue, .bool)
    }

    /// Stores an optional `Bool`.
    public init(_ key: String) where Value == Bool? {
        self.init(key, nil, StorageCoding.bool.optional())
    }

    /// Stores an `Int`.
    public init(wrappedValue: Value, _ key: String) where Value == Int {
        self.init(key, wrappedValue, .int)
    }

    /// Stores an optional `Int`.
    public init(_ key: String) where Value == Int? {
        self.init(key, nil, StorageCoding.int.optional())
    }

    /// Stores a `Double`.
    public init(wrappedValue: Value, _ key: String) where Value == Double {
        self.init(key, wrappedValue, .double)
    }

    /// Stores an optional `Double`.
    public init(_ key: String) where Value == Double? {
        self.init(key, nil, StorageCoding.double.optional())
    }

    /// Stores a `String`.
    public init(wrappedValue: Value, _ key: String) where Value == String {
        self.init(key, wrappedValue, .string)
    }

    /// Stores an optional `String`.
    public init(_ key: String) where Value == String? {
        self.init(key, nil, StorageCoding.string.optional())
    }

    /// Stores a `URL`.
    public init(wrappedValue: Value, _ key: String) where Value == URL {
        self.init(key, wrappedValue, .url)
    }

    /// Stores an optional `URL`.
    public init(_ key: String) where Value == URL? {
        self.init(key, nil, StorageCoding.url.optional())
    }

    /// Stores a `Data`.
    public init(wrappedValue: Value, _ key: String) where Value == Data {
        self.init(key, wrappedValue, .data)
    }

    /// Stores an optional `Data`.
    public init(_ key: String) where Value == Data? {
        self.init(key, nil, StorageCoding.data.optional())
    }

    /// Stores the raw value, an `Int`.
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key, wrappedValue, .raw(.int))
    }

    /// Stores the raw value, an `Int`, of an optional.
    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
        self.init(key, nil, StorageCoding<R>.raw(.int).optional())
    }

    /// Stores the raw value, a `String`.
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
        self.init(key, wrappedValue, .raw(.string))
    }

    /// Stores the raw value, a `String`, of an optional.
    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
        self.init(key, nil, StorageCoding<R>.raw(.string).optional())
    }

    /// Stores an encodable value, for types of modules above.
    package init(codable wrappedValue: Value, _ key: String) where Value: Codable {
        self.init(key, wrappedValue, .json)
    }
}
