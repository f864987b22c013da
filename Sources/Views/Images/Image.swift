public import Foundation
public import Geometry
import Symbols
@_spi(Engine) public import ViewGraph

/// A picture: a symbol that Lilt draws, or a PNG file of the program's (S24.12).
nonisolated public struct Image: Hashable, Sendable {
    /// How large a symbol is beside text.
    public enum Scale: Hashable, CaseIterable, Sendable {
        /// 0.8, 1 and 1.28 times as large as a symbol usually is beside the font.
        case small, medium, large

        var factor: CGFloat {
            switch self {
            case .small: 0.8
            case .medium: 1
            case .large: 1.28
            }
        }
    }

    /// How a picture fills a size that is not its own.
    public enum ResizingMode: Hashable, Sendable {
        /// Side by side with itself, or stretched.
        case tile, stretch
    }

    /// Whether a picture keeps its colours, or lends its opacity to the foreground style.
    public enum TemplateRenderingMode: Hashable, Sendable {
        /// `template` paints the picture's shape in the foreground style; `original` keeps its colours.
        case template, original
    }

    /// How smooth a picture is at a size that is not its own.
    public enum Interpolation: Hashable, Sendable {
        /// `none` shows pixels as squares.
        case none, low, medium, high
    }

    enum Source: Hashable {
        case symbol(String)
        case file(String, folder: String?)
    }

    /// What `resizable` said.
    struct Resizing: Hashable {
        var capInsets: EdgeInsets
        var mode: ResizingMode
    }

    let source: Source
    /// What it is called; nil for decoration.
    let label: String?
    var resizing: Resizing?
    var renderingMode: TemplateRenderingMode?
    var interpolation: Interpolation?
    var isAntialiased = true

    private init(source: Source, label: String?) {
        self.source = source
        self.label = label
    }

    /// A symbol of Lilt's own drawing: docs/symbols.md shows all. In place of one that there is not, a question mark.
    public init(systemName: String) { self.init(source: .symbol(systemName), label: systemName) }

    /// Whether there is a symbol of that name.
    package static func isSymbol(_ name: String) -> Bool { SymbolCatalogue.standard[name] != nil }

    /// The file `name`, or `name.png`, in the resources of `bundle`, or of the program: in its folder of resources,
    /// beside it, and in the `.resources` folders beside it. On dense screens `name@2x.png` is taken if it is there.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(source: .file(name, folder: bundle?.resourcePath), label: name)
    }

    /// The same, called `label` by scripts, tests and the layer snapshot.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(source: .file(name, folder: bundle?.resourcePath), label: label.plainString)
    }

    /// A picture that says nothing to people who do not see it.
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(source: .file(name, folder: bundle?.resourcePath), label: nil)
    }

    private func with(_ edit: (inout Image) -> Void) -> Image {
        var image = self
        edit(&image)
        return image
    }

    /// Takes the size that it is proposed. Insets say, in points, which margins of a file's picture are not stretched.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        with { $0.resizing = Resizing(capInsets: capInsets, mode: resizingMode) }
    }

    /// A file's picture keeps its colours unless it is a template. Symbols always take the foreground style.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        with { $0.renderingMode = renderingMode }
    }

    /// How smooth a file's picture is where it is not of its own size. Symbols are always drawn sharp.
    public func interpolation(_ interpolation: Interpolation) -> Image { with { $0.interpolation = interpolation } }

    /// Whether the edges of a file's picture that lie between pixels are smoothed.
    public func antialiased(_ isAntialiased: Bool) -> Image { with { $0.isAntialiased = isAntialiased } }
}

extension View {
    /// How large symbols are beside text.
    nonisolated public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}
