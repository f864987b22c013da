public import Foundation
public import Geometry
import Symbols
@_spi(Engine) public import ViewGraph

/// A picture: a symbol, or a file of the program in PNG, JPEG, WebP, GIF, SVG or PDF (S24.12).
nonisolated public struct Image: Hashable, Sendable {
    /// Size of a symbol relative to the text beside it.
    public enum Scale: Hashable, CaseIterable, Sendable {
        /// 0.8, 1 and 1.28 times the usual size.
        case small, medium, large

        /// Size of a symbol relative to one of medium scale: the diameters of `circle.fill` on Apple's systems are 0.7886, 0.9961
        /// and 1.272 font sizes.
        package var factor: CGFloat {
            switch self {
            case .small: 0.7886 / 0.9961
            case .medium: 1
            case .large: 1.272 / 0.9961
            }
        }
    }

    /// Way of filling a size other than the picture's own.
    public enum ResizingMode: Hashable, Sendable {
        /// Repeats the picture, or stretches it.
        case tile, stretch
    }

    /// Colours of a picture: its own, or the foreground style.
    public enum TemplateRenderingMode: Hashable, Sendable {
        /// `template` paints the foreground style through the picture's opacity; `original` keeps its colours.
        case template, original
    }

    /// Smoothing of a picture at a size other than its own.
    public enum Interpolation: Hashable, Sendable {
        /// `none` shows pixels as squares. Default: `medium`.
        case none, low, medium, high
    }

    enum Source: Hashable {
        case symbol(String)
        case file(String, folder: String?)
        case picture(EncodedPicture)
        case drawing(ImageDrawing)
    }

    /// Arguments of `resizable`.
    struct Resizing: Hashable {
        var capInsets: EdgeInsets
        var mode: ResizingMode
    }

    let source: Source
    /// Accessibility label; nil for decorative images.
    let label: String?
    var resizing: Resizing?
    var renderingMode: TemplateRenderingMode?
    /// Colour of a template or symbol in place of the foreground style; nil for that.
    private(set) var tint: Color?
    var interpolation: Interpolation?
    var isAntialiased = true
    var symbolRenderingMode: SymbolRenderingMode?
    /// Font size and weight of a symbol in place of those of the text around it; nil for those.
    private(set) var symbolFont: Font?
    /// Share of a symbol's parts that are lit, 0…1; nil lights all.
    private(set) var variableValue: Double?

    init(source: Source, label: String?) {
        self.source = source
        self.label = label
    }

    /// A symbol drawn by Lilt or composed of its drawings (docs/symbols.md), or else a glyph of an icon font. An unknown
    /// name shows the nearest symbol, or a question mark, and logs a message.
    public init(systemName: String) { self.init(source: .symbol(systemName), label: systemName) }

    /// A symbol of which a share is lit: of the waves of `wifi`, say, as many as `variableValue`, 0…1, has of them. The
    /// others are dim. Nil lights all.
    public init(systemName: String, variableValue: Double?) {
        self.init(systemName: systemName)
        self.variableValue = variableValue.map { $0.isFinite ? min(max($0, 0), 1) : 0 }
    }

    /// True if there is a symbol of that name.
    package static func isSymbol(_ name: String) -> Bool { SymbolLibrary.symbol(named: name) != nil }

    /// The picture file `name` in the resources of `bundle`. Nil searches the program's resource folder, the folder of
    /// the executable, and the `.resources` folders in it.
    ///
    /// A name without the extension of a picture format is completed by `png`, `jpg`, `jpeg`, `webp`, `gif`, `svg` and `pdf`, in
    /// this order. Dense screens prefer `name@2x` and `name@3x`.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(source: .file(name, folder: bundle?.resourcePath), label: name)
    }

    /// A picture file as for ``init(_:bundle:)``, with `label` as its accessibility label.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(source: .file(name, folder: bundle?.resourcePath), label: label.plainString)
    }

    /// A decorative picture file, without an accessibility label.
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(source: .file(name, folder: bundle?.resourcePath), label: nil)
    }

    /// A picture as for ``init(_:bundle:)``, in a folder of resources; nil searches all of the program's.
    package init(_ name: String, folder: String?) { self.init(source: .file(name, folder: folder), label: name) }

    /// An encoded picture without a name, without an accessibility label.
    package init(_ picture: EncodedPicture) { self.init(source: .picture(picture), label: nil) }

    func with(_ edit: (inout Image) -> Void) -> Image {
        var image = self
        edit(&image)
        return image
    }

    /// Makes the image take the proposed size. Margins of a picture file given by `capInsets`, in points, are not
    /// stretched.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        with { $0.resizing = Resizing(capInsets: capInsets, mode: resizingMode) }
    }

    /// Sets whether a picture file is a template, painted in the foreground style; by default it keeps its colours.
    /// Symbols always take the foreground style.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        with { $0.renderingMode = renderingMode }
    }

    /// Sets the accessibility label.
    package func labelled(_ label: Text) -> Image {
        var image = Image(source: source, label: label.plainString)
        image.resizing = resizing
        image.renderingMode = renderingMode
        image.tint = tint
        image.interpolation = interpolation
        return image
    }

    /// Gives a symbol the size that it has beside text in `font`, whatever the text around it.
    package func symbolFont(_ font: Font?) -> Image { with { $0.symbolFont = font } }

    /// Paints a template or a symbol in `color` in place of the foreground style.
    package func tinted(_ color: Color) -> Image { with { $0.tint = color } }

    /// Sets the smoothing of a picture file that is drawn at another size. Symbols are always sharp.
    public func interpolation(_ interpolation: Interpolation) -> Image { with { $0.interpolation = interpolation } }

    /// Sets whether edges of a picture file that fall between pixels are smoothed.
    public func antialiased(_ isAntialiased: Bool) -> Image { with { $0.isAntialiased = isAntialiased } }
}

extension View {
    /// Sets the size of symbols in the view relative to text.
    nonisolated public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}
