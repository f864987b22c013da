import Foundation

/// Keeps values of property lists by name.
package protocol KeyedStore: AnyObject {
    /// Stores that say the same here are one: a write through either is seen through both.
    var identity: ObjectIdentifier { get }
    func value(for key: String) -> Any?
    func set(_ value: Any?, for key: String)
    /// Brings what was set to where it lasts; called at the end of an update.
    func save()
}

/// The user's defaults.
final class DefaultsStore: KeyedStore {
    private let defaults: UserDefaults

    init(_ defaults: UserDefaults) { self.defaults = defaults }

    var identity: ObjectIdentifier { ObjectIdentifier(defaults) }
    func value(for key: String) -> Any? { defaults.object(forKey: key) }

    func set(_ value: Any?, for key: String) {
        if let value { defaults.set(value, forKey: key) } else { defaults.removeObject(forKey: key) }
    }

    /// Here they are written when asked to be, and not before.
    func save() { _ = defaults.synchronize() }
}
