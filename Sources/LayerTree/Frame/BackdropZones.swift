package import Foundation
import Geometry

// Zones of the window that materials blur (S27.17). A zone is drawn as a whole as soon as part of it is damaged.
extension LayerContext {
    /// Rectangles, in the window's points, that have to be drawn in one pass: for each visible material the area that
    /// it samples and, if a superlayer is drawn through an offscreen picture, the area of that picture.
    package func backdropZones() -> [CGRect] { materialLayers.compactMap { $0.backdropZone() } }

    /// Visible layers with a material, each followed by its superlayers up to the root.
    package var backdropChains: [[Layer]] {
        materialLayers.map { layer in
            var chain = [layer]
            while let next = chain[chain.count - 1].superlayer { chain.append(next) }
            return chain
        }
    }

    /// Extends the damage `rects` by all zones that it intersects.
    func reachingZones(_ rects: [CGRect]) -> [CGRect] {
        guard !rects.isEmpty, hasMaterials else { return rects }
        var region = DamageRegion()
        for rect in rects { region.insert(rect) }
        var zones = backdropZones()
        var isSettled = false
        // An added zone may intersect further zones.
        while !isSettled {
            isSettled = true
            for zone in zones where region.rects.contains(where: { $0.intersects(zone) }) {
                region.insert(zone)
                zones.removeAll { $0 == zone }
                isSettled = false
                break
            }
        }
        return region.take()
    }
}

extension Layer {
    /// Material that the content is painted with; nil for other paints.
    package var presentedMaterial: LayerMaterial? {
        let paint: LayerPaint?
        switch content {
        case .shape(let shape): paint = presentedPaint(of: shape)
        case .text: paint = presentedPaint
        case .none, .color, .image, .drawing: paint = nil
        }
        guard case .material(let material)? = paint else { return nil }
        return material
    }

    /// Points by which antialiasing and snapping to pixels may exceed bounds.
    private static let slack = 4.0

    fileprivate func backdropZone() -> CGRect? {
        guard let material = presentedMaterial, contentBoundsInWindow() != nil else { return nil }
        let reach = material.reach + Self.slack
        let source = contentBounds.insetBy(dx: -reach, dy: -reach)
        let zone = transformToWindow().boundingRect(of: source)
        guard let picture = outermostPicture else { return zone }
        let bounds = picture.visualBounds
        guard !bounds.isNull else { return zone }
        return zone.union(
            picture.transformToWindow().boundingRect(of: bounds.insetBy(dx: -Self.slack, dy: -Self.slack)))
    }

    /// Outermost of this layer and its superlayers that may be drawn through an offscreen picture; nil for none.
    private var outermostPicture: Layer? {
        var chain: [Layer] = []
        var next: Layer? = self
        while let layer = next {
            chain.append(layer)
            next = layer.superlayer
        }
        var isMoving = false
        for layer in chain.reversed() {
            isMoving = isMoving || layer.isMoving
            if layer.mayNeedPicture(isMoving: isMoving) { return layer }
        }
        return nil
    }

    private func mayNeedPicture(isMoving: Bool) -> Bool {
        if mask != nil || blendMode != .normal || presentedBlurRadius > 0 || presentedColorFilter != .none {
            return true
        }
        if presentedShadow != nil || isCompositingGroup || presentedOpacity < 1 || isReshaping { return true }
        if let clip {
            guard case .bounds = clip, !isMoving else { return true }
        }
        // True for every transform but a translation.
        return !matrix.isAffine || matrix.m11 != 1 || matrix.m22 != 1 || matrix.m12 != 0 || matrix.m21 != 0
    }
}
