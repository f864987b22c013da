/// Method that is called on an object that is known later: the action of a recogniser, a timer or a notification.
///
/// Apple's compiler makes selectors by `#selector`, which the compiler refuses on Linux. They are made by the name and the
/// method here, and the command `lilt` replaces the one form by the other:
///
///     Selector("PageController.tapped(_:)", PageController.tapped(_:))
///
/// Two selectors are equal if their names are. One that has a name alone calls nothing.
public struct Selector: Hashable, Sendable {
    /// Name of the method.
    public let name: String
    /// Calls the method on the target with the sender; returns false if it is not a method of the target, or does not take
    /// the sender.
    private let method: @MainActor @Sendable (AnyObject, Any?) -> Bool

    private init(_ name: String, calling method: @escaping @MainActor @Sendable (AnyObject, Any?) -> Bool) {
        self.name = name
        self.method = method
    }

    /// A selector that calls nothing.
    public init(_ name: String) { self.init(name) { _, _ in false } }

    /// A method without parameters, such as `PageController.close`.
    public init<Target: AnyObject, Result>(
        _ name: String, _ method: @escaping @Sendable (Target) -> @MainActor () -> Result
    ) {
        self.init(name) { target, _ in
            guard let target = target as? Target else { return false }
            _ = method(target)()
            return true
        }
    }

    /// A method that takes the sender, such as `PageController.tapped(_:)`.
    public init<Target: AnyObject, Sender, Result>(
        _ name: String, _ method: @escaping @Sendable (Target) -> @MainActor (Sender) -> Result
    ) {
        self.init(name) { target, sender in
            // A method that takes a truth value, such as `UIView.endEditing`, gets true from any sender, as on Apple's systems.
            guard let target = target as? Target, let sender = sender as? Sender ?? true as? Sender else {
                return false
            }
            _ = method(target)(sender)
            return true
        }
    }

    /// A method of an object that is known already, without parameters. The selector keeps the object.
    public init(_ name: String, _ method: @escaping @MainActor @Sendable () -> Void) {
        self.init(name) { _, _ in
            method()
            return true
        }
    }

    /// A method of an object that is known already, which takes the sender. The selector keeps the object.
    public init<Sender>(_ name: String, _ method: @escaping @MainActor @Sendable (Sender) -> Void) {
        self.init(name) { _, sender in
            guard let sender = sender as? Sender else { return false }
            method(sender)
            return true
        }
    }

    /// Calls the method on `target`.
    ///
    /// - Returns: false if it is not a method of `target`, or does not take `sender`.
    @MainActor package func call(on target: AnyObject, sender: Any?) -> Bool { method(target, sender) }

    /// True if both have the same name.
    public static func == (a: Selector, b: Selector) -> Bool { a.name == b.name }
    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Selector: CustomStringConvertible {
    /// The name.
    public var description: String { name }
}
