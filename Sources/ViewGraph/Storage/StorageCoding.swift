import Foundation

/// Conversion of a value to and from a property list value. A value that cannot be converted back counts as missing.
struct StorageCoding<Value> {
    let read: (Any) -> Value?
    /// Converts to a property list value; nil removes the entry.
    let write: (Value) -> Any?

    /// Returns the conversion for optional values.
    func optional() -> StorageCoding<Value?> {
        StorageCoding<Value?>(read: { raw in read(raw).map { .some($0) } }, write: { $0.flatMap(write) })
    }
}

extension StorageCoding where Value == Bool {
    static var bool: Self { Self(read: { $0 as? Bool ?? ($0 as? Int).map { $0 != 0 } }, write: { $0 }) }
}

extension StorageCoding where Value == Int {
    static var int: Self { Self(read: { $0 as? Int }, write: { $0 }) }
}

extension StorageCoding where Value == Double {
    /// Property lists may return a whole number as an integer.
    static var double: Self { Self(read: { $0 as? Double ?? ($0 as? Int).map(Double.init) }, write: { $0 }) }
}

extension StorageCoding where Value == String {
    static var string: Self { Self(read: { $0 as? String }, write: { $0 }) }
}

extension StorageCoding where Value == Data {
    static var data: Self { Self(read: { $0 as? Data }, write: { $0 }) }
}

extension StorageCoding where Value == Date {
    static var date: Self { Self(read: { $0 as? Date }, write: { $0 }) }
}

extension StorageCoding where Value == URL {
    /// Stored as a string: `UserDefaults` on Linux would keep only the path.
    static var url: Self {
        Self(
            read: { raw in
                guard let text = raw as? String, !text.isEmpty else { return nil }
                return text.hasPrefix("/") ? URL(filePath: text) : URL(string: text)
            }, write: { $0.absoluteString })
    }
}

extension StorageCoding where Value: RawRepresentable {
    /// Stores the raw value with its own conversion.
    static func raw(_ base: StorageCoding<Value.RawValue>) -> Self {
        Self(read: { base.read($0).flatMap(Value.init(rawValue:)) }, write: { base.write($0.rawValue) })
    }
}

extension StorageCoding where Value: Codable {
    /// Stored as JSON.
    static var json: Self {
        Self(
            read: { raw in
                guard let data = raw as? Data else { return nil }
                do { return try JSONDecoder().decode(Value.self, from: data) } catch {
                    // Data that is no value of this type, such as one of another version, counts as missing.
                    return nil
                }
            },
            write: { value in
                do { return try JSONEncoder().encode(value) } catch {
                    // The entry is removed: the value could not be read again.
                    return nil
                }
            })
    }
}
