import Geometry
import LayerTree
import Platform

/// Pending drawing of a kernel, with the pixels that it touches and the pixels that it hides.
struct DrawItem {
    enum Material {
        /// Replaces every pixel by the given one.
        case pixel(UInt32)
        case color(ResolvedColor)
        /// Draws a picture at whole pixels, its texel (0, 0) at (x, y).
        case copy(Texture, x: Int, y: Int)
        case scale(Texture, WarpPlan)
        case turn(Texture, WarpPlan)
        case warp(Texture, WarpPlan)
    }

    let material: Material
    let opacity: Double
    /// Rectangle outside which nothing is drawn.
    let clip: PixelRect
    /// Pixels that are touched.
    let edges: SpanEdges
    /// Pixels below which nothing is visible; nil for none.
    let core: SpanEdges?

    /// Draws `color` over all of `clip`.
    init(_ color: ResolvedColor, clip: PixelRect) {
        material = .color(color)
        opacity = 1
        self.clip = clip
        edges = SpanEdges(clip)
        core = color.lanes[3] >= Lanes.opaque ? edges : nil
    }

    /// Replaces all of `clip` by one pixel.
    init(pixel: UInt32, clip: PixelRect) {
        material = .pixel(pixel)
        opacity = 1
        self.clip = clip
        edges = SpanEdges(clip)
        core = edges
    }

    /// Draws a picture at whole pixels, its texel (0, 0) at (x, y).
    init(_ texture: Texture, x: Int, y: Int, opacity: Double, clip: PixelRect) {
        material = .copy(texture, x: x, y: y)
        self.opacity = opacity
        self.clip = clip
        let extent = texture.extent
        edges = SpanEdges(extent.ink.moved(x: x, y: y))
        core = opacity < 1 || extent.core.isEmpty ? nil : SpanEdges(extent.core.moved(x: x, y: y))
    }

    /// Draws a picture under a transform from its texels to the target's pixels; nil if nothing would be visible.
    init?(_ texture: Texture, transform: ProjectionTransform, opacity: Double, clip: PixelRect) {
        let extent = texture.extent
        guard let plan = WarpPlan(transform, ink: extent.ink) else { return nil }
        if ScaleKernel.suits(plan) {
            material = .scale(texture, plan)
        } else if TurnKernel.suits(plan, texture) {
            material = .turn(texture, plan)
        } else {
            material = .warp(texture, plan)
        }
        self.opacity = opacity
        self.clip = clip
        edges = plan.edges(around: extent.ink)
        core = opacity < 1 || extent.core.isEmpty ? nil : plan.edges(within: extent.core)
    }

    /// Draws the pixels in `spans`.
    func draw(_ spans: UnsafeBufferPointer<RowSpan>, on target: PixelTarget, _ scratch: DrawScratch) {
        switch material {
        case .pixel(let pixel): unsafe FillKernel.replace(with: pixel, spans: spans, on: target)
        case .color(let color): unsafe FillKernel.draw(color, spans: spans, on: target)
        case .copy(let texture, let x, let y):
            unsafe CopyKernel.draw(texture, x: x, y: y, opacity: opacity, spans: spans, on: target)
        case .scale(let texture, let plan):
            unsafe ScaleKernel.draw(
                texture, plan: plan, opacity: opacity, spans: spans, on: target, scratch: scratch.scaling,
                width: scratch.width)
        case .turn(let texture, let plan):
            unsafe TurnKernel.draw(
                texture, plan: plan, opacity: opacity, spans: spans, on: target, scratch: scratch.turning,
                width: scratch.width)
        case .warp(let texture, let plan):
            unsafe WarpKernel.draw(
                texture, plan: plan, opacity: opacity, spans: spans, on: target, width: scratch.width)
        }
    }
}

extension PixelRect {
    func moved(x: Int, y: Int) -> PixelRect { PixelRect(x: self.x + x, y: self.y + y, width: width, height: height) }
}
