import AnimationCore
import Foundation
import Geometry
import LayerTree
@_spi(Engine) import ViewGraph
import Views

/// Instances of a replicator's sublayers. The sublayers themselves are the first; each other is a layer with copies of them.
@MainActor final class Instances {
    /// Layers of the instances after the first, back to front.
    let holders: [Layer]
    private let copies: [LayerCopy]
    private let count: Int
    private let delay: Double
    private let place: RepresentablePlace
    private weak var layer: CAReplicatorLayer?

    init(of layer: CAReplicatorLayer, _ replication: ReplicationValues, in place: RepresentablePlace) {
        (count, delay) = (replication.count, replication.delay)
        self.layer = layer
        self.place = place
        var holders: [Layer] = []
        var copies: [LayerCopy] = []
        for index in stride(from: 1, to: replication.count, by: 1) {
            let holder = place.host.layers.makeLayer()
            holder.allowsHitTesting = false
            let own = layer.ownSublayers.map { LayerCopy(of: $0, delay: Double(index) * replication.delay) }
            for copy in own { copy.layer.superlayer = layer }
            for copy in own { copy.show(in: place) }
            holder.setSublayers(own.compactMap { $0.layer.backing?.layer })
            holders.append(holder)
            copies += own
        }
        self.holders = holders
        self.copies = copies
    }

    /// True if as many instances with the same delay are in `place`.
    func isOf(_ replication: ReplicationValues, in place: RepresentablePlace) -> Bool {
        replication.count == count && replication.delay == delay && place === self.place
    }

    /// Places and colours the instances; the replicator covers `size`.
    func show(_ replication: ReplicationValues, size: CGSize) {
        let plain = Transaction()
        for sublayer in layer?.ownSublayers ?? [] {
            sublayer.backing?.outermost.setColorFilter(replication.filter(of: 0), transaction: plain)
        }
        let there = CATransform3DMakeTranslation(-size.width / 2, -size.height / 2, 0)
        let back = CATransform3DMakeTranslation(size.width / 2, size.height / 2, 0)
        var transform = CATransform3D()
        for (index, holder) in holders.enumerated() {
            transform = CATransform3DConcat(replication.transform, transform)
            holder.setGeometry(LayerGeometry(origin: .zero, size: size), transaction: plain)
            let placed = CATransform3DConcat(CATransform3DConcat(there, transform), back)
            holder.setEffect(.projection(ProjectionTransform(placed)), transaction: plain)
            holder.setColorFilter(replication.filter(of: index + 1), transaction: plain)
        }
    }

    func end() {
        for copy in copies { copy.end() }
        for holder in holders { holder.discard() }
    }
}
