public import Foundation
public import Geometry

/// Drawing commands in order, for canvases: coordinates in points of the layer's space.
public struct DisplayList {
    /// In the order in which they are drawn.
    public let commands: [DrawCommand]
    /// What the commands may touch, in the layer's space; drawing is cut there. Nil is the layer's own rectangle.
    public let bounds: CGRect?
    /// As ``LayerShape/version``.
    public let version: Int

    /// Commands that draw within `bounds`; equal versions draw alike.
    public init(commands: [DrawCommand], bounds: CGRect? = nil, version: Int = LayerShape.unversioned) {
        self.commands = commands
        self.bounds = bounds
        self.version = version
    }
}

/// One step of a display list.
public enum DrawCommand {
    /// Gradients lie in the rectangle `within`, by default that around the path.
    case fill(Path, LayerPaint, FillStyle, within: CGRect? = nil)
    /// Along the path, half of the width on either side.
    case stroke(Path, LayerPaint, StrokeStyle, within: CGRect? = nil)
    /// The layout's top left corner at `at`; runs without a colour take `color`, or the layer's fill.
    case text(any TextLayout, at: CGPoint, color: ResolvedColor?)
    /// The pixels fill the rectangle as the image says.
    case image(LayerImage, in: CGRect)
    /// Another layer with everything on it, its own rectangle stretched to `in`; it hangs, hidden, on the layer that draws.
    case layer(Layer, in: CGRect)
    /// Begins a scope: the state below holds until the matching ``restore``.
    case save
    /// Ends the scope that the last ``save`` began.
    case restore
    /// What follows in this scope shows inside the path only, antialiased.
    case clip(Path, FillStyle)
    /// What follows in this scope is transformed first, then by what holds already.
    case concatenate(CGAffineTransform)
    /// Multiplies the opacity of what follows in this scope, each command for itself.
    case opacity(Double)
    /// How what follows in this scope is combined with what is there.
    case blendMode(LayerBlendMode)
    /// Until the matching ``endGroup`` everything is drawn apart, then filtered in turn, then laid down as one with this
    /// opacity, in the blend mode that holds here. With masks only as much of it as all of them cover.
    case beginGroup(opacity: Double, filters: [DrawFilter] = [], masks: [DrawMask] = [])
    /// Lays down what was drawn since the matching ``beginGroup(opacity:filters:masks:)``.
    case endGroup
}

/// What covers a group: as opaque as these commands draw, in the coordinates in which the group begins.
public struct DrawMask {
    /// Their colours do not matter, only how opaque they are.
    public let commands: [DrawCommand]
    /// Multiplies how much it covers.
    public let opacity: Double
    /// True if it covers where nothing is drawn.
    public let isInverse: Bool

    /// What these commands cover, or leave uncovered.
    public init(commands: [DrawCommand], opacity: Double, isInverse: Bool) {
        self.commands = commands
        self.opacity = opacity
        self.isInverse = isInverse
    }
}

extension DisplayList {
    /// Whether it draws other layers.
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

/// What happens to a group's picture before it is laid down.
public enum DrawFilter: Hashable, Sendable {
    /// A Gaussian of that sigma, in points.
    case blur(Double)
    /// A change of every colour.
    case color(LayerColorFilter)
    /// Below the picture.
    case shadow(LayerShadow)
    /// On the picture, from its edges inwards.
    case innerShadow(LayerShadow)
    /// What is as opaque as `minimum` or more, up to `maximum`, becomes this colour; all else goes.
    case alphaThreshold(minimum: Double, maximum: Double, ResolvedColor)
}
