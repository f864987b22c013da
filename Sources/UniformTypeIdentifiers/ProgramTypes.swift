import Foundation

/// Types that a program's `Info.plist` declares, exported ones first.
enum ProgramTypes {
    /// Declarations in the property list of the running program; none without one.
    static var declarations: [TypeDeclaration] { declarations(in: Bundle.main.infoDictionary ?? [:]) }

    /// Declarations in a property list. An entry without an identifier is left out.
    static func declarations(in info: [String: Any]) -> [TypeDeclaration] {
        ["UTExportedTypeDeclarations", "UTImportedTypeDeclarations"].flatMap { key in
            (info[key] as? [[String: Any]] ?? []).compactMap(declaration)
        }
    }

    private static func declaration(_ entry: [String: Any]) -> TypeDeclaration? {
        guard let identifier = entry["UTTypeIdentifier"] as? String, !identifier.isEmpty else { return nil }
        let tags = entry["UTTypeTagSpecification"] as? [String: Any] ?? [:]
        let parents = texts(entry["UTTypeConformsTo"])
        return TypeDeclaration(
            identifier: identifier, supertypes: parents.isEmpty ? ["public.data"] : parents,
            extensions: texts(tags[UTTagClass.filenameExtension.rawValue])
                .map { TypeRegistry.normal($0, .filenameExtension) },
            mimeTypes: texts(tags[UTTagClass.mimeType.rawValue]).map { TypeRegistry.normal($0, .mimeType) },
            description: entry["UTTypeDescription"] as? String, origin: .program)
    }

    /// A property list has one text where there is only one, or several.
    private static func texts(_ value: Any?) -> [String] {
        if let text = value as? String { return [text] }
        return value as? [String] ?? []
    }
}
