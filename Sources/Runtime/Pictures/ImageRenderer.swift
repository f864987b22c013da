package import CairoRenderer
public import Combine
public import Foundation
public import Geometry
import LayerTree
@_spi(Engine) public import ViewGraph
@_spi(Engine) import Views

/// Makes pictures of a view that is in no window.
///
/// What the view would show when it has just appeared: nothing in it moves, since no time passes. It may have state, and
/// change it; ``objectWillChange`` tells when another picture would come out. What a picture can be used for is in `Lilt`:
/// `bitmap` and `pngData()`.
@MainActor public final class ImageRenderer<Content: View>: ObservableObject {
    /// What the picture shows.
    @Published public var content: Content {
        didSet { root.content = content }
    }

    /// What the view is proposed; its own ideal size unless something else is set.
    @Published public var proposedSize = ProposedViewSize.unspecified

    /// Pixels per point; what is not above zero makes no picture.
    @Published public var scale: CGFloat = 1 {
        didSet { root.scale = scale }
    }

    /// Whether the picture has no transparent pixel: black shows where the view shows nothing.
    @Published public var isOpaque = false

    private let root: PictureRoot<Content>
    private let pipeline: FramePipeline
    private var isDrawing = false

    /// Makes pictures of `content`.
    public init(content: Content) {
        self.content = content
        root = PictureRoot(content)
        pipeline = FramePipeline(
            showing: PictureView(root: root), in: PipelineSettings(),
            report: FrameReport(host: "picture", refreshRate: 0)
        ) { Log.problem($0) }
        pipeline.views.onNeedsFrame = { [weak self] in self?.viewsChanged() }
    }

    private func viewsChanged() {
        if !isDrawing { objectWillChange.send() }
    }

    /// The view as it is now; nil if it has no size, or one of more than ``largestSide`` pixels.
    package func picture() -> Bitmap? {
        isDrawing = true
        defer { isDrawing = false }
        let views = pipeline.views
        // What depends on the date is for the present.
        views.startDate = Date()
        views.root.contentProposal = proposedSize
        // Twice: the window is as large as the content wants to be, which is known when the content is there.
        views.update()
        views.size = views.root.contentSize
        views.update()
        views.advance(to: 0)
        let size = views.size
        guard scale > 0, isDrawable(size.width * scale), isDrawable(size.height * scale) else { return nil }
        return pipeline.picture(size: size, scale: scale, background: isOpaque ? .black : .clear)
    }

    private func isDrawable(_ side: CGFloat) -> Bool { side >= 0.5 && side <= Self.largestSide }

    /// Cairo counts pixels in 16 bits.
    private static var largestSide: CGFloat { 32_767 }
}

/// What the picture's tree reads of its renderer.
private final class PictureRoot<Content: View>: ObservableObject {
    @Published var content: Content
    @Published var scale: CGFloat = 1

    init(_ content: Content) { self.content = content }
}

private struct PictureView<Content: View>: View {
    @ObservedObject var root: PictureRoot<Content>

    var body: some View { root.content.environment(\.displayScale, root.scale) }
}
