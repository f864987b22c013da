public import Foundation

/// Type of data: of a file, of something that is dragged or copied, of a program's own values.
///
/// Types are equal if their identifiers are. Known are the types that the system declares, those of the program's `Info.plist`
/// with their file name extensions and MIME types, and those that the program declares with ``init(exportedAs:conformingTo:)``
/// or ``init(importedAs:conformingTo:)``. A program without a property list has types without extensions.
public struct UTType: Hashable, Sendable {
    /// Identifier in reverse-DNS form, such as `public.png`.
    public let identifier: String

    init(known identifier: String) { self.identifier = identifier }

    /// The declared type with an identifier; nil if there is none.
    public init?(_ identifier: String) {
        guard TypeRegistry.shared.declaration(of: identifier) != nil else { return nil }
        self.identifier = identifier
    }

    /// Declares a type that the program owns.
    ///
    /// - Parameters:
    ///   - identifier: identifier of the type.
    ///   - parentType: type that this one conforms to; nil for `public.data`.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(declaring: identifier, parentType)
    }

    /// Declares a type that another program owns.
    ///
    /// - Parameters:
    ///   - identifier: identifier of the type.
    ///   - parentType: type that this one conforms to; nil for `public.data`.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(declaring: identifier, parentType)
    }

    private init(declaring identifier: String, _ parent: UTType?) {
        self.identifier = identifier
        TypeRegistry.shared.declare(
            TypeDeclaration(
                identifier: identifier, supertypes: [parent?.identifier ?? "public.data"], origin: .program))
    }

    private var declaration: TypeDeclaration {
        TypeRegistry.shared.declaration(of: identifier)
            ?? TypeDeclaration(identifier: identifier, supertypes: ["public.data"], origin: .unknown)
    }
}

// MARK: Properties

extension UTType {
    /// File name extension that files of the type usually have, without a dot; nil if there is none.
    public var preferredFilenameExtension: String? { declaration.extensions.first }

    /// MIME type of the type; nil if there is none.
    public var preferredMIMEType: String? { declaration.mimeTypes.first }

    /// Description for people, such as "PNG image"; nil if there is none.
    public var localizedDescription: String? { declaration.description }

    /// Version of the declaration; always nil, since no declaration here has one.
    public var version: Int? { nil }

    /// Address of a description of the type; always nil, since no declaration here has one.
    public var referenceURL: URL? { nil }

    /// True for a type that stands for an unknown extension or MIME type.
    public var isDynamic: Bool { identifier.hasPrefix("dyn.") }

    /// True for a type that the system or the program declares.
    public var isDeclared: Bool { [.system, .program].contains(declaration.origin) }

    /// True for a type in the public domain, whose identifier begins with `public.`.
    public var isPublic: Bool { identifier.hasPrefix("public.") }

    /// File name extensions and MIME types of the type, the preferred ones first.
    public var tags: [UTTagClass: [String]] {
        let declaration = declaration
        let all = [UTTagClass.filenameExtension: declaration.extensions, .mimeType: declaration.mimeTypes]
        return all.filter { !$0.value.isEmpty }
    }
}

// MARK: Conformance

extension UTType {
    /// All types that this one conforms to, directly or not, without itself.
    public var supertypes: Set<UTType> {
        Set(TypeRegistry.shared.supertypes(of: identifier).map { UTType(known: $0) })
    }

    /// Returns true if values of this type are values of `type`: it is that type or conforms to it, directly or not.
    public func conforms(to type: UTType) -> Bool {
        identifier == type.identifier || TypeRegistry.shared.supertypes(of: identifier).contains(type.identifier)
    }

    /// This type and all declared types that conform to it.
    package var familyTypes: [UTType] {
        TypeRegistry.shared.all.map { UTType(known: $0) }.filter { $0.conforms(to: self) }
    }

    /// Returns true if `type` conforms to this type and is another one.
    public func isSupertype(of type: UTType) -> Bool { type != self && type.conforms(to: self) }

    /// Returns true if this type conforms to `type` and is another one.
    public func isSubtype(of type: UTType) -> Bool { type != self && conforms(to: type) }
}

extension UTType: CustomStringConvertible, CustomDebugStringConvertible {
    /// The identifier.
    public var description: String { identifier }
    /// The identifier, and words that tell where the type is declared.
    public var debugDescription: String {
        "\(identifier) (\(isDynamic ? "dynamic" : isDeclared ? "declared" : "unknown"))"
    }
}

extension UTType: Codable {
    /// Decodes a type from its identifier.
    ///
    /// - Parameter decoder: the decoder.
    /// - Throws: `DecodingError` if there is no string.
    public init(from decoder: any Decoder) throws {
        identifier = try decoder.singleValueContainer().decode(String.self)
    }

    /// Encodes the identifier.
    ///
    /// - Parameter encoder: the encoder.
    /// - Throws: the encoder's error.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }
}
