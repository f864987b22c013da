import Foundation
public import UIKitCore

/// Class with the layout of `UIResponder` whose initialiser subclasses must have.
///
/// Apple's systems make a program's delegates by their names. In Swift, an object of a class that is known only at run
/// time can be made by a required initialiser alone, which `UIResponder` must not have: programs could then not
/// subclass it as they do. Both classes have the same members in the same order, so that the entry of `init()` in the
/// table of a subclass of `UIResponder` is found as that of this class.
@_spi(Engine) @preconcurrency @MainActor open class _ResponderLayout {
    /// Makes an object.
    public required init() {}
    /// As of `UIResponder`.
    open var next: UIResponder? { nil }
    /// As of `UIResponder`.
    open var isFirstResponder: Bool { false }
    /// As of `UIResponder`.
    open var canBecomeFirstResponder: Bool { false }
    /// As of `UIResponder`.
    @discardableResult open func becomeFirstResponder() -> Bool { false }
    /// As of `UIResponder`.
    @discardableResult open func resignFirstResponder() -> Bool { true }
}

extension UIResponder {
    /// Makes an object of `type`, a subclass of `UIResponder`. One without `init()` ends the program at its start, with
    /// Swift's message that the class does not implement it: Apple's systems cannot make such a delegate either.
    static func make<T: UIResponder>(_ type: T.Type) -> T {
        unsafe unsafeDowncast(unsafeBitCast(type, to: _ResponderLayout.Type.self).init(), to: T.self)
    }
}

/// Class with the layout of `NSObject` as far as its first member, whose initialiser subclasses must have: as
/// ``_ResponderLayout``, for delegates that are subclasses of `NSObject`.
@_spi(Engine) open class _ObjectLayout {
    /// Makes an object.
    public required init() {}
}

extension NSObject {
    /// Makes an object of `type`. One without `init()` ends the program at its start, with Swift's message that the class
    /// does not implement it: Apple's systems cannot make such a delegate either.
    static func make<T: NSObject>(_ type: T.Type) -> T {
        unsafe unsafeDowncast(unsafeBitCast(type, to: _ObjectLayout.Type.self).init(), to: T.self)
    }
}
