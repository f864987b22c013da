@_spi(Engine) import AnimationCore
import Foundation

// Vectors of layers in the form that programs' custom animations receive: the data of S4.5, as pairs of Apple's types.

/// Point, size or unit point as programs receive it.
typealias PublishedPair = AnimatablePair<CGFloat, CGFloat>
/// Colour as programs receive it.
typealias PublishedColor = AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>>

extension LayerGeometry {
    static func publishedForm(like template: LayerGeometry, in size: CGSize) -> (any PublishedForm)? {
        VectorForm<FourVector, AnimatablePair<PublishedPair, PublishedPair>>(
            published: { AnimatablePair($0.value.lowHalf.published, $0.value.highHalf.published) },
            lanes: { FourVector(SIMD4(lowHalf: $0.first.lanes, highHalf: $0.second.lanes)) })
    }
}

extension ResolvedColor {
    static func publishedForm(like template: ResolvedColor, in size: CGSize) -> (any PublishedForm)? {
        VectorForm<FourVector, PublishedColor>(
            published: { $0.value.publishedColor }, lanes: { FourVector($0.lanes) })
    }
}

extension LayerColorFilter {
    /// One number for all filters but multiplication by a colour, which has four.
    static func publishedForm(like template: LayerColorFilter, in size: CGSize) -> (any PublishedForm)? {
        if case .multiply = template { return ResolvedColor.publishedForm(like: .white, in: size) }
        return VectorForm<FourVector, Double>(
            published: { $0.value.x }, lanes: { FourVector(SIMD4($0, 0, 0, 0)) })
    }
}

extension Optional where Wrapped == LayerShadow {
    static func publishedForm(like template: LayerShadow?, in size: CGSize) -> (any PublishedForm)? {
        VectorForm<NineVector, AnimatablePair<PublishedColor, AnimatablePair<CGFloat, PublishedPair>>>(
            published: { vector in
                let v = vector.first
                return AnimatablePair(
                    v.lowHalf.publishedColor, AnimatablePair(v[4], AnimatablePair(v[5], v[6])))
            },
            lanes: { pair in
                let rest = SIMD4(
                    Double(pair.second.first), Double(pair.second.second.first), Double(pair.second.second.second), 0)
                return NineVector(SIMD8(lowHalf: pair.first.lanes, highHalf: rest))
            })
    }
}

extension LayerEffect {
    static func publishedForm(like template: LayerEffect, in size: CGSize) -> (any PublishedForm)? {
        switch template {
        case .offset:
            return VectorForm<NineVector, PublishedPair>(
                published: { AnimatablePair($0.first[0], $0.first[1]) },
                lanes: { NineVector(SIMD8($0.first, $0.second, 0, 0, 0, 0, 0, 0)) })
        case .unitOffset:
            // Programs receive points; the engine's units are widths and heights of the layer.
            let units = SIMD2(Double(size.width), Double(size.height)) / 128
            return VectorForm<NineVector, PublishedPair>(
                published: { AnimatablePair($0.first[0] * units.x, $0.first[1] * units.y) },
                lanes: {
                    let x = units.x == 0 ? 0 : $0.first / units.x
                    let y = units.y == 0 ? 0 : $0.second / units.y
                    return NineVector(SIMD8(x, y, 0, 0, 0, 0, 0, 0))
                })
        case .scale:
            return VectorForm<NineVector, AnimatablePair<PublishedPair, PublishedPair>>(
                published: {
                    AnimatablePair(AnimatablePair($0.first[0], $0.first[1]), AnimatablePair($0.first[2], $0.first[3]))
                },
                lanes: {
                    NineVector(SIMD8($0.first.first, $0.first.second, $0.second.first, $0.second.second, 0, 0, 0, 0))
                })
        case .rotation:
            return VectorForm<NineVector, AnimatablePair<Double, PublishedPair>>(
                published: { AnimatablePair($0.first[0], AnimatablePair($0.first[1], $0.first[2])) },
                lanes: { NineVector(SIMD8($0.first, $0.second.first, $0.second.second, 0, 0, 0, 0, 0)) })
        case .rotation3D: return rotation3DForm
        case .none, .composed, .affine, .projection: return nil
        }
    }

    private typealias Depth = AnimatablePair<PublishedPair, AnimatablePair<CGFloat, CGFloat>>
    private typealias Axis = AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, Depth>>>

    /// Pairs nested as (angle, (x, (y, (z, (anchor, (anchorZ, perspective)))))).
    private static var rotation3DForm: any PublishedForm {
        VectorForm<NineVector, AnimatablePair<Double, Axis>>(
            published: { vector in
                let v = vector.first
                let depth = Depth(AnimatablePair(v[4], v[5]), AnimatablePair(v[6], v[7]))
                return AnimatablePair(v[0], Axis(v[1], AnimatablePair(v[2], AnimatablePair(v[3], depth))))
            },
            lanes: { pair in
                let axis = pair.second
                let depth = axis.second.second.second
                return NineVector(
                    SIMD8(
                        pair.first, axis.first, axis.second.first, axis.second.second.first, depth.first.first,
                        depth.first.second, depth.second.first, depth.second.second))
            })
    }
}

extension SIMD2<Double> {
    fileprivate var published: PublishedPair { AnimatablePair(CGFloat(x), CGFloat(y)) }
}

extension AnimatablePair<CGFloat, CGFloat> {
    fileprivate var lanes: SIMD2<Double> { SIMD2(Double(first), Double(second)) }
}

extension SIMD4<Double> {
    fileprivate var publishedColor: PublishedColor {
        AnimatablePair(Float(x), AnimatablePair(Float(y), AnimatablePair(Float(z), Float(w))))
    }
}

extension PublishedColor {
    fileprivate var lanes: SIMD4<Double> {
        SIMD4(Double(first), Double(second.first), Double(second.second.first), Double(second.second.second))
    }
}
