import Foundation
public import Views

/// Picture: a PNG file from the program's resources, or a symbol.
public final class UIImage: Hashable, Sendable {
    package enum Source: Hashable, Sendable {
        case file(String)
        case symbol(String)
    }

    package let source: Source

    /// The resource `name` or `name.png`; nil if there is none.
    public init?(named name: String) {
        guard ImageFiles.exists(named: name) else { return nil }
        source = .file(name)
    }

    /// The symbol `name` of Lilt's own set; nil if there is none.
    public init?(systemName name: String) {
        guard Image.isSymbol(name) else { return nil }
        source = .symbol(name)
    }

    /// True if both come from the same file or symbol.
    public static func == (a: UIImage, b: UIImage) -> Bool { a.source == b.source }
    /// Hashes the file or symbol name.
    public func hash(into hasher: inout Hasher) { hasher.combine(source) }
}

extension Image {
    /// An image view of `uiImage`.
    public init(uiImage: UIImage) {
        switch uiImage.source {
        case .file(let name): self.init(name)
        case .symbol(let name): self.init(systemName: name)
        }
    }
}
