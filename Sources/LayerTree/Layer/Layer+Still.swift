import AnimationCore
import Geometry

extension Layer {
    /// Makes a copy of the layer with its sublayers, as they are on screen: it draws alike, follows no later change, and is not
    /// hit. It belongs to no other layer.
    ///
    /// - Complexity: O(layers). Contents are shared.
    package func makeStill() -> Layer {
        let still = context.makeLayer()
        let shown = presentation
        let plain = Transaction()
        still.setGeometry(shown.geometry, transaction: plain)
        if shown.effect != .none { still.setEffect(shown.effect, transaction: plain) }
        still.setOpacity(shown.opacity, transaction: plain)
        still.setFill(shown.fill, transaction: plain)
        if shown.paint != nil { still.setPaint(shown.paint, transaction: plain) }
        if shown.shadow != nil { still.setShadow(shown.shadow, transaction: plain) }
        if shown.blurRadius != 0 { still.setBlurRadius(shown.blurRadius, transaction: plain) }
        if shown.colorFilter != .none { still.setColorFilter(shown.colorFilter, transaction: plain) }
        still.clip = clip
        still.blendMode = blendMode
        still.isCompositingGroup = isCompositingGroup
        still.hasOpaqueBlur = hasOpaqueBlur
        still.isDoubleSided = isDoubleSided
        still.isHidden = isHidden
        still.allowsHitTesting = false
        var copies: [ObjectIdentifier: Layer] = [:]
        still.setSublayers(
            sublayers.map { sublayer in
                let copy = sublayer.makeStill()
                copies[ObjectIdentifier(sublayer)] = copy
                return copy
            })
        still.mask = mask?.makeStill()
        still.content = content.drawing(copies)
        return still
    }
}

extension LayerContent {
    /// The content, drawing `copies` in place of the layers of these identities.
    fileprivate func drawing(_ copies: [ObjectIdentifier: Layer]) -> LayerContent {
        guard case .drawing(let list) = self, list.drawsLayers else { return self }
        let commands = list.commands.map { command in
            guard case .layer(let layer, let rect) = command, let copy = copies[ObjectIdentifier(layer)] else {
                return command
            }
            return DrawCommand.layer(copy, in: rect)
        }
        return .drawing(DisplayList(commands: commands, bounds: list.bounds, isText: list.isText))
    }
}
