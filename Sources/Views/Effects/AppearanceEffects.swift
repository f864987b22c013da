package import AnimationCore
import AttributeGraph
public import Foundation
public import Geometry
import LayerTree
@_spi(Engine) public import ViewGraph

/// A shadow of what the view draws (S27.10).
nonisolated public struct _ShadowEffect: PrimitiveModifier {
    public var color: Color
    public var radius: CGFloat
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

/// A Gaussian blur of what the view draws (S27.9).
nonisolated public struct _BlurEffect: LayerModifier {
    public var radius: CGFloat
    public var isOpaque: Bool

    @MainActor package func apply(to box: EffectBox, transaction: Transaction) {
        box.ownLayer.setBlurRadius(Double(radius), transaction: transaction)
        box.ownLayer.hasOpaqueBlur = isOpaque
    }
}

/// Drawing limited to a shape (S27.11).
nonisolated public struct _ClipEffect<ClipShape: Shape>: PrimitiveModifier {
    public var shape: ClipShape
    public var style: FillStyle

    @MainActor package static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        let box = EffectBox(inputs)
        inputs.add(box, named: Self.self)
        let shape = AnimatableAttributes.animated(modifier[\.shape].attribute, inputs: inputs)
        var latest = (shape: ClipShape?.none, style: FillStyle())
        func update() {
            guard let shape = latest.shape else { return }
            // A rectangle cuts without a picture of its own, and one with round corners does while something in it moves.
            if shape is Rectangle {
                box.ownLayer.clip = .bounds
            } else if let shape = shape as? RoundedRectangle, shape.cutsAsLayer {
                box.ownLayer.clip = .rounded(Double(shape.cornerSize.width))
            } else {
                box.ownLayer.clip = .shape(
                    path: { shape.path(in: $0) }, style: latest.style, version: LayerShape.unversioned)
            }
        }
        inputs.sink(modifier[\.style].attribute) { style in
            latest.style = style
            update()
        }
        inputs.sink(shape) { shape in
            latest.shape = shape
            update()
        }
        content(ElementPlace(in: box, lifetime: inputs.lifetime))
    }
}

extension RoundedRectangle {
    /// Whether a layer's own round corners are these.
    fileprivate var cutsAsLayer: Bool { style == .continuous && cornerSize.width == cornerSize.height }
}

/// How a view is combined with what is behind it (S27.13).
nonisolated public struct _BlendModeEffect: LayerModifier {
    public var blendMode: BlendMode

    @MainActor package func apply(to box: EffectBox, transaction: Transaction) {
        box.ownLayer.blendMode = blendMode.layerMode
    }
}

/// One layer before outer effects apply (S27.12); also a group whose geometry moves as one (S1.12).
nonisolated public struct _GroupEffect: LayerModifier {
    public var composites: Bool

    @MainActor package func apply(to box: EffectBox, transaction: Transaction) {
        box.ownLayer.isCompositingGroup = composites
    }
}

/// Whether a view and what is in it can be hit (S25.5).
nonisolated public struct _AllowsHitTestingModifier: LayerModifier {
    public var allowsHitTesting: Bool

    @MainActor package func apply(to box: EffectBox, transaction: Transaction) {
        box.ownLayer.allowsHitTesting = allowsHitTesting
    }
}

/// The area that is hit, in the view's frame (S25.4).
nonisolated public struct _ContentShapeModifier<ContentShape: Shape>: PrimitiveModifier {
    public var shape: ContentShape
    public var eoFill: Bool

    @MainActor package static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        inputs.effect(modifier, content: content) { box, value, _ in
            box.ownLayer.hitShape = { value.shape.path(in: CGRect(origin: .zero, size: $0)) }
            box.ownLayer.hasEvenOddHitShape = value.eoFill
            box.ownLayer.hitShapeLimitsSublayers = true
        }
    }
}

/// Keeps a view's place without drawing it (S23.25).
nonisolated public struct _HiddenModifier: PrimitiveModifier {
    @MainActor package static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        inputs.effect(modifier, content: content) { box, _, _ in box.ownLayer.isHidden = true }
    }
}

/// How colours combine (S27.13).
public enum BlendMode: Hashable, Sendable {
    /// `normal` lays it over; the others follow W3C's formulas on encoded sRGB, channel by channel.
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    /// `difference` and `exclusion` go channel by channel, the others take hue, saturation or lightness from one side.
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
    /// A shadow below everything that the view draws, as one picture (S27.10).
    ///
    /// - Parameters:
    ///   - color: of the shadow; a third of black by itself.
    ///   - radius: sigma of the Gaussian that softens it, in points; 0 is a hard edge.
    ///   - x: points to the right.
    ///   - y: points down.
    nonisolated public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        modifier(_ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
    }

    /// Softens everything that the view draws, as one picture: a Gaussian whose sigma is `radius` points, which spreads
    /// beyond the frame. `opaque` keeps the frame's edge hard (S27.9).
    nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(_BlurEffect(radius: radius, isOpaque: opaque))
    }

    /// Cuts off what the view draws outside `shape`, which is as large as the view's frame. Presses are cut off with it
    /// (S25.7).
    nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        modifier(_ClipEffect(shape: shape, style: style))
    }

    /// Cuts off what the view draws outside its frame, and presses there (S25.7). The layout stays as it is.
    nonisolated public func clipped(antialiased: Bool = false) -> some View {
        clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
    }

    /// Cuts off what the view draws outside a rectangle with rounded corners of `radius` points; no background is
    /// drawn.
    nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
    }

    /// How the view is combined with what lies behind it in its group (S27.13).
    nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
        modifier(_BlendModeEffect(blendMode: blendMode))
    }

    /// Puts the view together as one picture before effects further out, such as opacity or a blend mode, apply to it
    /// (S27.12).
    nonisolated public func compositingGroup() -> some View { modifier(_GroupEffect(composites: true)) }

    /// Makes changes of place and size move the view with all that is in it as one, rather than each leaf by itself
    /// (S1.12).
    nonisolated public func geometryGroup() -> some View { modifier(_GroupEffect(composites: false)) }

    /// Draws the view and all that is in it into one picture (S27.12). `opaque` promises that it has no
    /// transparent pixel: a picture for which that is true looks the same, so nothing is done with it.
    nonisolated public func drawingGroup(opaque: Bool = false) -> some View { modifier(_GroupEffect(composites: true)) }

    /// Whether the view and what is in it can be hit. If not, presses go to what lies behind (S25.5).
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(_AllowsHitTestingModifier(allowsHitTesting: enabled))
    }

    /// Where the view is hit: in all of `shape`, as large as its frame, whatever it draws, and nowhere else (S25.4). What is
    /// in the view is hit where it draws, but not beside the shape. `eoFill`: what is inside is told by the even-odd rule.
    nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modifier(_ContentShapeModifier(shape: shape, eoFill: eoFill))
    }

    /// Keeps the view's place in the layout; it is neither drawn nor hit (S23.25, S25.6).
    nonisolated public func hidden() -> some View { modifier(_HiddenModifier()) }
}
