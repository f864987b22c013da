import Foundation
import Testing

@testable import Particles

/// Births, motion and ends of particles.
struct ParticleFieldTests {
    private func cell(_ change: (inout ParticleCell) -> Void = { _ in }) -> ParticleCell {
        var cell = ParticleCell()
        cell.birthRate = 10
        cell.lifetime = Spread(2)
        cell.picture = 0
        change(&cell)
        return cell
    }

    private func field(
        _ cells: [ParticleCell], _ emitter: ParticleEmitter = ParticleEmitter(), at times: [Double]
    ) -> ParticleField {
        var field = ParticleField(time: 0)
        for time in times { field.advance(to: time, emitter: emitter, cells: cells) }
        return field
    }

    @Test func `the first particle is born after one interval, and each lives for its time`() {
        #expect(field([cell()], at: [0.099]).particles.isEmpty)
        #expect(field([cell()], at: [0.101]).particles.map(\.birth) == [0.1])
        #expect(field([cell()], at: [1.05]).particles.count == 10)
        let later = field([cell()], at: [5.05])
        #expect(later.particles.count == 20, "births of two seconds")
        #expect(later.particles.allSatisfy { $0.death > 5.05 && $0.birth <= 5.05 })
    }

    @Test func `a direction out of the plane is seen as a slower motion in it`() {
        let flat = field([cell { $0.velocity = Spread(100) }], at: [1.05]).particles
        let tilted = field([cell { ($0.velocity, $0.tilt) = (Spread(100), .pi / 3) }], at: [1.05]).particles
        #expect(flat.count == tilted.count && !flat.isEmpty)
        for (one, other) in zip(flat, tilted) {
            let (far, near) = (one.position(at: 1.05), other.position(at: 1.05))
            #expect(abs(near.x - far.x / 2) < 1e-9 && abs(near.y - far.y / 2) < 1e-9 && far.x > 0)
        }
    }

    @Test(arguments: [1, 7, 600])
    func `where particles are does not depend on the steps of time`(steps: Int) {
        var emitter = ParticleEmitter()
        emitter.shape = .circle
        emitter.size = CGSize(width: 50, height: 0)
        emitter.seed = 77
        let spark = cell {
            $0.velocity = Spread(40, range: 20)
            $0.direction = Spread(0, range: 2 * .pi)
        }
        let rocket = cell {
            $0.lifetime = Spread(1, range: 0.5)
            $0.velocity = Spread(100, range: 50)
            $0.direction = Spread(1, range: 1)
            $0.acceleration = SIMD2(3, 80)
            $0.cells = [spark]
        }
        func places(_ field: ParticleField) -> [String] {
            field.particles.map { particle in
                let place = particle.position(at: 3.23)
                return "\((place.x * 1e6).rounded()) \((place.y * 1e6).rounded())"
            }.sorted()
        }
        let one = field([rocket], emitter, at: [3.23])
        let many = field([rocket], emitter, at: (1...steps).map { 3.23 * Double($0) / Double(steps) })
        #expect(places(many) == places(one))
        #expect(one.particles.count > 100)
    }

    @Test func `another seed gives other particles, and the same seed the same`() {
        func first(_ seed: UInt32) -> SIMD2<Double>? {
            var emitter = ParticleEmitter()
            emitter.seed = seed
            let cell = cell {
                $0.direction = Spread(0, range: 2 * .pi)
                $0.velocity = Spread(10)
            }
            return field([cell], emitter, at: [0.15]).particles.first?.position(at: 1)
        }
        #expect(first(1) == first(1))
        #expect(first(1) != first(2))
    }

