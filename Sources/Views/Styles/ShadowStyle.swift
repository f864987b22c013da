public import AnimationCore
public import Foundation
import Geometry
import LayerTree
@_spi(Engine) import ViewGraph

/// A shadow that is part of a style: `.fill(.blue.shadow(.inner(radius: 4)))`.
public struct ShadowStyle: Hashable, Sendable {
    private let color: Color
    private let radius: CGFloat
    private let offset: CGSize
    private let isInner: Bool

    /// A shadow behind the painted shape: a Gaussian blur with a sigma of `radius` points, offset by (`x`, `y`) points.
    public static func drop(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: false)
    }

    /// A shadow inside the edges of the painted shape, as in a hole; parameters as for ``drop(color:radius:x:y:)``.
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

    /// The style's paint with the shadow added.
    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        base._resolve(in: environment).shaded(by: shadow.resolve(in: environment))
    }
}

extension _ResolvedStyle {
    /// The style with one more shadow, behind the others. Materials take none: they show their background.
    fileprivate func shaded(by shadow: LayerPaintShadow) -> _ResolvedStyle {
        switch self {
        case .shadowed(let style, let shadows): .shadowed(style, shadows + [shadow])
        case .paint(.material): self
        case .color, .paint, .picture: .shadowed(self, [shadow])
        }
    }
}

extension ShapeStyle {
    /// This style, with a shadow of the painted shape.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { _ShadowShapeStyle(base: self, shadow: style) }
}

// Fainter levels of a style, as in `.foregroundStyle(.blue.secondary)`.
extension ShapeStyle {
    /// The style at the second level's opacity, 0.6.
    public var secondary: some ShapeStyle { opacity(HierarchicalShapeStyle.secondary.opacity) }
    /// The style at the third level's opacity, 0.3.
    public var tertiary: some ShapeStyle { opacity(HierarchicalShapeStyle.tertiary.opacity) }
    /// The style at the fourth level's opacity, 0.18.
    public var quaternary: some ShapeStyle { opacity(HierarchicalShapeStyle.quaternary.opacity) }
    /// The style at the fifth level's opacity, 0.09.
    public var quinary: some ShapeStyle { opacity(HierarchicalShapeStyle.quinary.opacity) }
}
