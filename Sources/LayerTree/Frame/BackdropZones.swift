package import Foundation
import Geometry

// Where materials look at what is behind them (S27.17): if anything there is drawn anew, all of it is.
extension LayerContext {
    /// For each material that is to be seen, the rectangle of the window's points that has to be drawn in one go: where its
    /// look comes from and, if something around it is drawn by way of a picture, where that picture goes.
    package func backdropZones() -> [CGRect] { materialLayers.compactMap { $0.backdropZone() } }

    /// The layers that are to be seen and painted with a material, with those that they lie on.
    package var backdropChains: [[Layer]] {
        materialLayers.map { layer in
            var chain = [layer]
            while let next = chain[chain.count - 1].superlayer { chain.append(next) }
            return chain
        }
    }

    /// `rects` and, where they meet a zone, all of that zone.
    func reachingZones(_ rects: [CGRect]) -> [CGRect] {
        guard !rects.isEmpty, hasMaterials else { return rects }
        var region = DamageRegion()
        for rect in rects { region.insert(rect) }
        var zones = backdropZones()
        var isSettled = false
        // A zone that is drawn anew may meet another one.
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
    /// The material that the layer's content is painted with, if it is.
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

    /// Edges between pixels, and layers that snap to them, reach so many points further than bounds say.
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

    /// The outermost layer from here to the root that may be drawn by way of a picture of its own.
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
        if mask != nil || blendMode != .normal || presentedBlurRadius > 0 || presentedColorFilter != .none { return true }
        if presentedShadow != nil || isCompositingGroup || presentedOpacity < 1 || isReshaping { return true }
        if let clip {
            guard case .bounds = clip, !isMoving else { return true }
        }
        // Anything but a shift.
        return !matrix.isAffine || matrix.m11 != 1 || matrix.m22 != 1 || matrix.m12 != 0 || matrix.m21 != 0
    }
}
