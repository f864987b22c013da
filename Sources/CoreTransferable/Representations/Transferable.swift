/// A value that can be dragged, copied and shared, within the program and with others.
///
/// ```swift
/// struct Card: Codable, Transferable {
///     var title: String
///
///     static var transferRepresentation: some TransferRepresentation {
///         CodableRepresentation(contentType: .card)
///         ProxyRepresentation(exporting: \.title)
///     }
/// }
///
/// extension UTType {
///     static let card = UTType(exportedAs: "com.example.card")
/// }
/// ```
@preconcurrency public protocol Transferable: Sendable {
    /// Type of the representation.
    associatedtype Representation: TransferRepresentation
    /// Content types in which values travel, and the conversions; the preferred one first.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

extension Transferable {
    /// Forms of the type's representation.
    package static var forms: [TransferForm<Self>] {
        // `Never` has no values, and its representation cannot be asked for.
        if Representation.self == Never.self { return [] }
        return (transferRepresentation._forms() as? _TransferForms<Self>)?.forms ?? []
    }
}

/// Description of the content types in which values travel, and of the conversions.
public protocol TransferRepresentation<Item>: Sendable {
    /// Type of the values.
    associatedtype Item: Transferable
    /// Type of the representation that this one is made of.
    associatedtype Body: TransferRepresentation
    /// The representation that this one is made of.
    @TransferRepresentationBuilder<Item> var body: Body { get }
    /// Returns the forms of the representation.
    func _forms() -> _TransferForms<Item>
}

extension TransferRepresentation {
    /// Returns the forms of the body.
    public func _forms() -> _TransferForms<Item> {
        // A representation without a body that does not say its forms has none.
        if Body.self == Never.self { return _TransferForms([]) }
        // A body of another item's type has no forms for this one.
        return (body._forms() as? _TransferForms<Item>) ?? _TransferForms([])
    }
}

extension TransferRepresentation where Body == Never {
    // Nothing here asks for it; of a program that does, the type says that it gets no answer.
    /// Not there: the representation converts values itself.
    public var body: Never { preconditionFailure("\(Self.self) converts values itself, and has no body.") }
}

extension Never: Transferable, TransferRepresentation {
    /// There are no values.
    public typealias Item = Never
    /// There is no body.
    public typealias Body = Never
    // Apple's type. Nothing here asks for it; of a program that does, the type says that it gets no answer.
    /// There is no representation, since there are no values.
    public static var transferRepresentation: Never { preconditionFailure("Never has no values to transfer.") }
}

/// Kinds of programs that a representation is offered to.
public struct TransferRepresentationVisibility: Hashable, Sendable {
    private let level: Int

    /// All programs.
    public static let all = TransferRepresentationVisibility(level: 0)
    /// Programs of the same developer; here only this program, since programs have no developer that is known.
    public static let team = TransferRepresentationVisibility(level: 1)
    /// Programs of the same group; here only this program.
    public static let group = TransferRepresentationVisibility(level: 2)
    /// Only this program.
    public static let ownProcess = TransferRepresentationVisibility(level: 3)
}
