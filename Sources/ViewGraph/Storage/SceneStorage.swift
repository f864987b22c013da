@_spi(Engine) import AnimationCore
import AttributeGraph
public import Foundation

/// A value that a window keeps of itself, so that it is there again at the next start.
///
/// It lies in a file of the program's state (`XDG_STATE_HOME`), or, where a run is to be the same each time, in memory alone.
/// What is stored under the key and is not of this type counts as missing.
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

    /// What is stored, or the default; outside of a view of a window always the default.
    public var wrappedValue: Value {
        get { location?.value ?? fallback }
        nonmutating set { location?.set(newValue, transaction: .current) }
    }

    /// A binding to the value: `$name`. Outside of a view of a window it reads the default and ignores writes.
    public var projectedValue: Binding<Value> {
        guard let location else { return .constant(fallback) }
        return Binding(location: location)
    }

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
    /// Keeps a `Bool`.
    public init(wrappedValue: Value, _ key: String) where Value == Bool {
        self.init(key, wrappedValue, .bool)
    }

    /// Keeps a `Bool`, or nothing.
    public init(_ key: String) where Value == Bool? {
        self.init(key, nil, StorageCoding.bool.optional())
    }

    /// Keeps an `Int`.
    public init(wrappedValue: Value, _ key: String) where Value == Int {
        self.init(key, wrappedValue, .int)
    }

    /// Keeps an `Int`, or nothing.
    public init(_ key: String) where Value == Int? {
        self.init(key, nil, StorageCoding.int.optional())
    }

    /// Keeps a `Double`.
    public init(wrappedValue: Value, _ key: String) where Value == Double {
        self.init(key, wrappedValue, .double)
    }

    /// Keeps a `Double`, or nothing.
    public init(_ key: String) where Value == Double? {
        self.init(key, nil, StorageCoding.double.optional())
    }

    /// Keeps a `String`.
    public init(wrappedValue: Value, _ key: String) where Value == String {
        self.init(key, wrappedValue, .string)
    }

    /// Keeps a `String`, or nothing.
    public init(_ key: String) where Value == String? {
        self.init(key, nil, StorageCoding.string.optional())
    }

    /// Keeps a `URL`.
    public init(wrappedValue: Value, _ key: String) where Value == URL {
        self.init(key, wrappedValue, .url)
    }

    /// Keeps a `URL`, or nothing.
    public init(_ key: String) where Value == URL? {
        self.init(key, nil, StorageCoding.url.optional())
    }

    /// Keeps a `Data`.
    public init(wrappedValue: Value, _ key: String) where Value == Data {
        self.init(key, wrappedValue, .data)
    }

    /// Keeps a `Data`, or nothing.
    public init(_ key: String) where Value == Data? {
        self.init(key, nil, StorageCoding.data.optional())
    }

    /// Keeps a value by its raw one.
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key, wrappedValue, .raw(.int))
    }

    /// Keeps a value by its raw one, or nothing.
    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
        self.init(key, nil, StorageCoding<R>.raw(.int).optional())
    }

    /// Keeps a value by its raw one.
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
        self.init(key, wrappedValue, .raw(.string))
    }

    /// Keeps a value by its raw one, or nothing.
    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
        self.init(key, nil, StorageCoding<R>.raw(.string).optional())
    }
}
