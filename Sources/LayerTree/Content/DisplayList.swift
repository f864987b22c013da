public import Foundation
public import Geometry

/// Drawing commands in order, for canvases: coordinates in points of the layer's space.
public struct DisplayList {
    /// The commands, in drawing order.
    public let commands: [DrawCommand]
    /// Clip of the drawing, in the layer's space; nil is the layer's own rectangle.
    public let bounds: CGRect?
    /// True if the layer stretches neither the drawing nor its pixels: the drawing is a text, which is sharp at its own
    /// size only.
    public let isText: Bool
    /// Number of the commands, as ``LayerShape/version``: lists of equal version draw alike.
    public let version: Int

    /// A list of `commands` that draw within `bounds`, as a text if `isText`. Lists of equal `version` draw alike; by
    /// default a list equals no other.
    public init(
        commands: [DrawCommand], bounds: CGRect? = nil, isText: Bool = false, version: Int = LayerShape.unversioned
    ) {
        self.commands = commands
        self.bounds = bounds
        self.isText = isText
        self.version = version
    }
}

/// One step of a display list.
public enum DrawCommand {
    /// Fills a path. Gradients lie in the rectangle `within`, by default the path's bounding box.
    case fill(Path, LayerPaint, FillStyle, within: CGRect? = nil)
    /// Strokes a path, half of the line width on either side. Gradients lie as for ``fill(_:_:_:within:)``.
    case stroke(Path, LayerPaint, StrokeStyle, within: CGRect? = nil)
    /// Draws a text with its top left corner at `at`. Runs without a colour of their own are drawn in `color`; nil is
    /// the layer's fill.
    case text(any TextLayout, at: CGPoint, color: ResolvedColor?)
    /// Draws the clusters of a text whose indices in ``TextLayout/glyphs`` are given, with the text's top left corner at
    /// `at`. Runs without a paint of their own are drawn in the layer's paint, which spans the whole text. If
    /// `isOnWholeRows`, baselines are at whole pixels, where letters are sharpest.
    case glyphs(any TextLayout, Range<Int>, at: CGPoint, isOnWholeRows: Bool)
    /// Draws an image in a rectangle, stretched or tiled according to ``LayerImage/resizing``.
    case image(LayerImage, in: CGRect)
    /// Draws a layer with its sublayers, its own rectangle stretched to `in`. It must be a hidden sublayer of the layer
    /// whose content this list is.
    case layer(Layer, in: CGRect)
    /// Begins a scope: the state below holds until the matching ``restore``.
    case save
    /// Ends the scope that the last ``save`` began.
    case restore
    /// Clips the rest of the scope to the path, antialiased.
    case clip(Path, FillStyle)
    /// Transforms the rest of the scope: points are mapped by this matrix first, then by the current transform.
    case concatenate(CGAffineTransform)
    /// Multiplies the opacity of each later command in the scope.
    case opacity(Double)
    /// Sets the blend mode for the rest of the scope.
    case blendMode(LayerBlendMode)
    /// Begins a group: everything up to the matching ``endGroup`` is drawn into a picture, which is filtered in order,
    /// cut by all masks, and composited with this opacity in the current blend mode.
    case beginGroup(opacity: Double, filters: [DrawFilter] = [], masks: [DrawMask] = [])
    /// Composites the group that the matching ``beginGroup(opacity:filters:masks:)`` began.
    case endGroup
}

/// Mask of a group: the alpha of these commands, in the coordinates in which the group begins.
public struct DrawMask {
    /// The commands; only the alpha that they draw counts.
    public let commands: [DrawCommand]
    /// Factor for the mask's alpha, 0…1.
    public let opacity: Double
    /// True to keep the group where the commands draw nothing, instead of where they draw.
    public let isInverse: Bool

    /// A mask by the alpha of `commands` times `opacity`; inverted if `isInverse` is true.
    public init(commands: [DrawCommand], opacity: Double, isInverse: Bool) {
        self.commands = commands
        self.opacity = opacity
        self.isInverse = isInverse
    }
}

extension DisplayList {
    /// True if a command, or one of a mask, draws a layer.
    var drawsLayers: Bool {
        func draws(_ commands: [DrawCommand]) -> Bool {
            commands.contains { command in
                switch command {
                case .layer: true
                case .beginGroup(_, _, let masks): masks.contains { draws($0.commands) }
                default: false
                }
            }
        }
        return draws(commands)
    }
}

/// Filter for a group's picture.
public enum DrawFilter: Hashable, Sendable {
    /// Gaussian blur; the value is sigma, in points.
    case blur(Double)
    /// Filter for each colour.
    case color(LayerColorFilter)
    /// Shadow below the picture.
    case shadow(LayerShadow)
    /// Shadow on the picture, from its edges inwards.
    case innerShadow(LayerShadow)
    /// Paints pixels with an alpha in `minimum`…`maximum` in this colour and clears all others.
    case alphaThreshold(minimum: Double, maximum: Double, ResolvedColor)
    /// Transform of the picture, in the coordinates that are in effect where its group begins.
    case projection(ProjectionTransform)
}