    @Test func `a particle moves with uniform acceleration, grows, turns and fades`() throws {
        let cell = cell {
            $0.velocity = Spread(100)
            $0.acceleration = SIMD2(0, 50)
            $0.scale = Spread(0.5)
            $0.scaleSpeed = 0.25
            $0.spin = Spread(3)
            $0.color = SIMD4(1, 0.5, 0.2, 0.8)
            $0.colorSpeed = SIMD4(0.5, 0, -0.2, -0.5)
        }
        let particle = try #require(field([cell], at: [0.101]).particles.first)
        let position = particle.position(at: 1.1)
        #expect(abs(position.x - 100) < 1e-9 && abs(position.y - 25) < 1e-9)
        #expect(abs(particle.scale(at: 1.1) - 0.75) < 1e-9 && particle.greatestScale == 1)
        #expect(abs(particle.rotation(at: 1.1) - 3) < 1e-9)
        let color = particle.color(at: 1.1)
        #expect(color.x == 1, "components end at 1")
        #expect(abs(color.z) < 1e-9 && abs(color.w - 0.3) < 1e-9)
    }

    @Test func `values lie evenly within half of their range about the mean`() {
        let cell = cell {
            $0.birthRate = 1000
            $0.velocity = Spread(100, range: 40)
        }
        let speeds = field([cell], at: [1.9995]).particles.map { $0.velocity.x }
        #expect(speeds.count == 1999)
        #expect(speeds.allSatisfy { (80...120).contains($0) })
        #expect((speeds.min() ?? 0) < 80.5 && (speeds.max() ?? 0) > 119.5)
        #expect(abs(speeds.reduce(0, +) / 1999 - 100) < 1)
    }

    @Test func `factors of the emitter apply to new particles only`() {
        var field = ParticleField(time: 0)
        var emitter = ParticleEmitter()
        let cell = cell { $0.velocity = Spread(10) }
        field.advance(to: 0.15, emitter: emitter, cells: [cell])
        emitter.velocity = 3
        emitter.scale = 2
        emitter.lifetime = 0.5
        field.advance(to: 0.25, emitter: emitter, cells: [cell])
        #expect(field.particles.map { $0.velocity.x } == [10, 30])
        #expect(field.particles.map { $0.scale(at: 0.25) } == [1, 2])
        #expect(field.particles.map(\.lifetime) == [2, 1])
        emitter.birthRate = 0
        field.advance(to: 1.5, emitter: emitter, cells: [cell])
        #expect(field.particles.count == 1, "no births; the one that was born later has ended")
    }

    @Test func `particles emit from where they are, relative to their motion, in their colour`() throws {
        let spark = cell {
            $0.birthRate = 1
            $0.velocity = Spread(10)
            $0.direction = Spread(.pi / 2)
            $0.color = SIMD4(1, 1, 1, 0.5)
        }
        let rocket = cell {
            $0.birthRate = 1
            $0.lifetime = Spread(1.02)
            $0.velocity = Spread(100)
            $0.direction = Spread(-.pi / 2)
            $0.color = SIMD4(1, 0, 0, 1)
            $0.cells = [spark]
        }
        let all = field([rocket], at: [2.03]).particles
        let child = try #require(all.first { $0.birth == 2 && $0.velocity.y > -50 })
        #expect(abs(child.start.x) < 1e-9 && abs(child.start.y + 100) < 1e-9)
        #expect(abs(child.velocity.x - 10) < 1e-9 && abs(child.velocity.y) < 1e-9, "to the right of the way upwards")
        #expect(child.color(at: 2) == SIMD4(1, 0, 0, 0.5))
    }

    @Test func `times of cells limit their births`() {
        let cell = cell {
            $0.beginTime = 1
            $0.duration = 0.55
        }
        let births = field([cell], at: (1...30).map { Double($0) / 10 }).particles.map(\.birth)
        #expect(births.count == 5)
        #expect(births.allSatisfy { $0 > 1 && $0 < 1.56 })
    }

    @Test func `a leap over years costs what lives at its end, and more than can live are not born`() {
        let leap = field([cell()], at: [1e9])
        #expect((19...21).contains(leap.particles.count))
        #expect(!leap.isFull)
        let many = cell { $0.birthRate = 1e7 }
        let full = field([many], at: [1])
        #expect(full.particles.count == ParticleField.limit)
        #expect(field([cell { $0.birthRate = 1e300 }], at: [1]).particles.count <= ParticleField.limit)
    }
}
