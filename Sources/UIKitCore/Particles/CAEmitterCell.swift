public import Foundation
import Particles

/// Description of particles that a ``CAEmitterLayer`` emits.
///
/// A value with a range R is drawn by lot for each particle, evenly between R/2 less and R/2 more. The layer reads its cells
/// when they are given to it, and once more with the next frame; later changes reach it by `setValue(_:forKeyPath:)` of the
/// layer. Particles keep the values that they were born with.
@preconcurrency @MainActor open class CAEmitterCell {
    var values = ParticleCell()

    /// Name of the cell in key paths of the layer.
    open var name: String?
    /// Picture of the particles, a `CGImage`; others count as nil, invisible particles.
    open var contents: Any?
    /// Part of the picture that is drawn, in fractions of its size.
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// Pixels of the picture per point.
    open var contentsScale: CGFloat = 1
    /// Cells that each particle emits: from where it is, in directions relative to its own, in its colour.
    open var emitterCells: [CAEmitterCell]?

    /// A cell that emits nothing: its ``birthRate`` is 0.
    public init() {}

    /// Returns nil: cells cannot be decoded here.
    public required init?(coder: NSCoder) { return nil }

    /// False emits nothing.
    open var isEnabled: Bool {
        get { values.isEnabled }
        set { values.isEnabled = newValue }
    }

    // MARK: Times

    /// Births in a second; 0 by default. The first is after one interval.
    open var birthRate: Float {
        get { Float(values.birthRate) }
        set { values.birthRate = Double(newValue) }
    }
    /// Seconds that a particle lives; 0 by default.
    open var lifetime: Float {
        get { Float(values.lifetime.mean) }
        set { values.lifetime.mean = Double(newValue) }
    }
    /// Range of ``lifetime``.
    open var lifetimeRange: Float {
        get { Float(values.lifetime.range) }
        set { values.lifetime.range = Double(newValue) }
    }
    /// Begin of the births, in seconds after the layer's begin; for a cell of a cell, after the particle's birth.
    open var beginTime: CFTimeInterval {
        get { values.beginTime }
        set { values.beginTime = newValue }
    }
    /// Seconds for which particles are born; infinite by default.
    open var duration: CFTimeInterval {
        get { values.duration }
        set { values.duration = newValue }
    }

    // MARK: Motion

    /// Direction in radians clockwise, from that of the layer's shape: to the right, upwards from lines, outwards from
    /// outlines.
    open var emissionLongitude: CGFloat {
        get { CGFloat(values.direction.mean) }
        set { values.direction.mean = Double(newValue) }
    }
    /// Angle of the cone about the direction, in radians.
    open var emissionRange: CGFloat {
        get { CGFloat(values.direction.range) }
        set { values.direction.range = Double(newValue) }
    }
    /// Angle in radians by which the direction is turned out of the layer's plane: particles leave it, and are seen to be
    /// slower in the plane.
    open var emissionLatitude: CGFloat {
        get { CGFloat(values.tilt) }
        set { values.tilt = Double(newValue) }
    }
    /// Points per second at the birth.
    open var velocity: CGFloat {
        get { CGFloat(values.velocity.mean) }
        set { values.velocity.mean = Double(newValue) }
    }
    /// Range of ``velocity``.
    open var velocityRange: CGFloat {
        get { CGFloat(values.velocity.range) }
        set { values.velocity.range = Double(newValue) }
    }
    /// Acceleration to the right, in points per second squared.
    open var xAcceleration: CGFloat {
        get { CGFloat(values.acceleration.x) }
        set { values.acceleration.x = Double(newValue) }
    }
    /// Acceleration downwards, in points per second squared.
    open var yAcceleration: CGFloat {
        get { CGFloat(values.acceleration.y) }
        set { values.acceleration.y = Double(newValue) }
    }

    // MARK: Size and rotation

    /// Factor of the picture's size; 1 by default.
    open var scale: CGFloat {
        get { CGFloat(values.scale.mean) }
        set { values.scale.mean = Double(newValue) }
    }
    /// Range of ``scale``.
    open var scaleRange: CGFloat {
        get { CGFloat(values.scale.range) }
        set { values.scale.range = Double(newValue) }
    }
    /// Change of the scale in a second.
    open var scaleSpeed: CGFloat {
        get { CGFloat(values.scaleSpeed) }
        set { values.scaleSpeed = Double(newValue) }
    }
    /// Rotation in radians per second.
    open var spin: CGFloat {
        get { CGFloat(values.spin.mean) }
        set { values.spin.mean = Double(newValue) }
    }
    /// Range of ``spin``.
    open var spinRange: CGFloat {
        get { CGFloat(values.spin.range) }
        set { values.spin.range = Double(newValue) }
    }
}
