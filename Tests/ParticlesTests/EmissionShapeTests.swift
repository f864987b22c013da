import Foundation
import Testing

@testable import Particles

/// Places of births, and the directions from which cells count theirs.
struct EmissionShapeTests {
    private func births(
        _ shape: ParticleEmitter.Shape, _ mode: ParticleEmitter.Mode
    ) -> [ParticleEmitter.Birth] {
        var emitter = ParticleEmitter()
        emitter.shape = shape
        emitter.mode = mode
        emitter.size = CGSize(width: 40, height: 20)
        let seed = ParticleRandom(seed: 5)
        return (0..<4000).map { number in
            var random = seed.branch(cell: 0, birth: number)
            return emitter.birth(&random)
        }
    }

    private func radii(_ shape: ParticleEmitter.Shape, _ mode: ParticleEmitter.Mode) -> [Double] {
        births(shape, mode).map { ($0.place.x * $0.place.x + $0.place.y * $0.place.y).squareRoot() }.sorted()
    }

    @Test func `a point is a point, to the right`() {
        #expect(births(.point, .volume).allSatisfy { $0.place == .zero && $0.angle == 0 })
    }

    @Test(arguments: [ParticleEmitter.Mode.points, .outline, .surface, .volume])
    func `a line is horizontal, about its middle, and emits upwards`(mode: ParticleEmitter.Mode) {
        let births = births(.line, mode)
        #expect(births.allSatisfy { $0.place.y == 0 && abs($0.place.x) <= 20 && $0.angle == -.pi / 2 })
        let ends = births.filter { abs($0.place.x) == 20 }.count
        #expect(mode == .points ? ends == 4000 : ends < 5)
    }

    @Test func `a rectangle is filled, and its outline emits outwards`() {
        let inside = births(.rectangle, .volume)
        #expect(inside.allSatisfy { abs($0.place.x) <= 20 && abs($0.place.y) <= 10 && $0.angle == 0 })
        #expect(inside.filter { abs($0.place.x) < 10 && abs($0.place.y) < 5 }.count > 900)
        let outline = births(.rectangle, .outline)
        for birth in outline {
            let out = SIMD2(cos(birth.angle), sin(birth.angle))
            let reach = abs(out.x) > 0.5 ? birth.place.x * out.x / 20 : birth.place.y * out.y / 10
            #expect(abs(reach - 1) < 1e-9)
        }
        // Two thirds of the edge are above and below.
        let horizontal = outline.filter { abs(cos($0.angle)) < 0.5 }.count
        #expect(abs(horizontal - 2667) < 150)
        #expect(births(.rectangle, .points).allSatisfy { abs($0.place.x) == 20 && abs($0.place.y) == 10 })
    }

    @Test func `the outline of a circle emits outwards, its inside is even`() {
        for birth in births(.circle, .outline) {
            let out = SIMD2(cos(birth.angle), sin(birth.angle)) * 40
            #expect(abs(out.x - birth.place.x) < 1e-9 && abs(out.y - birth.place.y) < 1e-9)
        }
        // Half of the area is within 1/√2 of the radius.
        #expect(abs(radii(.circle, .volume)[2000] - 40 / 2.0.squareRoot()) < 1)
        #expect(radii(.circle, .surface).last ?? 41 <= 40)
    }

    @Test func `a ball is denser in its middle, its surface at its edge`() {
        // Within r of the middle, seen from the front, are 1 − (1 − r²)^1.5 of a ball and 1 − (1 − r²)^0.5 of its surface.
        let ball = 40 * (1 - pow(0.5, 2.0 / 3)).squareRoot()
        #expect(abs(radii(.sphere, .volume)[2000] - ball) < 1)
        #expect(abs(radii(.sphere, .surface)[2000] - 40 * 0.75.squareRoot()) < 1)
    }
}
