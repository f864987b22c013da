package import AnimationCore
import AttributeGraph
public import Foundation
public import Geometry
import LayerTree
@_spi(Engine) public import ViewGraph

/// `shadow`: a shadow under the view's drawing (S27.10).
nonisolated public struct _ShadowEffect: PrimitiveModifier {
    /// Colour of the shadow.
    public var color: Color
    /// Sigma of the shadow's blur, in points.
    public var radius: CGFloat
    /// Offset of the shadow, in points to the right and down.
    public var offset: CGSize

    @MainActor package static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        inputs.effect(
            modifier, content: content,
            resolve: { value, environment in
                LayerShadow(
                    color: value.color.resolve(in: environment), radius: Double(value.radius), offset: value.offset)
            },
            update: { box, shadow, transaction in box.ownLayer.setShadow(shadow, transaction: transaction) })
    }
}

/// `blur`: a Gaussian blur of the view's drawing (S27.9).
nonisolated public struct _BlurEffect: LayerModifier {
    /// Sigma of the blur, in points.
    public var radius: CGFloat
    /// True if the frame's edge stays sharp.
    public var isOpaque: Bool

    @MainActor package func apply(to box: EffectBox, transaction: Transaction) {
        box.ownLayer.setBlurRadius(Double(radius), transaction: transaction)
        box.ownLayer.hasOpaqueBlur = isOpaque
    }
}

/// `clipShape`: limits a view's drawing to a shape (S27.11).
nonisolated public struct _ClipEffect<ClipShape: Shape>: PrimitiveModifier {
    /// Shape to which the drawing is limited.
    public var shape: ClipShape
    /// Fill rule and antialiasing.
    public var style: FillStyle

    @MainActor package static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        let box = ClipBox(inputs)
        inputs.add(box, named: Self.self)
        let shape = AnimatableAttributes.animated(modifier[\.shape].attribute, inputs: inputs)
        var latest = (shape: ClipShape?.none, style: FillStyle())
        func update(_ box: ClipBox) {
            guard let shape = latest.shape else { return }
            // A rectangle clips without an offscreen picture; a rounded one does so while something in it moves.
            if shape is Rectangle {
                box.ownLayer.clip = .bounds
            } else if let shape = shape as? RoundedRectangle, shape.cutsAsLayer {
                box.ownLayer.clip = .rounded(Double(shape.cornerSize.width))
            } else {
                let isMirrored = shape.layoutDirectionBehavior.isMirrored(box.mirrorsContent)
                let container = box.follower?.context
                box.ownLayer.clip = .shape(
                    path: { rect in
                        let path =
                            if let container {
                                ContainerShapeContext.$current.withValue(container) { shape.path(in: rect) }
                            } else {
                                shape.path(in: rect)
                            }
                        return isMirrored ? path.mirrored(in: rect) : path
                    },
                    style: latest.style, version: LayerShape.unversioned)
            }
        }
        inputs.sink(modifier[\.style].attribute) { style in
            latest.style = style
            update(box)
        }
        inputs.sink(shape) { shape in
            latest.shape = shape
            update(box)
        }
        box.mirroringChanged = { update($0) }
        if followsContainer(ClipShape.self) {
            box.follower = ContainerFollower(of: box, inputs: inputs) { [unowned box] in update(box) }
        }
        content(ElementPlace(in: box, lifetime: inputs.lifetime))
    }
}

/// Box of a clip, whose outline depends on the direction of layout.
@MainActor private final class ClipBox: EffectBox {
    /// Called when the direction of layout has changed.
    var mirroringChanged: (@MainActor (ClipBox) -> Void)?
    /// Follows the container; nil for shapes that do not depend on one.
    var follower: ContainerFollower?
    private var wasMirrored = false

    override func placeContent() {
        super.placeContent()
        guard wasMirrored != mirrorsContent else { return }
        wasMirrored = mirrorsContent
        mirroringChanged?(self)
    }
}

extension RoundedRectangle {
    /// True if the layer's own rounded corners have the same form.
    fileprivate var cutsAsLayer: Bool { style == .continuous && cornerSize.width == cornerSize.height }
}

/// `blendMode`: combines a view with its backdrop (S27.13).
nonisolated public struct _BlendModeEffect: LayerModifier {
    /// Formula of the combination.
    public var blendMode: BlendMode

    @MainActor package func apply(to box: EffectBox, transaction: Transaction) {
        box.ownLayer.blendMode = blendMode.layerMode
    }
}

/// Groups the view: into one picture before outer effects apply (S27.12), or for geometry that moves as one (S1.12).
nonisolated public struct _GroupEffect: LayerModifier {
    /// True for one picture.
    public var composites: Bool

    @MainActor package func apply(to box: EffectBox, transaction: Transaction) {
        box.ownLayer.isCompositingGroup = composites
    }
}

/// `allowsHitTesting`: enables hits of a view and its content (S25.5).
nonisolated public struct _AllowsHitTestingModifier: LayerModifier {
    /// True if they can be hit.
    public var allowsHitTesting: Bool

    @MainActor package func apply(to box: EffectBox, transaction: Transaction) {
        box.ownLayer.allowsHitTesting = allowsHitTesting
    }
}

