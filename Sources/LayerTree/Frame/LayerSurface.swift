package import Foundation

/// A layer that is drawn, with its sublayers, into a surface of its own instead of the window: the content of a popup.
/// It keeps its place in the tree, so positions, hits and snapshots do not depend on the surface.
@MainActor package final class LayerSurface {
    /// Layer for which the surface was made. Other layers, such as that of a transition, may lie between it and the
    /// root.
    private weak var inner: Layer?
    /// Damage of the surface, in the window's points.
    fileprivate(set) var region = DamageRegion()
    fileprivate var isAllDamaged = true

    fileprivate init(_ layer: Layer) { inner = layer }

    /// The layer that is drawn, with its sublayers, into the surface: the root's sublayer that contains ``inner``; nil
    /// while ``inner`` is not in the tree.
    package var layer: Layer? { inner?.onRoot }

    /// Damages the whole surface.
    package func damageEverything() { isAllDamaged = true }
}

extension Layer {
    /// This layer or its superlayer that is a sublayer of the context's root; nil outside the tree.
    fileprivate var onRoot: Layer? {
        var layer = self
        while let next = layer.superlayer {
            if next === context.root { return layer }
            layer = next
        }
        return nil
    }
}

extension LayerContext {
    /// Makes a surface for `layer`: from now on the root's sublayer that contains `layer` is drawn into the surface.
    package func addSurface(for layer: Layer) -> LayerSurface {
        let surface = LayerSurface(layer)
        surface.layer?.markDamaged(.subtree)
        surfaces.append(surface)
        return surface
    }

    /// Removes `surface`; its layer is drawn into the window again.
    package func removeSurface(_ surface: LayerSurface) {
        guard let index = surfaces.firstIndex(where: { $0 === surface }) else { return }
        surfaces.remove(at: index)
        surface.layer?.markDamaged(.subtree)
    }

    /// Takes the damage of `surface` up to the last ``takeDamage(into:)`` into `rects`, in the window's points; the old
    /// elements of `rects` are dropped.
    package func takeDamage(of surface: LayerSurface, into rects: inout [CGRect]) {
        surface.region.take(into: &rects)
        guard surface.isAllDamaged else { return }
        surface.isAllDamaged = false
        rects.removeAll(keepingCapacity: true)
        rects.append(DamageRegion.everything)
    }

    /// Calls `body` while ``region`` is the damage of the surface into which `layer` is drawn; the window's, if that is
    /// none.
    func damaging(surfaceOf layer: Layer, _ body: () -> Void) {
        guard !surfaces.isEmpty, let around = layer.onRoot, let surface = surfaces.first(where: { $0.layer === around })
        else { return body() }
        swap(&region, &surface.region)
        body()
        swap(&region, &surface.region)
    }
}
