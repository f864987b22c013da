package import Foundation
package import Geometry

/// Path for one size of its layer, with the bounds of its drawing.
final class SizedPath {
    let size: CGSize
    let path: Path
    let bounds: CGRect

    init(size: CGSize, path: Path, bounds: CGRect) {
        self.size = size
        self.path = path
        self.bounds = bounds
    }
}

extension Layer {
    /// Path of the content's shape at the presented size; nil for other content. It is kept until size or content
    /// change.
    package var contentPath: Path? { sizedContentPath?.path }

    /// Path of the clip at the presented size; nil without a clip.
    package var clipPath: Path? { sizedClipPath?.path }

    /// Bounding box of the clip at the presented size; nil without a clip. Rectangles, the common case, need no path.
    package var clipBounds: CGRect? {
        switch clip {
        case nil: nil
        case .bounds, .rounded: presentedBounds
        case .shape: sizedClipPath?.bounds
        }
    }

    /// Bounds of the layer's own content in its space, strokes included; null without content.
    package var contentBounds: CGRect {
        switch content {
        case .none: .null
        case .color, .image: presentedBounds
        case .shape(let shape): withShadows(sizedContentPath?.bounds ?? .null, of: presentedPaint(of: shape))
        case .text: unstretchedTextBounds.applying(textStretch)
        case .drawing(let list):
            list.isText
                ? withShadows(list.bounds ?? presentedBounds, of: presentedPaint) : list.bounds ?? presentedBounds
        }
    }

    /// Bounds of a text with its paint's shadows, without ``textStretch``; null for other content.
    package var unstretchedTextBounds: CGRect {
        guard case .text(let layout) = content else { return .null }
        return withShadows(layout.inkBounds, of: presentedPaint)
    }

    private func withShadows(_ bounds: CGRect, of paint: LayerPaint?) -> CGRect {
        guard let shadows = paint?.shadows, !bounds.isNull else { return bounds }
        return shadows.reduce(bounds) { $1.isInner ? $0 : $0.union($1.shadow.bounds(of: $0)) }
    }

    /// Scale of a text while its layer's size animates; identity at rest. The text is laid out once, at the final size,
    /// and does not interpolate (S1.14).
    package var textStretch: CGAffineTransform {
        guard isResizing, case .text(let layout) = content, layout.size.width > 0, layout.size.height > 0 else {
            return CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
        }
        let size = presentedSize
        return CGAffineTransform(
            a: size.width / layout.size.width, b: 0, c: 0, d: size.height / layout.size.height, tx: 0, ty: 0)
    }

    /// Bounds of the layer with its sublayers, in its own space, clipped and with blur and shadow.
    ///
    /// - Complexity: O(1) as long as nothing in the layer changed, otherwise a few comparisons for each sublayer, or
    ///   for every sixteen sublayers of many.
    package var visualBounds: CGRect {
        let drawing = drawing
        if let bounds = drawing.state.visualBounds(at: drawingVersion) { return bounds }
        var extent = Extent(contentBounds)
        extent.join(extentOfSublayers)
        let bounds = grown(extent.rect)
        drawing.state.keep(visualBounds: bounds, at: drawingVersion)
        return bounds
    }

    /// Bounding box of ``visualBounds`` in the superlayer's space.
    ///
    /// - Complexity: O(1) as long as neither the layer's place nor anything in the layer changed.
    package var placedExtent: Extent {
        let drawing = drawing
        if let extent = drawing.state.placedExtent(at: drawingVersion, memory.state.placement) { return extent }
        let inner = visualBounds
        let extent = inner.isNull ? Extent.none : Extent(matrix.boundingRect(of: inner))
        // After `matrix`: computing the matrix again drops a kept extent.
        drawing.state.keep(placedExtent: extent, at: drawingVersion)
        return extent
    }

    /// Bounds of a drawing in `rect` after the layer's clip, blur and shadow, in the layer's space.
    func grown(_ rect: CGRect) -> CGRect {
        guard !rect.isNull else { return rect }
        var bounds = rect
        if let clipBounds { bounds = bounds.intersection(clipBounds) }
        guard !bounds.isNull else { return bounds }
        let reach = LayerBlur.reach(radius: presentedBlurRadius)
        if reach > 0 && hasOpaqueBlur {
            bounds = presentedBounds
        } else if reach > 0 {
            bounds = bounds.insetBy(dx: -reach, dy: -reach)
        }
        if let shadow = presentedShadow, shadow.color.opacity > 0 { bounds = bounds.union(shadow.bounds(of: bounds)) }
        return bounds
    }

