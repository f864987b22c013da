package import Foundation

/// A layer that is drawn into a surface of its own with everything on it, and not with the rest of the window: what a popup
/// shows. It stays where it is in the tree, so places, hits and snapshots are what they are without it.
@MainActor package final class LayerSurface {
    /// What it was made for; layers may come between this and the root, such as that of a transition.
    private weak var inner: Layer?
    /// What has changed of it, in the window's points.
    fileprivate(set) var region = DamageRegion()
    fileprivate var isAllDamaged = true

    fileprivate init(_ layer: Layer) { inner = layer }

    /// What is drawn: the layer that lies on the root, with everything on it; nil while none does.
    package var layer: Layer? { inner?.onRoot }

    /// Everything of it has to be drawn anew.
    package func damageEverything() { isAllDamaged = true }
}

extension Layer {
    /// This layer, or that around it which lies on the context's root; nil if none does.
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
    /// From now on `layer`, and what else lies on the root together with it, is drawn apart.
    package func addSurface(for layer: Layer) -> LayerSurface {
        let surface = LayerSurface(layer)
        surface.layer?.markDamaged(.subtree)
        surfaces.append(surface)
        return surface
    }

    /// From now on it is drawn with the rest of the window again.
    package func removeSurface(_ surface: LayerSurface) {
        guard let index = surfaces.firstIndex(where: { $0 === surface }) else { return }
        surfaces.remove(at: index)
        surface.layer?.markDamaged(.subtree)
    }

    /// What has to be drawn anew of `surface`, in the window's points, in place of what is in `rects`: what has changed up
    /// to the last ``takeDamage(into:)``.
    package func takeDamage(of surface: LayerSurface, into rects: inout [CGRect]) {
        surface.region.take(into: &rects)
        guard surface.isAllDamaged else { return }
        surface.isAllDamaged = false
        rects.removeAll(keepingCapacity: true)
        rects.append(DamageRegion.everything)
    }

    /// Has what `body` damages of `layer` count for the surface that it is drawn into.
    func damaging(surfaceOf layer: Layer, _ body: () -> Void) {
        guard !surfaces.isEmpty, let around = layer.onRoot, let surface = surfaces.first(where: { $0.layer === around })
        else { return body() }
        swap(&region, &surface.region)
        body()
        swap(&region, &surface.region)
    }
}
