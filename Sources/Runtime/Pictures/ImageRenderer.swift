package import CairoRenderer
public import Combine
public import Foundation
public import Geometry
import LayerTree
@_spi(Engine) public import ViewGraph
@_spi(Engine) import Views

/// Renders a view that is in no window to images.
///
/// An image shows the view as it is when it has just appeared. Nothing in it moves, since no time passes. The view may
/// have state and change it; ``objectWillChange`` is sent when the next image would differ. `Lilt` has the functions
/// that use an image: `bitmap` and `pngData()`.
@MainActor public final class ImageRenderer<Content: View>: ObservableObject {
    /// View to render.
    @Published public var content: Content {
        didSet { root.content = content }
    }

    /// Size proposed to the view, in points; its ideal size by default.
    @Published public var proposedSize = ProposedViewSize.unspecified

    /// Pixels per point; 1 by default. With 0 or less, no image is made.
    @Published public var scale: CGFloat = 1 {
        didSet { root.scale = scale }
    }

    /// True if the image has no transparent pixels: it is black where the view draws nothing. False by default.
    @Published public var isOpaque = false

    private let root: PictureRoot<Content>
    private let pipeline: FramePipeline
    private var isDrawing = false

    /// Creates a renderer of `content`.
    public init(content: Content) {
        self.content = content
        root = PictureRoot(content)
        pipeline = FramePipeline(
            showing: PictureView(root: root), in: PipelineSettings(),
            report: FrameReport(host: "picture", refreshRate: 0)
        ) { Log.problem($0) }
        pipeline.views.onNeedsFrame = { [weak self] in self?.viewsChanged() }
    }

    // Views that a program keeps, such as those of UIKit, must not refer to a tree that is gone.
    isolated deinit { pipeline.views.close() }

    private func viewsChanged() {
        if !isDrawing { objectWillChange.send() }
    }

    /// Size of the view under the proposed one, in points.
    package var contentSize: CGSize {
        isDrawing = true
        defer { isDrawing = false }
        pipeline.views.root.contentProposal = proposedSize
        pipeline.views.update()
        return pipeline.views.root.contentSize
    }

    /// Returns the current image of the view; nil if ``scale`` is not above 0, or if a side of the image would have
    /// less than half a pixel or more than ``largestSide`` pixels.
    package func picture() -> Bitmap? {
        isDrawing = true
        defer { isDrawing = false }
        let views = pipeline.views
        // Values that depend on the date use the current one.
        views.startDate = Date()
        views.root.contentProposal = proposedSize
        // Twice: the window's size is that of the content, which is known after the first update.
        views.update()
        views.size = views.root.contentSize
        views.update()
        views.advance(to: 0)
        let size = views.size
        guard scale > 0, isDrawable(size.width * scale), isDrawable(size.height * scale) else { return nil }
        return pipeline.picture(size: size, scale: scale, background: isOpaque ? .black : .clear)
    }

    private func isDrawable(_ side: CGFloat) -> Bool { side >= 0.5 && side <= Self.largestSide }

    /// Maximum side of an image, in pixels: Cairo stores sizes in 16 bits.
    private static var largestSide: CGFloat { 32_767 }
}

/// Properties of the renderer that the view tree reads.
private final class PictureRoot<Content: View>: ObservableObject {
    @Published var content: Content
    @Published var scale: CGFloat = 1

    init(_ content: Content) { self.content = content }
}

private struct PictureView<Content: View>: View {
    @ObservedObject var root: PictureRoot<Content>

    var body: some View { root.content.environment(\.displayScale, root.scale) }
}
