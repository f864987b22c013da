import Foundation
import Geometry
import LayerTree

extension CairoCanvas {
    /// Carries out `list` in user space.
    ///
    /// - Parameters:
    ///   - list: the commands; scopes that it leaves open are closed.
    ///   - fill: of the layer, for what has no colour of its own.
    ///   - bounds: of the layer, for gradients.
    @MainActor func draw(_ list: DisplayList, fill: ResolvedColor, bounds: CGRect) {
        var opacities = [1.0]
        var groups: [Double] = []
        save()
        for command in list.commands {
            let opacity = opacities[opacities.count - 1]
            switch command {
            case .fill(let path, let paint, let style):
                beginPath()
                add(path)
                draw(paint, fill: fill, bounds: path.boundingRect, opacity: opacity, style: style, stroke: nil)
            case .stroke(let path, let paint, let style):
                beginPath()
                add(path)
                draw(paint, fill: fill, bounds: path.boundingRect, opacity: opacity, style: FillStyle(), stroke: style)
            case .text(let layout, let point, let color):
                guard let layout = layout as? PangoTextLayout else { continue }
                scope {
                    concatenate(CGAffineTransform(translationX: point.x, y: point.y))
                    layout.draw(on: self, color: color ?? fill, opacity: opacity)
                }
            case .image(let image, let rect): draw(image, in: rect, fill: fill, opacity: opacity)
            case .save:
                save()
                opacities.append(opacity)
            case .restore:
                guard opacities.count > 1 else { continue }
                opacities.removeLast()
                restore()
            case .clip(let path, let style):
                beginPath()
                add(path)
                clip(style)
            case .concatenate(let transform): concatenate(transform)
            case .opacity(let factor): opacities[opacities.count - 1] *= min(max(factor, 0), 1)
            case .blendMode(let mode): setOperator(mode)
            case .beginGroup(let groupOpacity):
                beginGroup()
                groups.append(groupOpacity * opacity)
                opacities.append(1)
            case .endGroup:
                guard let groupOpacity = groups.popLast() else { continue }
                opacities.removeLast()
                endGroup(opacity: min(max(groupOpacity, 0), 1))
            }
        }
        for groupOpacity in groups.reversed() {
            opacities.removeLast()
            endGroup(opacity: groupOpacity)
        }
        for _ in opacities.dropFirst() { restore() }
        restore()
    }
}