/// `contentShape`: the area of a view that can be hit, in its frame (S25.4).
nonisolated public struct _ContentShapeModifier<ContentShape: Shape>: PrimitiveModifier {
    /// Shape of the area.
    public var shape: ContentShape
    /// True if the even-odd rule decides about the inside.
    public var eoFill: Bool
    /// Purposes of the shape.
    var kinds = ContentShapeKinds.interaction

    @MainActor package static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        inputs.effect(modifier, content: content) { box, value, _ in
            let limitsHits = value.kinds.contains(.interaction)
            box.ownLayer.hitShape = limitsHits ? { value.shape.path(in: CGRect(origin: .zero, size: $0)) } : nil
            box.ownLayer.hasEvenOddHitShape = value.eoFill
            box.ownLayer.hitShapeLimitsSublayers = limitsHits
        }
    }
}

/// `hidden`: keeps a view's place without drawing it (S23.25).
nonisolated public struct _HiddenModifier: PrimitiveModifier {
    @MainActor package static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        inputs.effect(modifier, content: content) { box, _, _ in box.ownLayer.isHidden = true }
    }
}

/// Formula that combines colours of a view with those of its backdrop (S27.13).
public enum BlendMode: Hashable, Sendable {
    /// `normal` composites over; the others apply W3C's formulas to encoded sRGB, channel by channel.
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    /// `difference` and `exclusion` work channel by channel; the others take hue, saturation or lightness from one
    /// side.
    case difference, exclusion, hue, saturation, color, luminosity
    /// Porter and Duff's operators; `plusLighter` is the sum, at most 1, `plusDarker` the sum less 1, at least 0.
    case sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter

    var layerMode: LayerBlendMode {
        switch self {
        case .normal: .normal
        case .multiply: .multiply
        case .screen: .screen
        case .overlay: .overlay
        case .darken: .darken
        case .lighten: .lighten
        case .colorDodge: .colorDodge
        case .colorBurn: .colorBurn
        case .softLight: .softLight
        case .hardLight: .hardLight
        case .difference: .difference
        case .exclusion: .exclusion
        case .hue: .hue
        case .saturation: .saturation
        case .color: .color
        case .luminosity: .luminosity
        case .sourceAtop: .sourceAtop
        case .destinationOver: .destinationOver
        case .destinationOut: .destinationOut
        case .plusDarker: .plusDarker
        case .plusLighter: .plusLighter
        }
    }
}

extension View {
    /// Draws a shadow of `color` under everything that the view draws, as one picture (S27.10). `radius` is the sigma
    /// of the shadow's Gaussian blur, in points, where 0 is a sharp edge; `x` and `y` move the shadow, in points to the
    /// right and down.
    nonisolated public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        modifier(_ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
    }

    /// Blurs everything that the view draws, as one picture, by a Gaussian whose sigma is `radius` points. The blur
    /// spreads beyond the frame, unless `opaque` keeps the frame's edge sharp (S27.9).
    nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(_BlurEffect(radius: radius, isOpaque: opaque))
    }

    /// Clips the view's drawing, and presses on it, to `shape` in the view's frame (S25.7). `style` sets the fill rule
    /// and antialiasing.
    nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        modifier(_ClipEffect(shape: shape, style: style))
    }

    /// Clips the view's drawing, and presses on it, to its frame (S25.7). Layout does not change. `antialiased` has no
    /// effect.
    nonisolated public func clipped(antialiased: Bool = false) -> some View {
        clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
    }

    /// Clips the view's drawing, and presses on it, to a rectangle with rounded corners of `radius` points.
    /// `antialiased` has no effect.
    nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
    }

    /// Combines the view with its backdrop in its group by `blendMode` (S27.13).
    nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
        modifier(_BlendModeEffect(blendMode: blendMode))
    }

    /// Composites the view into one picture before outer effects, such as opacity or a blend mode, apply to it
    /// (S27.12).
    nonisolated public func compositingGroup() -> some View { modifier(_GroupEffect(composites: true)) }

    /// Makes changes of place and size move the view as a whole, rather than each view in it by itself (S1.12).
    nonisolated public func geometryGroup() -> some View { modifier(_GroupEffect(composites: false)) }

    /// Draws the view and its content into one picture (S27.12). `opaque`, a promise that no pixel is transparent, has
    /// no effect: the picture looks the same. Colours are mixed in encoded sRGB, whatever `colorMode` is.
    nonisolated public func drawingGroup(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
    ) -> some View { modifier(_GroupEffect(composites: true)) }

    /// Enables or disables hits of the view and its content. If disabled, presses reach the views behind (S25.5).
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(_AllowsHitTestingModifier(allowsHitTesting: enabled))
    }

    /// Limits hits to `shape` in the view's frame: all of the shape can be hit, whatever the view draws, and nothing
    /// beside it (S25.4). Views inside are hit where they draw, within the shape. `eoFill` chooses the even-odd rule
    /// for the inside.
    nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modifier(_ContentShapeModifier(shape: shape, eoFill: eoFill))
    }

    /// Keeps the view's place in the layout, but neither draws it nor lets it be hit (S23.25, S25.6).
    nonisolated public func hidden() -> some View { modifier(_HiddenModifier()) }
}
