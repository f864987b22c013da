@_spi(Engine) import AnimationCore
import AttributeGraph
import Foundation
import Geometry
import LayerTree
import Particles
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Particles of one layer in a window: advances them in each frame, and draws each on a layer of its own.
@MainActor final class EmitterDrawing: RunningAttribute {
    let container: Layer
    private weak var layer: CAEmitterLayer?
    private let place: RepresentablePlace
    private var field: ParticleField?
    /// Layers of the living particles, in the order of the particles' numbers.
    private var shown: [(id: Int, size: CGSize, layer: Layer)] = []
    private let layers: ParticleLayers
    /// Program time of the last frame; nil after a rest.
    private var last: Double?
    private var time = 0.0
    private var offset = 0.0
    private var hasReported = false

    init(_ layer: CAEmitterLayer, on container: Layer, in place: RepresentablePlace) {
        self.layer = layer
        self.container = container
        layers = ParticleLayers(on: container, in: place)
        self.place = place
    }

    /// False: frames of particles only change the picture.
    var mattersUnseen: Bool { false }

    /// Makes frames if a particle lives or may be born.
    func start() { if isNeeded { place.host.run(self) } }

    private var isNeeded: Bool {
        guard let layer, let values = layer.drawn.emission else { return false }
        if layer.timeOffset != offset, field != nil { return true }
        guard layer.speed != 0 || field == nil else { return false }
        return !shown.isEmpty || field?.particles.isEmpty == false
            || values.emitter.birthRate > 0 && values.cells.contains { $0.emits }
    }

    func end() {
        layer = nil
        place.host.wake(self, at: nil)
    }

    func advance(to now: Double) -> Bool {
        guard let layer else { return false }
        layer.readNewCells()
        guard var values = layer.drawn.emission else { return false }
        let begin = layer.givenBeginTime
        if let begin, now < begin { values.emitter.birthRate = 0 }
        advanceTime(to: now, since: begin, values)
        if field == nil { field = ParticleField(time: time) }
        field?.advance(to: time, emitter: values.emitter, cells: values.cells)
        draw(values.renderMode)
        reportIfFull()
        let goesOn = isNeeded
        last = goesOn ? now : nil
        return goesOn
    }

    /// Advances the layer's own time. The first frame finds the particles of all the time since the begin; without a begin,
    /// as many as there are when particles have been born for long.
    private func advanceTime(to now: Double, since begin: Double?, _ values: EmitterValues) {
        guard let layer else { return }
        let speed = Double(layer.speed)
        if field == nil {
            let past = begin.map { max(now - $0, 0) * speed }
            let life = values.cells.map(\.longestLife).max() ?? 0
            let longest = life * max(values.emitter.lifetime, 1)
            // Cells may begin later than the layer.
            let settled = longest + (values.cells.map(\.beginTime).max() ?? 0)
            field = ParticleField(time: 0)
            time = max((past ?? min(settled, Self.longestPast)) + layer.timeOffset, 0)
        } else {
            time += max(now - (last ?? now), 0) * speed + layer.timeOffset - offset
        }
        offset = layer.timeOffset
    }

    /// Seconds for which births are computed at most when a layer without a begin appears.
    private static let longestPast = 1e6

    private func reportIfFull() {
        guard field?.isFull == true, !hasReported else { return }
        hasReported = true
        place.host.report(
            "A CAEmitterLayer has \(ParticleField.limit) particles at once: no more are born. "
                + "Lower birthRate or lifetime.")
    }

    // MARK: Drawing

    private func draw(_ mode: CAEmitterLayerRenderMode) {
        guard let field else { return }
        var living: [(id: Int, size: CGSize, layer: Layer)] = []
        living.reserveCapacity(field.particles.count)
        var next = 0
        var hasChanged = false
        let now = Transaction()
        for particle in field.particles where particle.picture != nil {
            while next < shown.count, shown[next].id < particle.id {
                layers.retire(shown[next].layer)
                next += 1
                hasChanged = true
            }
            if next < shown.count, shown[next].id == particle.id {
                living.append(shown[next])
                next += 1
            } else {
                guard let made = layer.flatMap({ layers.layer(for: particle, of: $0) }) else { continue }
                living.append((particle.id, made.size, made.layer))
                hasChanged = true
            }
            let index = living.count - 1
            place(particle, on: living[index].layer, living[index].size, now)
            living[index].layer.blendMode = mode == .additive ? .plusLighter : .normal
        }
        while next < shown.count {
            layers.retire(shown[next].layer)
            next += 1
        }
        shown = living
        if hasChanged, mode == .oldestFirst || mode == .oldestLast { order(field, isReversed: mode == .oldestLast) }
    }

    /// Writes what `particle` looks like to `layer`, whose own size is `size`.
    private func place(_ particle: Particle, on layer: Layer, _ size: CGSize, _ now: Transaction) {
        let middle = particle.position(at: time)
        layer.setGeometry(
            LayerGeometry(
                origin: CGPoint(x: middle.x - size.width / 2, y: middle.y - size.height / 2), size: size),
            transaction: now)
        let greatest = particle.greatestScale
        if !particle.isUpright, greatest > 0 {
            let scale = particle.scale(at: time) / greatest
            layer.setEffect(
                .composed(
                    LayerTransform(
                        scale: CGSize(width: scale, height: scale),
                        rotation: Angle(radians: particle.rotation(at: time))), anchor: .center), transaction: now)
        } else {
            layer.setEffect(.none, transaction: now)
        }
        let color = particle.color(at: time)
        layer.setOpacity(color.w, transaction: now)
        let isWhite = color.x == 1 && color.y == 1 && color.z == 1
        let tint = ResolvedColor(red: Float(color.x), green: Float(color.y), blue: Float(color.z))
        layer.setColorFilter(isWhite ? .none : .multiply(tint), transaction: now)
    }

    /// Draws the older particles behind the younger ones, or before them.
    private func order(_ field: ParticleField, isReversed: Bool) {
        let births = Dictionary(uniqueKeysWithValues: field.particles.map { ($0.id, $0.birth) })
        var order = shown.sorted { (births[$0.id] ?? 0, $0.id) < (births[$1.id] ?? 0, $1.id) }.map(\.layer)
        if isReversed { order.reverse() }
        container.setSublayers(order + layers.spare)
    }
}
