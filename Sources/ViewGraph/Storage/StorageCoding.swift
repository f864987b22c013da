import Foundation

/// How a value is put into a property list and read back; what cannot be read counts as missing.
struct StorageCoding<Value> {
    let read: (Any) -> Value?
    /// Nil removes the entry.
    let write: (Value) -> Any?

    /// The same for values that may be missing.
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
    /// A whole number may come back as an integer.
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
    /// `UserDefaults` of this system would keep the path alone, so the whole is kept as a string.
    static var url: Self {
        Self(
            read: { raw in
                guard let text = raw as? String, !text.isEmpty else { return nil }
                return text.hasPrefix("/") ? URL(filePath: text) : URL(string: text)
            }, write: { $0.absoluteString })
    }
}

extension StorageCoding where Value: RawRepresentable {
    /// By the raw value, through its own coding.
    static func raw(_ base: StorageCoding<Value.RawValue>) -> Self {
        Self(read: { base.read($0).flatMap(Value.init(rawValue:)) }, write: { base.write($0.rawValue) })
    }
}
