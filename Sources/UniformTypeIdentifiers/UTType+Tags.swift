import Foundation

/// Kind of name that other systems have for a type: file name extensions or MIME types.
public struct UTTagClass: Hashable, RawRepresentable, Sendable, CustomStringConvertible {
    /// Identifier of the class.
    public let rawValue: String
    /// The class with an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// File name extensions, without a dot.
    public static var filenameExtension: UTTagClass { UTTagClass(rawValue: "public.filename-extension") }
    /// MIME types.
    public static var mimeType: UTTagClass { UTTagClass(rawValue: "public.mime-type") }

    /// The identifier.
    public var description: String { rawValue }
}

extension UTType {
    /// The type of files with an extension; case does not matter. An unknown extension gives a dynamic type.
    ///
    /// - Parameters:
    ///   - filenameExtension: the extension, without a dot.
    ///   - supertype: type that the wanted one must conform to.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
    }

    /// The type with a MIME type; case and parameters do not matter. An unknown MIME type gives a dynamic type.
    ///
    /// - Parameters:
    ///   - mimeType: the MIME type.
    ///   - supertype: type that the wanted one must conform to.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
    }

    /// The first type with a tag, or a dynamic type if there is none; nil for an empty tag.
    ///
    /// - Parameters:
    ///   - tag: an extension without a dot, or a MIME type.
    ///   - tagClass: class of the tag.
    ///   - supertype: type that the wanted one must conform to; nil for any.
    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
        if let first = Self.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first {
            self = first
            return
        }
        let tag = TypeRegistry.normal(tag, tagClass)
        guard !tag.isEmpty else { return nil }
        let kind = tagClass == .mimeType ? "mime" : "extension"
        let identifier = "dyn.\(kind).\(tag).\(supertype?.identifier ?? "public.data")"
        TypeRegistry.shared.declare(
            TypeDeclaration(
                identifier: identifier, supertypes: [supertype?.identifier ?? "public.data"],
                extensions: tagClass == .filenameExtension ? [tag] : [], mimeTypes: tagClass == .mimeType ? [tag] : [],
                origin: .dynamic))
        self.init(known: identifier)
    }

    /// Returns the declared types with a tag, the system's own first.
    ///
    /// - Parameters:
    ///   - tag: an extension without a dot, or a MIME type; case does not matter.
    ///   - tagClass: class of the tag.
    ///   - supertype: type that the wanted ones must conform to; nil for any.
    /// - Returns: the types; empty if there are none.
    public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
        TypeRegistry.shared.types(tag: tag, tagClass).map { UTType(known: $0) }
            .filter { type in supertype.map { type.conforms(to: $0) } ?? true }
    }
}
