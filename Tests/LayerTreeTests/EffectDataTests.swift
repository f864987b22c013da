import AnimationCore
import Foundation
import Geometry
import Testing

@testable import LayerTree

/// Order and scale of the animatable data of effects and colours: S4.5.
struct EffectDataTests {
    private func data(_ effect: LayerEffect) -> [Double] {
        let vector = effect.vector(like: effect)
        return (0..<8).map { vector.first[$0] } + [vector.last]
    }

    private let anchor = UnitPoint(x: 0.25, y: 1)

    @Test func `lengths and factors are as they are, angles and anchors 128 times as fine (S4.5)`() {
        #expect(data(.offset(CGSize(width: 3, height: 4))) == [3, 4, 0, 0, 0, 0, 0, 0, 0])
        #expect(
            data(.scale(CGSize(width: 2, height: 0.5), anchor: anchor)) == [2, 0.5, 32, 128, 0, 0, 0, 0, 0])
        #expect(data(.rotation(Angle(radians: 0.5), anchor: anchor)) == [64, 32, 128, 0, 0, 0, 0, 0, 0])
        #expect(
            data(
                .rotation3D(
                    Angle(radians: 1), axis: SIMD3(1, 2, 3), anchor: anchor, anchorZ: 7, perspective: 0.5))
                == [128, 1, 2, 3, 32, 128, 7, 0.5, 0])
    }

    @Test func `data goes back to where it came from (S4.4)`() {
        let effects: [LayerEffect] = [
            .offset(CGSize(width: 3, height: 4)), .scale(CGSize(width: 2, height: 0.5), anchor: anchor),
            .rotation(Angle(radians: 0.5), anchor: anchor),
            .rotation3D(Angle(radians: 1), axis: SIMD3(1, 2, 3), anchor: anchor, anchorZ: 7, perspective: 0.5),
            .affine(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)),
        ]
        for effect in effects { #expect(effect.with(effect.vector(like: effect), like: effect) == effect) }
    }

    @Test func `a colour is linear light, 128 times as fine, red first (S4.5)`() {
        let color = ResolvedColor(linearRed: 0.5, linearGreen: 0.25, linearBlue: 1, opacity: 0.125)
        #expect(color.animatableData == AnimatablePair(64, AnimatablePair(32, AnimatablePair(128, 16))))
        var copy = ResolvedColor.clear
        copy.animatableData = color.animatableData
        #expect(copy == color)
    }
}

/// Affine transforms by parts, as UIKit's transforms animate.
@MainActor struct LayerTransformTests {
    @Test(arguments: [
        CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 3, ty: -4),
        CGAffineTransform(a: 2, b: 0, c: 0, d: 0.5, tx: 0, ty: 0),
        CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 5, ty: 6),
        CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6),
        CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 0, ty: 0),
        CGAffineTransform(a: 0, b: 0, c: -2, d: 1, tx: 0, ty: 0),
    ])
    func `put together again, its parts are the matrix`(matrix: CGAffineTransform) {
        let again = LayerTransform(matrix).matrix(about: .zero)
        for (one, other) in [
            (again.a, matrix.a), (again.b, matrix.b), (again.c, matrix.c), (again.d, matrix.d), (again.tx, matrix.tx),
            (again.ty, matrix.ty),
        ] { #expect(abs(one - other) < 1e-12) }
    }

    @Test func `a turn stays a turn on the way, by the shorter side`() {
        let context = LayerContext()
        let layer = context.makeLayer()
        let quarter = LayerTransform(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
        let start = LayerEffect.composed(LayerTransform(), anchor: .center)
        let half = start.interpolated(to: .composed(quarter, anchor: .center), by: 0.5)
        guard case .composed(let transform, _) = half else { return #expect(Bool(false), "\(half)") }
        #expect(abs(transform.rotation.degrees - 45) < 1e-9)
        #expect(transform.scale == CGSize(width: 1, height: 1))
        // Near 170°, -170° is 190°.
        let angle = Angle.degrees(-170).radians
        let matrix = CGAffineTransform(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0)
        #expect(abs(LayerTransform(matrix, near: .degrees(170)).rotation.degrees - 190) < 1e-9)
        // About the centre, which stays in place.
        layer.geometry = LayerGeometry(x: 0, y: 0, width: 40, height: 20)
        layer.effect = .composed(
            LayerTransform(scale: CGSize(width: 3, height: 3), rotation: .degrees(77)), anchor: .center)
        let middle = CGPoint(x: 20, y: 10).applying(layer.transformToWindow())
        #expect(abs(middle.x - 20) < 1e-9 && abs(middle.y - 10) < 1e-9)
    }
}
