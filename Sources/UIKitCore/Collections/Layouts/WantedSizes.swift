import Foundation

/// Sizes that the contents of views want, by the views.
struct WantedSizes {
    private var sizes: [CollectionPart: CGSize] = [:]

    subscript(part: CollectionPart) -> CGSize? { sizes[part] }

    /// Stores a size. Returns false if it is the known one, to a tenth of a point.
    mutating func accept(_ size: CGSize, for part: CollectionPart) -> Bool {
        if let old = sizes[part], abs(old.width - size.width) < 0.1, abs(old.height - size.height) < 0.1 {
            return false
        }
        sizes[part] = size
        return true
    }

    mutating func forget(_ isMeant: (CollectionPart) -> Bool) { sizes = sizes.filter { !isMeant($0.key) } }

    mutating func move(_ destination: (IndexPath) -> IndexPath?) {
        var moved: [CollectionPart: CGSize] = [:]
        for (part, size) in sizes {
            if part.kind != nil {
                moved[part] = size
            } else if let path = destination(part.path) {
                moved[CollectionPart(kind: nil, path: path)] = size
            }
        }
        sizes = moved
    }
}
