import Foundation
import Geometry
import LayerTree

/// Text laid out by Pango, or one cell of it.
@MainActor final class PangoTextLayout: TextWithPictures {
    let shaped: ShapedText
    /// The only cluster that is drawn; nil for the whole text.
    private let cluster: ShapedText.Cluster?
    let size: CGSize
    let string: String
    private(set) lazy var glyphs: TextGlyphs = cluster == nil ? shaped.makeGlyphs() : .none
    private(set) lazy var cells: [TextCell] = cluster == nil ? shaped.clusters.map(\.cell) : []

    init(_ shaped: ShapedText, _ request: TextRequest) {
        self.shaped = shaped
        cluster = nil
        string = request.runs.map(\.string).joined()
        // Rounded up to half points, because the text must fit into its own measured width.
        size = CGSize(
            width: (shaped.size.width * 2).rounded(.up) / 2, height: (shaped.size.height * 2).rounded(.up) / 2)
    }

    private init(_ shaped: ShapedText, cluster: ShapedText.Cluster) {
        self.shaped = shaped
        self.cluster = cluster
        string = cluster.cell.string
        size = cluster.cell.frame.size
    }

    private var origin: CGPoint { cluster?.cell.frame.origin ?? .zero }
    var firstBaseline: Double { (cluster?.baseline ?? shaped.lines.first?.baseline ?? 0) - origin.y }
    var lastBaseline: Double { (cluster?.baseline ?? shaped.lines.last?.baseline ?? 0) - origin.y }
    var isTruncated: Bool { cluster == nil && shaped.isCut }

    var inkBounds: CGRect {
        let ink = cluster?.ink ?? shaped.inkBounds
        return ink.offsetBy(dx: -origin.x, dy: -origin.y).union(CGRect(origin: .zero, size: size))
    }

    func frames(ofRun index: Int) -> [CGRect] { cluster == nil ? shaped.frames(ofRun: index) : [] }

    func layout(ofCell index: Int) -> any TextLayout {
        guard cluster == nil, shaped.clusters.indices.contains(index) else { return self }
        return PangoTextLayout(shaped, cluster: shaped.clusters[index])
    }

    func caret(at offset: Int) -> TextCaret { shaped.caret(at: offset) }
    func offset(at point: CGPoint) -> Int { shaped.offset(at: point) }
    func rectangles(of range: Range<Int>) -> [CGRect] { shaped.rectangles(of: range) }
    func step(from offset: Int, toRight: Bool) -> CaretStep { shaped.step(from: offset, toRight: toRight) }
    func line(at offset: Int) -> ClosedRange<Int> { shaped.line(at: offset) }

    func shows(_ picture: any DeferredPixels) -> Bool { shaped.runs.contains { $0.shows(picture) } }

    /// Draws the text with its top left corner at the origin of `canvas`'s user space.
    ///
    /// - Parameters:
    ///   - canvas: canvas whose transform scales evenly, so that hinting fits.
    ///   - color: colour of runs without a paint of their own, if `paint` is nil.
    ///   - paint: paint of runs without one of their own.
    ///   - opacity: factor for all paints, 0…1.
    func draw(on canvas: CairoCanvas, color: ResolvedColor, paint: LayerPaint? = nil, opacity: Double = 1) {
        guard let cluster else {
            return shaped.draw(on: canvas, color: color, paint: paint, opacity: opacity)
        }
        canvas.scope {
            canvas.concatenate(CGAffineTransform(translationX: -origin.x, y: -origin.y))
            shaped.draw([cluster][...], on: canvas, color: color, paint: paint, opacity: opacity)
        }
    }

    /// Draws the clusters whose indices in ``glyphs`` are `range`; the whole text's top left corner is at the origin of
    /// `canvas`'s user space.
    ///
    /// - Parameters:
    ///   - range: indices; those out of bounds are ignored.
    ///   - canvas: canvas whose transform scales evenly, so that hinting fits.
    ///   - color: colour of runs without a paint of their own, if `paint` is nil.
    ///   - paint: paint of runs without one of their own.
    ///   - opacity: factor for all paints, 0…1.
    ///   - isOnWholeRows: true to move baselines to whole pixels.
    func draw(
        _ range: Range<Int>, on canvas: CairoCanvas, color: ResolvedColor, paint: LayerPaint?, opacity: Double,
        isOnWholeRows: Bool
    ) {
        guard cluster == nil else { return }
        let drawn = shaped.drawnClusters
        shaped.draw(
            drawn[range.clamped(to: drawn.indices)], on: canvas, color: color, paint: paint, opacity: opacity,
            isOnWholeRows: isOnWholeRows)
    }
}
