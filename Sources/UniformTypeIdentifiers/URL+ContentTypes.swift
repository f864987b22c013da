public import Foundation

extension URL {
    /// Returns the address with a component, to which the type's preferred extension is added unless it has one of the
    /// type's extensions.
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
        let whole = appendingPathComponent(partialName)
        return whole.appendingPathExtension(for: contentType)
    }

    /// Returns the address with the type's preferred extension, unless it has one of the type's extensions.
    public func appendingPathExtension(for contentType: UTType) -> URL {
        guard let added = contentType.preferredFilenameExtension,
            UTType(filenameExtension: pathExtension, conformingTo: contentType)?.isDynamic != false
        else { return self }
        return appendingPathExtension(added)
    }

    /// Adds a component, and the type's preferred extension unless the component has one of the type's extensions.
    public mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType) {
        self = appendingPathComponent(partialName, conformingTo: contentType)
    }

    /// Adds the type's preferred extension, unless the address has one of the type's extensions.
    public mutating func appendPathExtension(for contentType: UTType) {
        self = appendingPathExtension(for: contentType)
    }
}
