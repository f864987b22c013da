import Foundation

/// Base class of views, view controllers and recognisers: an element of the responder chain.
@preconcurrency @MainActor open class UIResponder {
    // UIKitPrograms has a class with the same members in the same order: see DelegateMaking.swift.

    /// A responder that is last in its chain.
    public init() {}

    /// Next responder in the chain: a view's controller or superview; a controller's view's superview or its parent.
    open var next: UIResponder? { nil }

    /// True if it gets keys. A responder of a program does not: keys go to views of SwiftUI.
    open var isFirstResponder: Bool { false }
    /// True if it could get keys; false by default.
    open var canBecomeFirstResponder: Bool { false }
    /// Asks for keys. Returns false: views of SwiftUI get them.
    @discardableResult open func becomeFirstResponder() -> Bool { false }
    /// Gives up keys: a text that is edited is not any more. Returns true.
    @discardableResult open func resignFirstResponder() -> Bool { true }
}

/// Identity decides: two responders are equal if they are the same object.
extension UIResponder: nonisolated Hashable {
    /// True if both are the same object.
    nonisolated public static func == (a: UIResponder, b: UIResponder) -> Bool { a === b }
    /// Hashes the object's identity.
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
