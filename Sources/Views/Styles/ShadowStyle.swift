public import AnimationCore
public import Foundation
import Geometry
import LayerTree
@_spi(Engine) import ViewGraph

/// A shadow that belongs to a style: `.fill(.blue.shadow(.inner(radius: 4)))`.
public struct ShadowStyle: Hashable, Sendable {
    private let color: Color
    private let radius: CGFloat
    private let offset: CGSize
    private let isInner: Bool

    /// A shadow that what is painted casts on what is behind: a Gaussian whose sigma is `radius` points, moved by (x, y).
    public static func drop(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: false)
    }

    /// A shadow that falls from the edges of what is painted inwards, as into a hole.
    public static func inner(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: true)
    }

    func resolve(in environment: EnvironmentValues) -> LayerPaintShadow {
        LayerPaintShadow(
            LayerShadow(color: color.resolve(in: environment), radius: max(0, Double(radius)), offset: offset),
            isInner: isInner)
    }
}

/// A style with a shadow.
nonisolated public struct _ShadowShapeStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let shadow: ShadowStyle

    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        base._resolve(in: environment).shaded(by: shadow.resolve(in: environment))
    }
}

extension _ResolvedStyle {
    /// With one more shadow, behind the others. A material has none: it is not a thing but a view of others.
    fileprivate func shaded(by shadow: LayerPaintShadow) -> _ResolvedStyle {
        switch self {
        case .shadowed(let style, let shadows): .shadowed(style, shadows + [shadow])
        case .paint(.material): self
        case .color, .paint, .picture: .shadowed(self, [shadow])
        }
    }
}

extension ShapeStyle {
    /// The style with a shadow of what is painted with it.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { _ShadowShapeStyle(base: self, shadow: style) }
}

// Fainter levels of a style: `.foregroundStyle(.blue.secondary)`.
extension ShapeStyle {
    /// The style at the opacity of second-level content.
    public var secondary: some ShapeStyle { opacity(HierarchicalShapeStyle.secondary.opacity) }
    /// The style at the opacity of third-level content.
    public var tertiary: some ShapeStyle { opacity(HierarchicalShapeStyle.tertiary.opacity) }
    /// The style at the opacity of fourth-level content.
    public var quaternary: some ShapeStyle { opacity(HierarchicalShapeStyle.quaternary.opacity) }
    /// The style at the opacity of fifth-level content.
    public var quinary: some ShapeStyle { opacity(HierarchicalShapeStyle.quinary.opacity) }
}
