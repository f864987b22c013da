import AnimationCore
public import Geometry
import LayerTree
@_spi(Engine) public import ViewGraph

/// Filter of every colour that a view draws (S27.14). It animates without evaluating the view's body.
nonisolated public struct _ColorFilterEffect: PrimitiveModifier {
    enum Filter: Equatable, Sendable {
        case fixed(LayerColorFilter)
        case multiply(Color)
    }

    let filter: Filter

    @MainActor package static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        inputs.effect(
            modifier, content: content, resolve: { $0.filter.resolve(in: $1) },
            update: { box, filter, transaction in box.ownLayer.setColorFilter(filter, transaction: transaction) })
    }
}

extension _ColorFilterEffect.Filter {
    fileprivate func resolve(in environment: EnvironmentValues) -> LayerColorFilter {
        switch self {
        case .fixed(let filter): filter
        case .multiply(let color): .multiply(color.resolve(in: environment))
        }
    }
}

extension View {
    nonisolated private func filtered(_ filter: LayerColorFilter) -> some View {
        modifier(_ColorFilterEffect(filter: .fixed(filter)))
    }

    /// Adds `amount` to red, green and blue (S27.14).
    nonisolated public func brightness(_ amount: Double) -> some View { filtered(.brightness(amount)) }

    /// Multiplies the distance of colours from middle grey by `amount`: 0 gives grey, 1 changes nothing (S27.14).
    nonisolated public func contrast(_ amount: Double) -> some View { filtered(.contrast(amount)) }

    /// Multiplies the saturation of colours by `amount`: 0 gives greys, 1 changes nothing (S27.14).
    nonisolated public func saturation(_ amount: Double) -> some View { filtered(.saturation(amount)) }

    /// Reduces the saturation of colours by `amount`: 0 changes nothing, 1 gives greys (S27.14).
    nonisolated public func grayscale(_ amount: Double) -> some View { filtered(.saturation(1 - amount)) }

    /// Rotates the hue of colours by `angle` (S27.14).
    nonisolated public func hueRotation(_ angle: Angle) -> some View { filtered(.hueRotation(angle)) }

    /// Multiplies every colour by `color`, including opacity (S27.14).
    nonisolated public func colorMultiply(_ color: Color) -> some View {
        modifier(_ColorFilterEffect(filter: .multiply(color)))
    }

    /// Inverts colours (S27.14).
    nonisolated public func colorInvert() -> some View { filtered(.invert(1)) }

    /// Replaces colours by black whose opacity is their luminance (S27.14).
    nonisolated public func luminanceToAlpha() -> some View { filtered(.luminanceToAlpha) }
}
