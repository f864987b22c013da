package import Foundation

/// A layer that is drawn, with its sublayers, into a surface of its own instead of the window: the content of a popup.
/// It keeps its place in the tree, so positions, hits and snapshots do not depend on the surface.
@MainActor package final class LayerSurface {
    /// Layer that the surface was made for; others, such as that of a transition, may lie between it and the root.
    private weak var inner: Layer?
    /// Damage of the surface, in the window's points.
    fileprivate(set) var region = DamageRegion()
    fileprivate var isAllDamaged = true

    fileprivate init(_ layer: Layer) { inner = layer }

    /// The layer that is drawn with its sublayers: the one directly on the root; nil while there is none.
    package var layer: Layer? { inner?.onRoot }

    /// Damages the whole surface.
    package func damageEverything() { isAllDamaged = true }
}

extension Layer {
    /// This layer, or the one around it, that lies directly on the context's root; nil for none.
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
    /// Makes a surface for `layer`: from now on the layer on the root that holds it is drawn into that.
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

    /// Takes the damage of `surface` up to the last ``takeDamage(into:)`` into `rects`, in the window's points; what
    /// was in `rects` is dropped.
    package func takeDamage(of surface: LayerSurface, into rects: inout [CGRect]) {
        surface.region.take(into: &rects)
        guard surface.isAllDamaged else { return }
        surface.isAllDamaged = false
        rects.removeAll(keepingCapacity: true)
        rects.append(DamageRegion.everything)
    }

    /// Calls `body` with ``region`` being that of the surface that `layer` is drawn into.
    func damaging(surfaceOf layer: Layer, _ body: () -> Void) {
        guard !surfaces.isEmpty, let around = layer.onRoot, let surface = surfaces.first(where: { $0.layer === around })
        else { return body() }
        swap(&region, &surface.region)
        body()
        swap(&region, &surface.region)
    }
}
