import Foundation
public import Views

/// A picture: a PNG file of the program's, or a symbol.
public final class UIImage: Hashable, Sendable {
    package enum Source: Hashable, Sendable {
        case file(String)
        case symbol(String)
    }

    package let source: Source

    /// The file `name`, or `name.png`, of the program's resources; nil if there is none.
    public init?(named name: String) {
        guard ImageFiles.exists(named: name) else { return nil }
        source = .file(name)
    }

    /// A symbol of Lilt's own drawing; nil if there is none of that name.
    public init?(systemName name: String) {
        guard Image.isSymbol(name) else { return nil }
        source = .symbol(name)
    }

    public static func == (a: UIImage, b: UIImage) -> Bool { a.source == b.source }
    public func hash(into hasher: inout Hasher) { hasher.combine(source) }
}

extension Image {
    /// The picture as a view.
    public init(uiImage: UIImage) {
        switch uiImage.source {
        case .file(let name): self.init(name)
        case .symbol(let name): self.init(systemName: name)
        }
    }
}