    /// True if the layer is visible and has no clip, blur or shadow: its sublayers are only placed and faded.
    var isPlainlyPlaced: Bool {
        clip == nil && presentedBlurRadius == 0 && presentedShadow == nil && presentedOpacity > 0
    }

    /// Transform from the superlayer's space to the window's if all superlayers are plainly placed; otherwise nil.
    func plainTransformAround() -> ProjectionTransform? {
        var result = ProjectionTransform()
        var layer = superlayer
        while let current = layer {
            guard current.isPlainlyPlaced else { return nil }
            result = result.concatenating(current.matrix)
            layer = current.superlayer
        }
        return result
    }

    /// True if one part of the layer fills almost all of ``visualBounds``: damage of the layer with its sublayers as
    /// one rectangle then costs hardly more.
    ///
    /// - Complexity: that of ``visualBounds``.
    var isCompact: Bool {
        let drawing = drawing
        if let value = drawing.state.isCompact(at: drawingVersion) { return value }
        let value = findIsCompact()
        drawing.state.keep(isCompact: value, at: drawingVersion)
        return value
    }

    private func findIsCompact() -> Bool {
        let all = visualBounds
        if all.isNull || sublayers.isEmpty { return false }
        let enough = all.width * all.height - DamageRegion.costOfARectangle
        func fills(_ part: CGRect) -> Bool { !part.isNull && part.width * part.height >= enough }
        if fills(contentBounds) { return true }
        return sublayers.contains { layer in
            guard layer.presentedOpacity > 0, layer.sublayers.isEmpty || layer.isCompact else { return false }
            let part = layer.visualBounds
            return !part.isNull && fills(layer.matrix.boundingRect(of: part))
        }
    }

    /// Bounds of the content in the window, in points, after clips, blurs and shadows of the superlayers; nil if
    /// invisible.
    ///
    /// - Parameter space: transform from the layer's space to the window's if all superlayers are plainly placed;
    ///   otherwise nil.
    /// - Returns: the bounds; nil also if they are empty.
    func contentBoundsInWindow(by space: ProjectionTransform? = nil) -> CGRect? {
        var bounds = contentBounds
        if bounds.isNull { return nil }
        if let space, isPlainlyPlaced {
            let result = space.boundingRect(of: bounds)
            return result.isNull || result.isEmpty ? nil : result
        }
        var transform = ProjectionTransform()
        var layer: Layer? = self
        while let current = layer {
            guard current.presentedOpacity > 0 else { return nil }
            if current.clip != nil || current.presentedBlurRadius > 0 || current.presentedShadow != nil {
                bounds = current.grown(transform.boundingRect(of: bounds))
                if bounds.isNull { return nil }
                transform = ProjectionTransform()
            }
            transform = transform.concatenating(current.matrix)
            layer = current.superlayer
        }
        let result = transform.boundingRect(of: bounds)
        return result.isNull || result.isEmpty ? nil : result
    }

    // MARK: Paths

    private var sizedContentPath: SizedPath? {
        guard case .shape(let shape) = content else { return nil }
        let size = presentedSize
        if let known = memory.state.drawing?.state.contentPath, known.size == size { return known }
        let path = shape.path(CGRect(origin: .zero, size: size))
        var bounds = path.boundingRect
        if case .stroke(let style) = shape.style, !bounds.isNull {
            let reach = StrokeReach.reach(of: style, along: path)
            bounds = bounds.insetBy(dx: -reach, dy: -reach)
        }
        let result = SizedPath(size: size, path: path, bounds: bounds)
        drawing.state.contentPath = result
        return result
    }

    private var sizedClipPath: SizedPath? {
        let size = presentedSize
        if let known = memory.state.drawing?.state.clipPath, known.size == size { return known }
        let path: Path
        switch clip {
        case nil: return nil
        case .bounds: path = Path(CGRect(origin: .zero, size: size))
        case .rounded(let radius):
            let most = Double(min(size.width, size.height)) / 2
            path = Path(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: min(max(radius, 0), most))
        case .shape(let make, _, _): path = make(CGRect(origin: .zero, size: size))
        }
        let result = SizedPath(size: size, path: path, bounds: path.boundingRect)
        drawing.state.clipPath = result
        return result
    }
}
