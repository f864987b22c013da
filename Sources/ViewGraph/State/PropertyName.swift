import AttributeGraph

/// Name of a property of a view, stored as an offset and formatted only when a report needs it.
package struct PropertyName {
    let owner: Any.Type
    /// Offset in the owner, in bytes.
    let offset: Int

    /// Name as in the program's source, such as `Counter.count`. The name of a nested property includes its path.
    @MainActor var text: String {
        var words = ["\(owner)"]
        var type = owner
        var rest = offset
        // Wrappers are nested. The innermost storage of the value has no name in the program's source and is left out.
        while let field = FieldReflection.fields(of: type).last(where: { $0.offset <= rest }) {
            words.append(field.name.hasPrefix("_") ? String(field.name.dropFirst()) : field.name)
            rest -= field.offset
            type = field.type
            if rest == 0, Self.isPlainWrapper(type) { break }
        }
        return words.joined(separator: ".")
    }

    /// Returns true if no field of `type` is a dynamic property. The search for the name then ends.
    @MainActor private static func isPlainWrapper(_ type: Any.Type) -> Bool {
        !FieldReflection.fields(of: type).contains { $0.type is any DynamicProperty.Type }
    }
}
