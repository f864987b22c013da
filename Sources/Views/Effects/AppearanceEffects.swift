import AnimationCore
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
nonisolated public struct _BlurEffect: PrimitiveModifier {
    public var radius: CGFloat
    public var isOpaque: Bool

    @MainActor package static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        inputs.effect(modifier, content: content) { box, value, transaction in
            box.ownLayer.setBlurRadius(Double(value.radius), transaction: transaction)
            box.ownLayer.hasOpaqueBlur = value.isOpaque
        }
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
            // A rectangle cuts without a picture of its own.
            box.ownLayer.clip =
                shape is Rectangle
                ? .bounds
                : .shape(path: { shape.path(in: $0) }, style: latest.style, version: LayerShape.unversioned)
        }
        inputs.sink(modifier[\.style].attribute) { style in
            latest.style = style
            update()
        }
        inputs.sink(shape) { shape in
            latest.shape = shape
            update()
        }
        content(ElementPlace(list: box.content, lifetime: inputs.lifetime))
    }
}

/// How a view is combined with what is behind it (S27.13).
nonisolated public struct _BlendModeEffect: PrimitiveModifier {
    public var blendMode: BlendMode

    @MainActor package static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        inputs.effect(modifier, content: content) { box, value, _ in
            box.ownLayer.blendMode = value.blendMode.layerMode
        }
    }
}

/// One layer before outer effects apply (S27.12); also a group whose geometry moves as one (S1.12).
nonisolated public struct _GroupEffect: PrimitiveModifier {
    public var composites: Bool

    @MainActor package static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        inputs.effect(modifier, content: content) { box, value, _ in
            box.ownLayer.isCompositingGroup = value.composites
        }
    }
}

/// Whether a view and what is in it can be hit (S25.5).
nonisolated public struct _AllowsHitTestingModifier: PrimitiveModifier {
    public var allowsHitTesting: Bool

    @MainActor package static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        inputs.effect(modifier, content: content) { box, value, _ in
            box.ownLayer.allowsHitTesting = value.allowsHitTesting
        }
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
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    case difference, exclusion, hue, saturation, color, luminosity
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
    nonisolated public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        modifier(_ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
    }

    nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(_BlurEffect(radius: radius, isOpaque: opaque))
    }

    nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        modifier(_ClipEffect(shape: shape, style: style))
    }

    nonisolated public func clipped(antialiased: Bool = false) -> some View {
        clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
    }

    nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
    }

    nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
        modifier(_BlendModeEffect(blendMode: blendMode))
    }

    nonisolated public func compositingGroup() -> some View { modifier(_GroupEffect(composites: true)) }

    nonisolated public func geometryGroup() -> some View { modifier(_GroupEffect(composites: false)) }

    nonisolated public func drawingGroup(opaque: Bool = false) -> some View { modifier(_GroupEffect(composites: true)) }

    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(_AllowsHitTestingModifier(allowsHitTesting: enabled))
    }

    nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modifier(_ContentShapeModifier(shape: shape, eoFill: eoFill))
    }

    nonisolated public func hidden() -> some View { modifier(_HiddenModifier()) }
}
