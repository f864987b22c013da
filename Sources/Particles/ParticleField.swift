import Foundation

/// All living particles of an emitter. Where they are depends on seed and time alone, not on the steps by which time
/// advances, as long as cells and emitter stay as they are.
package struct ParticleField: Sendable {
    /// Greatest number of particles that live at once: further ones are not born.
    package static let limit = 10_000

    /// Living particles, of which several kinds may not be in the order of their births.
    package private(set) var particles: [Particle] = []
    /// True once a particle was not born because there were ``limit`` of them.
    package private(set) var isFull = false
    private var time: Double
    private var streams: [BirthStream] = []
    private var nextID = 0

    /// A field without particles, at `time`, in seconds of the emitter.
    package init(time: Double) { self.time = time }

    /// Advances to `time`. Particles are born between the last time and this one, as `cells` and `emitter` are at this one;
    /// those that live keep the values of their birth.
    ///
    /// - Parameters:
    ///   - time: seconds of the emitter; earlier times than the last have no effect.
    ///   - emitter: place, shape and factors.
    ///   - cells: the kinds of particles.
    package mutating func advance(to time: Double, emitter: ParticleEmitter, cells: [ParticleCell]) {
        guard time > self.time else { return }
        let last = self.time
        self.time = time
        while streams.count < cells.count { streams.append(BirthStream()) }
        for (index, cell) in cells.enumerated() where cell.emits {
            bear(cell, at: index, from: last, emitter: emitter)
        }
        emit(from: last, emitter: emitter)
        particles.removeAll { $0.death <= time }
    }

    /// Skips to `time` without births.
    package mutating func skip(to time: Double) { self.time = max(time, self.time) }

    /// Births of a cell of the emitter between `last` and the present time.
    private mutating func bear(_ cell: ParticleCell, at index: Int, from last: Double, emitter: ParticleEmitter) {
        let rate = cell.birthRate * max(emitter.birthRate, 0)
        let seed = ParticleRandom(seed: emitter.seed)
        // Births whose lives have ended meanwhile are counted only.
        let life = cell.longestLife * max(emitter.lifetime, 1)
        let limit = Int(min((rate * life).rounded(.up) + 1, Double(Self.limit)))
        var stream = streams[index]
        stream.advance(
            from: max(last, cell.beginTime), to: min(time, cell.beginTime + cell.duration), rate: rate, limit: limit
        ) { birth, number in
            var random = seed.branch(cell: index, birth: number)
            let place = emitter.birth(&random)
            add(
                Particle(
                    of: cell, id: nextID, birth: birth, emitter: emitter, place: place,
                    tint: SIMD4(repeating: 1), random: random))
        }
        streams[index] = stream
    }

    /// Births of particles from particles between `last` and the present time. Those that are born here emit in their turn.
    private mutating func emit(from last: Double, emitter: ParticleEmitter) {
        var index = 0
        while index < particles.count {
            for number in particles[index].cells.indices { emit(number, of: index, from: last, emitter: emitter) }
            index += 1
        }
    }

    private mutating func emit(_ number: Int, of index: Int, from last: Double, emitter: ParticleEmitter) {
        let parent = particles[index]
        let cell = parent.cells[number]
        guard cell.emits else { return }
        let begin = parent.birth + cell.beginTime
        var stream = parent.streams[number]
        stream.advance(
            from: max(last, begin), to: min(time, parent.death, begin + cell.duration), rate: cell.birthRate,
            limit: Self.limit
        ) { birth, count in
            let place = ParticleEmitter.Birth(
                place: parent.position(at: birth), angle: parent.direction(at: birth))
            add(
                Particle(
                    of: cell, id: nextID, birth: birth, emitter: emitter, place: place, tint: parent.color(at: birth),
                    random: parent.random.branch(cell: number, birth: count)))
        }
        particles[index].streams[number] = stream
    }

    private mutating func add(_ particle: Particle) {
        nextID += 1
        guard particle.lifetime > 0 else { return }
        guard particles.count < Self.limit else {
            isFull = true
            return
        }
        particles.append(particle)
    }
}
