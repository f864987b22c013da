/// Description of particles of one kind, and of the particles that each of them emits.
///
/// - Units: points, radians clockwise on screen, seconds. Colours are red, green, blue and opacity, each 0…1.
package struct ParticleCell: Hashable, Sendable {
    /// False emits nothing.
    package var isEnabled = true
    /// Births in a second.
    package var birthRate = 0.0
    /// Time of the emitter at which births begin; for cells of cells, age of the particle that emits.
    package var beginTime = 0.0
    /// Length of the time in which particles are born.
    package var duration = Double.infinity
    package var lifetime = Spread(0)
    /// Angle to the direction of the shape, or of the particle that emits.
    package var direction = Spread(0)
    /// Angle of the emission to the plane that is seen.
    package var tilt = 0.0
    package var velocity = Spread(0)
    package var acceleration = SIMD2<Double>.zero
    package var scale = Spread(1)
    /// Change of the scale in a second.
    package var scaleSpeed = 0.0
    /// Rotation in a second.
    package var spin = Spread(0)
    /// Mean colour.
    package var color = SIMD4<Double>(repeating: 1)
    /// Length of the interval about each component.
    package var colorRange = SIMD4<Double>.zero
    /// Change of each component in a second.
    package var colorSpeed = SIMD4<Double>.zero
    /// Picture of the particles, a number that the owner gives; nil for invisible ones.
    package var picture: Int?
    /// Particles that each of these particles emits.
    package var cells: [ParticleCell] = []

    package init() {}

    /// Longest time for which a particle, and those that it emits, live.
    package var longestLife: Double {
        max(lifetime.greatest, 0) + (cells.map(\.longestLife).max() ?? 0)
    }

    /// True if this cell or one of its cells emits something while the emitter's rate is not 0.
    package var emits: Bool { isEnabled && birthRate > 0 && lifetime.greatest > 0 }
}
