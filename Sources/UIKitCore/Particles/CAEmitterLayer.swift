public import Foundation
import LayerTree
import Particles

/// Layer that emits particles, which are drawn over its background and below its sublayers, also outside its bounds.
///
/// ``seed`` and time alone decide where particles are. Without a ``beginTime`` the layer appears as if it had been
/// emitting for long. Frames are made while a particle lives, or may be born.
open class CAEmitterLayer: CALayer {
    private var ownCells: [CAEmitterCell]?
    private let pictures = EmitterPictures()
    /// True until the first frame after the cells were given to the layer: what is changed until then counts.
    private var mayCellsChange = false

    /// A layer that emits nothing.
    public override init() {
        super.init()
        values.emission = EmitterValues()
    }

    /// A layer with the values of `layer`.
    public override init(layer: CALayer) {
        super.init(layer: layer)
        if values.emission == nil { values.emission = EmitterValues() }
        guard let other = layer as? CAEmitterLayer else { return }
        beginTime = other.beginTime
        speed = other.speed
        timeOffset = other.timeOffset
        emitterCells = other.emitterCells
    }

    private var emission: EmitterValues { values.emission ?? EmitterValues() }

    private func set<Value: Equatable>(
        _ keyPath: WritableKeyPath<EmitterValues, Value>, _ name: String?, _ value: Value
    ) {
        change(\.emission, keyPath, name, to: value)
    }

    // MARK: Time

    /// Program time, as `CACurrentMediaTime()` gives it, at which births begin. Unless it is set, births have begun long
    /// before the layer is seen.
    open var beginTime: CFTimeInterval {
        get { givenBeginTime ?? 0 }
        set { givenBeginTime = newValue }
    }
    private(set) var givenBeginTime: CFTimeInterval?
    /// Factor of the layer's time to that around it; 0 stops all particles where they are.
    open var speed: Float = 1 { didSet { updateEmitter() } }
    /// Seconds by which the layer is ahead.
    open var timeOffset: CFTimeInterval = 0 { didSet { updateEmitter() } }

    // MARK: Cells

    /// Kinds of particles.
    open var emitterCells: [CAEmitterCell]? {
        get { ownCells }
        set {
            ownCells = newValue
            mayCellsChange = true
            readCells()
            updateEmitter()
        }
    }

    /// Reads the cells anew if they may have changed since they were given to the layer.
    func readNewCells() {
        guard mayCellsChange else { return }
        mayCellsChange = false
        readCells()
    }

    private func readCells() {
        let cells = ownCells ?? []
        values.emission?.cells = cells.map { pictures.cell($0) }
        values.emission?.names = cells.map(EmitterPictures.name)
        animations?.recompute()
    }

    func picture(_ number: Int) -> EmitterPicture? { pictures[number] }

    /// Sets a value of the cell that `emitterCells.NAME.KEY` means.
    func setCellValue(_ value: Any, forKeyPath keyPath: String) {
        let words = keyPath.split(separator: ".").map(String.init)
        var cells = ownCells
        var cell: CAEmitterCell?
        var index = 0
        while index + 2 < words.count, words[index] == "emitterCells" {
            cell = cells?.first { $0.name == words[index + 1] }
            cells = cell?.emitterCells
            index += 2
        }
        cell?.setValue(value, forKey: words[index...].joined(separator: "."))
    }

    // MARK: Shape

    /// Middle of the shape, in points of the layer's space.
    open var emitterPosition: CGPoint {
        get { emission.emitter.position }
        set { set(\.emitter.position, "emitterPosition", newValue) }
    }
    /// Size of the shape, in points.
    open var emitterSize: CGSize {
        get { emission.emitter.size }
        set { set(\.emitter.size, "emitterSize", newValue) }
    }
    /// Form of the shape; a point by default.
    open var emitterShape: CAEmitterLayerEmitterShape {
        get { CAEmitterLayerEmitterShape(emission.emitter.shape) }
        set { set(\.emitter.shape, nil, newValue.shape) }
    }
    /// Part of the shape at which particles are born; the inside by default.
    open var emitterMode: CAEmitterLayerEmitterMode {
        get { CAEmitterLayerEmitterMode(emission.emitter.mode) }
        set { set(\.emitter.mode, nil, newValue.mode) }
    }
    /// Order of drawing, and mixing of colours.
    open var renderMode: CAEmitterLayerRenderMode {
        get { emission.renderMode }
        set { set(\.renderMode, nil, newValue) }
    }
    /// Begin of the random numbers: layers with the same seed emit alike.
    open var seed: UInt32 {
        get { emission.emitter.seed }
        set { set(\.emitter.seed, nil, newValue) }
    }

    // MARK: Factors of new particles

    /// Factor of the cells' birth rates; 0 ends births, and the particles there are live on.
    open var birthRate: Float {
        get { Float(emission.emitter.birthRate) }
        set { set(\.emitter.birthRate, "birthRate", Double(newValue)) }
    }
    /// Factor of the particles' lifetimes.
    open var lifetime: Float {
        get { Float(emission.emitter.lifetime) }
        set { set(\.emitter.lifetime, "lifetime", Double(newValue)) }
    }
    /// Factor of the particles' velocities.
    open var velocity: Float {
        get { Float(emission.emitter.velocity) }
        set { set(\.emitter.velocity, "velocity", Double(newValue)) }
    }
    /// Factor of the particles' scales.
    open var scale: Float {
        get { Float(emission.emitter.scale) }
        set { set(\.emitter.scale, "scale", Double(newValue)) }
    }
    /// Factor of the particles' rotations.
    open var spin: Float {
        get { Float(emission.emitter.spin) }
        set { set(\.emitter.spin, "spin", Double(newValue)) }
    }
}

extension CALayer {
    /// Has the particles of a layer that emits them follow its values.
    func updateEmitter() {
        guard let backing, let layer = self as? CAEmitterLayer else { return }
        if backing.drawing.isEmpty { addDrawing(1) }
        let drawing = backing.emitter ?? EmitterDrawing(layer, on: backing.drawing[0], in: backing.place)
        backing.emitter = drawing
        let origin = drawn.bounds.origin
        drawing.container.geometry = LayerGeometry(
            origin: CGPoint(x: -origin.x, y: -origin.y), size: drawn.bounds.standardized.size)
        drawing.start()
    }
}
