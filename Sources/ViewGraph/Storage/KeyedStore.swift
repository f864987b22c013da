import Foundation

/// Store of property list values by key.
package protocol KeyedStore: AnyObject {
    /// Identity of the underlying store. Two stores with equal identities share their values: a write through one is
    /// visible through the other.
    var identity: ObjectIdentifier { get }
    func value(for key: String) -> Any?
    func set(_ value: Any?, for key: String)
    /// Saves the changes permanently. Called at the end of an update.
    func save()
}

/// Store of values in the user's defaults.
final class DefaultsStore: KeyedStore {
    private let defaults: UserDefaults

    init(_ defaults: UserDefaults) { self.defaults = defaults }

    var identity: ObjectIdentifier { ObjectIdentifier(defaults) }
    func value(for key: String) -> Any? { defaults.object(forKey: key) }

    func set(_ value: Any?, for key: String) {
        if let value { defaults.set(value, forKey: key) } else { defaults.removeObject(forKey: key) }
    }

    /// Foundation on Linux writes the defaults to disk only when `synchronize` is called.
    func save() { _ = defaults.synchronize() }
}
