import AnimationCore
public import Foundation
import Geometry
import LayerTree
@_spi(Engine) import ViewGraph

/// Drawing of a program as the content of an image. Each is equal to itself only.
final class ImageDrawing: Hashable, @unchecked Sendable {
    /// Size in points.
    let size: CGSize
    // Called on the main actor only.
    private let renderer: (inout GraphicsContext) -> Void

    init(size: CGSize, renderer: @escaping (inout GraphicsContext) -> Void) {
        self.size = size
        self.renderer = renderer
    }

    static func == (a: ImageDrawing, b: ImageDrawing) -> Bool { a === b }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// The commands of the drawing, stretched to `actual` points.
    @MainActor func list(size actual: CGSize, environment: EnvironmentValues, host: ViewHost) -> DisplayList {
        let recorder = DrawingRecorder(host: host)
        var context = GraphicsContext(recorder: recorder, environment: environment, size: size)
        draw(in: CGRect(origin: .zero, size: actual), of: &context)
        return DisplayList(commands: recorder.commands)
    }

    /// Draws into `rect`, to which the drawing is stretched.
    func draw(in rect: CGRect, of context: inout GraphicsContext) {
        context.translateBy(x: rect.minX, y: rect.minY)
        if size.width > 0, size.height > 0, rect.size != size {
            context.scaleBy(x: rect.width / size.width, y: rect.height / size.height)
        }
        context.clip(to: Path(CGRect(origin: .zero, size: size)))
        renderer(&context)
    }
}

/// Environment in which a drawing is made. No two are known to be equal: the drawing may read anything of it.
struct DrawingContext: Equatable {
    let environment: EnvironmentValues

    static func == (a: DrawingContext, b: DrawingContext) -> Bool { false }
}

extension Image {
    /// An image of `size` points that `renderer` draws. It is drawn anew at each size, so that it is sharp when it is
    /// resized; it keeps its colours in every rendering mode, and is stretched where others are tiled.
    ///
    /// - Parameters:
    ///   - size: size in points.
    ///   - label: accessibility label; nil for a decorative image.
    ///   - opaque: hint that the drawing is opaque everywhere.
    ///   - colorMode: colour space in which colours are mixed; encoded sRGB in any case.
    ///   - renderer: draws into a rectangle of `size`, with the origin at its top left corner.
    public init(
        size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
        renderer: @escaping (inout GraphicsContext) -> Void
    ) {
        self.init(source: .drawing(ImageDrawing(size: size, renderer: renderer)), label: label?.plainString)
    }

    var isDrawing: Bool { if case .drawing = source { true } else { false } }
}
