import Foundation

/// What views and view controllers have in common: the chain along which one asks the next.
@MainActor open class UIResponder {
    /// A responder.
    public init() {}

    /// Whom this one asks next: a view its controller or superview, a controller what its view lies in.
    open var next: UIResponder? { nil }
}

/// Two are equal if they are the same object.
extension UIResponder: nonisolated Hashable {
    nonisolated public static func == (a: UIResponder, b: UIResponder) -> Bool { a === b }
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
