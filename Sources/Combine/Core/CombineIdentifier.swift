/// Identity of a subscriber or subscription.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
    private enum Origin: Hashable {
        case counted(Int)
        case object(ObjectIdentifier)
    }

    private static let counter = Locked(0)
    private let origin: Origin

    /// An identifier that is unique in this process.
    public init() {
        origin = .counted(
            Self.counter.withLock { counter in
                counter += 1
                return counter
            })
    }

    /// The identifier of `object`, unique while it lives.
    public init(_ object: AnyObject) { origin = .object(ObjectIdentifier(object)) }

    /// Text for debugging.
    public var description: String {
        switch origin {
        case .counted(let number): "0x" + String(number, radix: 16)
        case .object(let object): String(describing: object)
        }
    }
}

/// Type whose values have an identity.
public protocol CustomCombineIdentifierConvertible {
    /// Identity of this value; for an object, that of the object.
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    /// Identity of the object.
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
