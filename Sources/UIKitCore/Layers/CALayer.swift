public import Foundation
public import Geometry
import LayerTree

/// A rectangle that is drawn, with others on it: what a view of UIKit is made of.
///
/// Its properties are model values, final as soon as they are set. In a window it has a layer of Lilt's, on which they
/// animate by the transaction in which they are set: no animation is ever attached to it (S21.2). What is on screen,
/// ``presentation()`` tells.
@MainActor open class CALayer {
    var values = LayerValues()
    /// The layer that stands for it in a window; nil outside of one.
    var backing: LayerBacking?
    /// The view whose layer it is.
    weak var owner: UIView?
    /// Whether it is drawn on another layer for a while; what it is told then is shown when it comes home.
    var isAway = false

    /// The layer that it lies on.
    public internal(set) weak var superlayer: CALayer?
    var ownSublayers: [CALayer] = []

    /// A layer of no size, without colour.
    public init() {}

    /// A layer with the values of another, and nothing on it.
    public init(layer: CALayer) { values = layer.values }

    isolated deinit {
        for layer in ownSublayers where layer.superlayer === self { layer.superlayer = nil }
        backing?.end()
    }

    // MARK: Place

    /// Where ``anchorPoint`` lies in the superlayer's space.
    open var position: CGPoint {
        get { values.position }
        set { change(\.position, to: newValue) { $0.updateGeometry() } }
    }

    /// The layer's rectangle in its own space. What lies on it is shifted by its origin.
    open var bounds: CGRect {
        get { values.bounds }
        set {
            let old = values.bounds
            change(\.bounds, to: newValue) { $0.updateGeometry() }
            if newValue.origin != old.origin {
                for layer in ownSublayers { layer.updateGeometry() }
            }
            if newValue.size != old.size { owner?.sizeChanged() }
        }
    }

    /// About which point ``transform`` turns and scales, in parts of the size; in the middle at first.
    open var anchorPoint: CGPoint {
        get { values.anchorPoint }
        set {
            change(\.anchorPoint, to: newValue) {
                $0.updateGeometry()
                $0.updateEffect()
            }
        }
    }

    /// What the layer with everything on it goes through. Scales, turns and moves animate each by itself; what is more than
    /// that, such as perspective, number by number.
    open var transform: CATransform3D {
        get { values.transform }
        set { change(\.transform, to: newValue) { $0.updateEffect() } }
    }

    /// ``transform``, as far as it lies in the plane.
    public func affineTransform() -> CGAffineTransform { values.transform.affine }

    /// Sets ``transform``.
    public func setAffineTransform(_ transform: CGAffineTransform) { self.transform = CATransform3D(transform) }

    /// The upright rectangle around the layer as it is transformed, in the superlayer's space. Setting it where there is a
    /// transform gives a size and place that would fill it without.
    open var frame: CGRect {
        get { values.frame }
        set {
            let anchor = values.anchorPoint
            bounds.size = newValue.size
            position = CGPoint(
                x: newValue.minX + anchor.x * newValue.width, y: newValue.minY + anchor.y * newValue.height)
        }
    }

    /// Layers of one superlayer are drawn by this, then in their order.
    open var zPosition: CGFloat {
        get { values.zPosition }
        set { change(\.zPosition, to: newValue) { $0.superlayer?.updateSublayers() } }
    }

    // MARK: Looks

    /// Of the layer with everything on it, 0 to 1.
    open var opacity: Float {
        get { values.opacity }
        set { change(\.opacity, to: newValue) { $0.updateOpacity() } }
    }

    /// Hidden layers draw nothing and are not hit, with everything on them. It does not animate.
    open var isHidden: Bool {
        get { values.isHidden }
        set { change(\.isHidden, to: newValue) { $0.backing?.layer.isHidden = newValue } }
    }

    /// What the layer is filled with; nil draws nothing.
    open var backgroundColor: CGColor? {
        get { values.backgroundColor }
        set { change(\.backgroundColor, to: newValue) { $0.updateBackground() } }
    }

    /// The radius of the corners of background and border, and of what ``masksToBounds`` leaves, in points.
    open var cornerRadius: CGFloat {
        get { values.cornerRadius }
        set { change(\.cornerRadius, to: newValue) { $0.updateOutline() } }
    }

    /// Of a line within the edge, above everything on the layer; 0 draws none.
    open var borderWidth: CGFloat {
        get { values.borderWidth }
        set { change(\.borderWidth, to: newValue) { $0.updateOutline() } }
    }

    /// Of that line; nil is black.
    open var borderColor: CGColor? {
        get { values.borderColor }
        set { change(\.borderColor, to: newValue) { $0.updateBorderColor() } }
    }

    /// Whether what lies on the layer is cut off at its edge.
    open var masksToBounds: Bool {
        get { values.masksToBounds }
        set { change(\.masksToBounds, to: newValue) { $0.updateClip() } }
    }

    /// Of a soft copy of all that is drawn, behind it; nil is black.
    open var shadowColor: CGColor? {
        get { values.shadowColor }
        set { change(\.shadowColor, to: newValue) { $0.updateShadow() } }
    }

    /// How much that copy hides, 0 to 1; at first there is none.
    open var shadowOpacity: Float {
        get { values.shadowOpacity }
        set { change(\.shadowOpacity, to: newValue) { $0.updateShadow() } }
    }

    /// How soft it is: the sigma of a Gaussian, in points.
    open var shadowRadius: CGFloat {
        get { values.shadowRadius }
        set { change(\.shadowRadius, to: newValue) { $0.updateShadow() } }
    }

    /// How far to the right of the layer and below it lies.
    open var shadowOffset: CGSize {
        get { values.shadowOffset }
        set { change(\.shadowOffset, to: newValue) { $0.updateShadow() } }
    }

    private func change<Value: Equatable>(
        _ keyPath: WritableKeyPath<LayerValues, Value>, to value: Value, _ update: (CALayer) -> Void
    ) {
        guard values[keyPath: keyPath] != value else { return }
        values[keyPath: keyPath] = value
        update(self)
    }
}
