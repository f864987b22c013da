import Foundation
public import Geometry

/// Layer that draws its sublayers several times, each time with another transform, colour and delay.
open class CAReplicatorLayer: CALayer {
    private var instances: Instances?
    /// True once a program has made such a layer.
    private(set) static var areThereAny = false

    /// A layer that draws its sublayers once.
    public override init() {
        super.init()
        Self.areThereAny = true
        values.replication = ReplicationValues()
    }

    /// A layer with the values of `layer`, without its sublayers.
    public override init(layer: CALayer) {
        super.init(layer: layer)
        if values.replication == nil { values.replication = ReplicationValues() }
    }

    private var replication: ReplicationValues { values.replication ?? ReplicationValues() }

    /// Number of instances; 0 draws none.
    open var instanceCount: Int {
        get { replication.count }
        set { set(\.count, nil, to: max(newValue, 0)) }
    }
    /// Seconds by which the animations of each instance are behind those of the one before.
    open var instanceDelay: CFTimeInterval {
        get { replication.delay }
        set { set(\.delay, "instanceDelay", to: max(newValue, 0)) }
    }
    /// Transform of each instance from the one before, about the middle of this layer.
    open var instanceTransform: CATransform3D {
        get { replication.transform }
        set { set(\.transform, "instanceTransform", to: newValue) }
    }
    /// Factor for the colours of the first instance; nil is white.
    open var instanceColor: CGColor? {
        get { replication.color }
        set { set(\.color, "instanceColor", to: newValue) }
    }
    /// Difference of red between an instance and the one before, −1…1.
    open var instanceRedOffset: Float {
        get { replication.redOffset }
        set { set(\.redOffset, "instanceRedOffset", to: newValue) }
    }
    /// Difference of green between an instance and the one before, −1…1.
    open var instanceGreenOffset: Float {
        get { replication.greenOffset }
        set { set(\.greenOffset, "instanceGreenOffset", to: newValue) }
    }
    /// Difference of blue between an instance and the one before, −1…1.
    open var instanceBlueOffset: Float {
        get { replication.blueOffset }
        set { set(\.blueOffset, "instanceBlueOffset", to: newValue) }
    }
    /// Difference of opacity between an instance and the one before, −1…1.
    open var instanceAlphaOffset: Float {
        get { replication.alphaOffset }
        set { set(\.alphaOffset, "instanceAlphaOffset", to: newValue) }
    }

    private func set<Value: Equatable>(
        _ keyPath: WritableKeyPath<ReplicationValues, Value>, _ name: String?, to value: Value
    ) {
        change(\.replication, keyPath, name, to: value)
    }

    override func makeCopy() -> CALayer { CAReplicatorLayer(layer: self) }

    override func updateInstances(rebuilding: Bool) {
        guard let backing, let replication = drawn.replication else {
            instances?.end()
            instances = nil
            return
        }
        if rebuilding || instances?.isOf(replication, in: backing.place) != true {
            instances?.end()
            instances = Instances(of: self, replication, in: backing.place)
            backing.instances = instances?.holders ?? []
            updateSublayers()
        }
        instances?.show(replication, size: drawn.bounds.standardized.size)
    }
}
