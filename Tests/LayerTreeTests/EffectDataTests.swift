import AnimationCore
import Foundation
import Geometry
import Testing

@testable import LayerTree

/// S4.5: the data of effects and colours, in order and scale.
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
