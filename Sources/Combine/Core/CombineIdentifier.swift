/// Tells one subscriber or subscription from another.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
    private enum Origin: Hashable {
        case counted(Int)
        case object(ObjectIdentifier)
    }

    private static let counter = Locked(0)
    private let origin: Origin

    /// An identifier that no other value in this process has.
    public init() {
        origin = .counted(
            Self.counter.withLock { counter in
                counter += 1
                return counter
            })
    }

    /// The identifier of an object, for as long as it lives.
    public init(_ object: AnyObject) { origin = .object(ObjectIdentifier(object)) }

    public var description: String {
        switch origin {
        case .counted(let number): "0x" + String(number, radix: 16)
        case .object(let object): String(describing: object)
        }
    }
}

/// Something that can be told from others of its kind.
public protocol CustomCombineIdentifierConvertible {
    /// Who it is; of an object, the object itself.
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
