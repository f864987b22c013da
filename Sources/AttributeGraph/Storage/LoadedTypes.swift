/// Types of the libraries that a program loads while it runs.
package struct LoadedTypes: Sendable {
    private let known: Set<UInt>

    /// Notes the libraries that are loaded now.
    package init() { known = Set(MetadataSections.all.map(\.start)) }

    /// No libraries: all that are loaded count.
    package static let none = LoadedTypes(known: [])

    private init(known: Set<UInt>) { self.known = known }

    /// Finds the types without parameters that conform to a protocol, in the libraries that have been loaded since.
    ///
    /// - Parameter metatype: the metatype of one protocol without a class constraint, such as `(any View.Type).self`.
    /// - Returns: the types, in the order of the libraries' records.
    package func conforming<Metatype>(to metatype: Metatype.Type) -> [Metatype] {
        let wanted = TypeMetadata(metatype).protocolRecord
        var types: [Metatype] = []
        for image in MetadataSections.all where !known.contains(image.start) {
            image.forEachConformance { record in
                guard record.protocolRecord == wanted, let type = record.plainType as? Metatype else { return }
                types.append(type)
            }
        }
        return types
    }
}
