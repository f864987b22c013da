import AttributeGraph

/// Which property of which view: kept as a place, and put into words only when something has to be reported.
package struct PropertyName {
    let owner: Any.Type
    /// In bytes from the beginning of the owner.
    let offset: Int

    /// As in the program's source: `Counter.count`. A property within a property is named with the way to it.
    @MainActor var text: String {
        var words = ["\(owner)"]
        var type = owner
        var rest = offset
        // Wrappers lie in one another; what holds the value itself is no name of the program's.
        while let field = FieldReflection.fields(of: type).last(where: { $0.offset <= rest }) {
            words.append(field.name.hasPrefix("_") ? String(field.name.dropFirst()) : field.name)
            rest -= field.offset
            type = field.type
            if rest == 0, Self.isPlainWrapper(type) { break }
        }
        return words.joined(separator: ".")
    }

    /// Whether nothing within this type is a dynamic property: then it is what was asked for.
    @MainActor private static func isPlainWrapper(_ type: Any.Type) -> Bool {
        !FieldReflection.fields(of: type).contains { $0.type is any DynamicProperty.Type }
    }
}
