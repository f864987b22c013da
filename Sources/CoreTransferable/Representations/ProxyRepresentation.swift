import UniformTypeIdentifiers

/// Representation by that of another type.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: TransferRepresentation {
    private let exporting: Conversion<Item, ProxyRepresentation>?
    private let importing: Conversion<ProxyRepresentation, Item>?

    /// Converts values to another type and back.
    ///
    /// - Parameters:
    ///   - exporting: returns the value that stands for one that leaves.
    ///   - importing: returns the value that one that arrives stands for.
    public init(
        exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
    ) { (self.exporting, self.importing) = (.immediate(exporting), .immediate(importing)) }

    /// Converts values to another type.
    ///
    /// - Parameter exporting: returns the value that stands for one that leaves.
    public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
        (self.exporting, importing) = (.immediate(exporting), nil)
    }

    /// Makes values from those of another type.
    ///
    /// - Parameter importing: returns the value that one that arrives stands for.
    public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
        (exporting, self.importing) = (nil, .immediate(importing))
    }

    /// Converts values to another type and back, by functions that may wait.
    ///
    /// - Parameters:
    ///   - exporting: returns the value that stands for one that leaves.
    ///   - importing: returns the value that one that arrives stands for.
    @_disfavoredOverload public init(
        exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
    ) { (self.exporting, self.importing) = (.suspending(exporting), .suspending(importing)) }

    /// Converts values to another type, by a function that may wait.
    ///
    /// - Parameter exporting: returns the value that stands for one that leaves.
    @_disfavoredOverload public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) {
        (self.exporting, importing) = (.suspending(exporting), nil)
    }

    /// Makes values from those of another type, by a function that may wait.
    ///
    /// - Parameter importing: returns the value that one that arrives stands for.
    @_disfavoredOverload public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) {
        (exporting, self.importing) = (nil, .suspending(importing))
    }

    /// There is no body.
    public typealias Body = Never

    /// Returns the forms of the other type, for as many directions as there are functions.
    public func _forms() -> _TransferForms<Item> {
        _TransferForms(
            ProxyRepresentation.forms.compactMap { form in
                // A condition of the other type can only be asked with its value: the export fails if it is not met.
                let leaving = form.exporting.flatMap { next -> Conversion<Item, TransferContent>? in
                    let checked = Conversion<ProxyRepresentation, ProxyRepresentation>.immediate { proxy in
                        guard form.exports(proxy) else { throw TransferError.notExported(form.contentType.identifier) }
                        return proxy
                    }
                    return exporting?.then(checked).then(next)
                }
                let arriving = form.importing.flatMap { first in importing.map { first.then($0) } }
                guard leaving != nil || arriving != nil else { return nil }
                return TransferForm(
                    contentType: form.contentType, isFile: form.isFile, visibility: form.visibility,
                    exporting: leaving, importing: arriving)
            })
    }
}

/// Failure to transfer a value.
package enum TransferError: Error, Equatable, CustomStringConvertible {
    /// A value cannot leave as the type with an identifier.
    case notExported(String)
    /// A value cannot be made of content of the type with an identifier.
    case notImported(String)
    /// The content is malformed.
    case malformed(String)

    package var description: String {
        switch self {
        case .notExported(let type): "the value cannot be exported as \(type)"
        case .notImported(let type): "no value can be made of \(type)"
        case .malformed(let what): "the content is not \(what)"
        }
    }
}
