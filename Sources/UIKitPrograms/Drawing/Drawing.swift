public import Foundation
import Geometry
public import UIKitCore
import Views

// Drawing of colours, paths and images into the current context. Outside of the drawing of an image these do nothing.

extension UIColor {
    /// Sets the colour of fills.
    @preconcurrency @MainActor public func setFill() { ImageContexts.current?.setFill(Color(uiColor: self)) }
    /// Sets the colour of strokes.
    @preconcurrency @MainActor public func setStroke() { ImageContexts.current?.setStroke(Color(uiColor: self)) }
    /// Sets the colour of fills and strokes.
    @preconcurrency @MainActor public func set() {
        setFill()
        setStroke()
    }
}

extension UIBezierPath {
    /// Fills the path with the colour of fills.
    @preconcurrency @MainActor public func fill() { ImageContexts.current?.fill(outline, eoFill: usesEvenOddFillRule) }
    /// Strokes the path with the colour of strokes and the path's own style.
    @preconcurrency @MainActor public func stroke() { ImageContexts.current?.stroke(outline, strokeStyle) }
    /// Limits drawing to the path.
    @preconcurrency @MainActor public func addClip() {
        ImageContexts.current?.clip(to: outline, eoFill: usesEvenOddFillRule)
    }
}

extension UIImage {
    /// Draws the image with its top left corner at `point`.
    @preconcurrency @MainActor public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    /// Draws the image in `rect`.
    @preconcurrency @MainActor public func draw(in rect: CGRect) {
        let image = Image(uiImage: self)
        ImageContexts.current?.draw { $0.draw(image, in: rect) }
    }
}
