import Foundation

/// One particle: what was drawn by lot at its birth, from which everything at any later time follows.
///
/// - Units: as ``ParticleCell``. Times are those of the emitter.
package struct Particle: Sendable {
    /// Number of the particle in its field; later ones have higher numbers.
    package let id: Int
    package let birth: Double
    package let lifetime: Double
    /// Picture, by the number in ``ParticleCell/picture``; nil for an invisible particle.
    package let picture: Int?
    let start: SIMD2<Double>
    let velocity: SIMD2<Double>
    let acceleration: SIMD2<Double>
    /// Direction in which it was emitted.
    let angle: Double
    let scale: Double
    let scaleSpeed: Double
    let spin: Double
    let color: SIMD4<Double>
    let colorSpeed: SIMD4<Double>
    let cells: [ParticleCell]
    let random: ParticleRandom
    var streams: [BirthStream]

    /// Time of the end.
    package var death: Double { birth + lifetime }

    /// Position at `time`: uniform acceleration from place and velocity of birth.
    package func position(at time: Double) -> SIMD2<Double> {
        let age = time - birth
        return start + age * velocity + (age * age / 2) * acceleration
    }

    /// Scale at `time`. Below 0 the picture is upside down and mirrored.
    package func scale(at time: Double) -> Double { scale + (time - birth) * scaleSpeed }

    /// Greatest absolute scale of its life.
    package var greatestScale: Double { max(abs(scale), abs(scale + lifetime * scaleSpeed)) }

    /// Rotation of the picture at `time`; 0 at its birth.
    package func rotation(at time: Double) -> Double { (time - birth) * spin }

    /// Colour at `time`, each component limited to 0…1.
    package func color(at time: Double) -> SIMD4<Double> {
        let color = color + (time - birth) * colorSpeed
        return color.clamped(lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 1))
    }

    /// True if the picture keeps its size, and is never turned.
    package var isUpright: Bool { scaleSpeed == 0 && spin == 0 && scale >= 0 }

    /// Direction of its motion at `time`; that of its emission while it stands still.
    func direction(at time: Double) -> Double {
        let velocity = velocity + (time - birth) * acceleration
        return velocity == .zero ? angle : atan2(velocity.y, velocity.x)
    }
}

extension Particle {
    /// A particle of `cell`.
    ///
    /// - Parameters:
    ///   - cell: the kind.
    ///   - id: number of the particle.
    ///   - birth: time of its birth.
    ///   - emitter: factors.
    ///   - place: place of birth, and the direction from which the cell's counts.
    ///   - tint: colour with which the cell's is multiplied: that of the particle that emits, else white.
    ///   - random: numbers of the particle.
    init(
        of cell: ParticleCell, id: Int, birth: Double, emitter: ParticleEmitter, place: ParticleEmitter.Birth,
        tint: SIMD4<Double>, random: ParticleRandom
    ) {
        var random = random
        self.id = id
        self.birth = birth
        self.random = random
        lifetime = max(cell.lifetime.value(at: random.next()) * emitter.lifetime, 0)
        picture = cell.picture
        start = place.place
        acceleration = cell.acceleration
        angle = place.angle + cell.direction.value(at: random.next())
        velocity =
            SIMD2(cos(angle), sin(angle)) * (cell.velocity.value(at: random.next()) * emitter.velocity * cos(cell.tilt))
        scale = cell.scale.value(at: random.next()) * emitter.scale
        scaleSpeed = cell.scaleSpeed * emitter.scale
        spin = cell.spin.value(at: random.next()) * emitter.spin
        let parts = SIMD4(random.next(), random.next(), random.next(), random.next()) - SIMD4(repeating: 0.5)
        color = (cell.color + parts * cell.colorRange) * tint
        colorSpeed = cell.colorSpeed * tint
        cells = cell.cells
        streams = cell.cells.map { _ in BirthStream() }
    }
}
