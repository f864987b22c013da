@_spi(Engine) import AnimationCore
import Foundation
import Geometry
import LayerTree
@_spi(Engine) import ViewGraph
import Views

// Draws the background, the border and the clip of a layer.
extension CALayer {
    func updateOutline() {
        guard let backing else { return }
        if drawn.borderWidth > 0, backing.border == nil {
            let border = backing.place.host.layers.makeLayer()
            border.allowsHitTesting = false
            border.setGeometry(
                LayerGeometry(origin: .zero, size: backing.layer.presentation.geometry.size), transaction: Transaction()
            )
            border.geometry = LayerGeometry(origin: .zero, size: backing.layer.geometry.size)
            border.fill = drawn.borderColor?.resolved ?? .black
            backing.border = border
            updateSublayers()
        }
        backing.outline.set(
            cornerRadius: drawn.cornerRadius, borderWidth: drawn.borderWidth, transaction: .current)
    }

    func updateClip() { drawOutline() }

    /// Draws background, border and clip with the radius and width that are on screen.
    func drawOutline() {
        guard let backing else { return }
        let radius = backing.outline.cornerRadius
        let width = backing.outline.borderWidth
        let isRound = radius > 0
        // The shapes depend on these two numbers alone.
        let version = Self.version(radius, width)
        if drawn.backgroundColor != nil || backing.layer.hasContent {
            backing.layer.content =
                isRound ? .shape(LayerShape(version: version) { Self.outline($0, radius) }) : .color
        }
        backing.layer.clip =
            !drawn.masksToBounds
            ? nil
            : isRound
                ? .rounded(Double(radius)) : .bounds
        backing.border?.content =
            width <= 0
            ? .none
            : .shape(
                LayerShape(style: .stroke(StrokeStyle(lineWidth: width)), version: version) { rect in
                    Self.outline(rect.insetBy(dx: width / 2, dy: width / 2), max(radius - width / 2, 0))
                })
    }

    private static func outline(_ rect: CGRect, _ radius: CGFloat) -> Path {
        guard !rect.isNull else { return Path() }
        return Path(roundedRect: rect, cornerRadius: min(radius, rect.width / 2, rect.height / 2))
    }

    private static func version(_ radius: CGFloat, _ width: CGFloat) -> Int {
        var hasher = Hasher()
        hasher.combine(radius)
        hasher.combine(width)
        return hasher.finalize() & Int.max
    }
}

extension Layer {
    /// True if the layer draws a background or did before.
    fileprivate var hasContent: Bool { if case .none = content { false } else { true } }
}
