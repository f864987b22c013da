public import Foundation
public import Geometry
package import LayerTree

/// Rectangle with a background, border, shadow and sublayers: the drawing of a UIKit view.
///
/// Its properties are model values, final as soon as they are set. In a window it is backed by a layer of Lilt's, on
/// which they animate with the transaction in which they are set (S21.2). Without a transaction, changes of a layer that
/// belongs to no view animate as ``CATransaction`` says. Animations that are added run in addition.
/// ``presentation()`` returns the values on screen.
@preconcurrency @MainActor open class CALayer: _LayerBase {
    var values = LayerValues()
    /// Layer of Lilt's that draws this one in a window; nil outside a window.
    var backing: LayerBacking?
    /// The layer on screen; nil outside a window.
    package var shownLayer: Layer? { backing?.layer }
    /// View to which the layer belongs.
    weak var owner: UIView?
    /// True while the layer is drawn on another layer (``takeIn(_:)``); changes are shown when it returns.
    var isAway = false

    /// Layer that contains this one.
    public internal(set) weak var superlayer: CALayer?
    var ownSublayers: [CALayer] = []
    /// Animations that the program has added; nil: there have been none.
    var animations: LayerAnimations?
    /// Copies of the layer in instances of a replicator.
    var copies: [LayerCopy] = []
    /// Source of a layer that is such a copy.
    var copied: CopiedLayer?

    /// Layer whose opacity masks this one, in this layer's space; nil for none. It belongs to no other layer.
    open var mask: CALayer? {
        didSet {
            guard mask !== oldValue else { return }
            oldValue?.follow(nil)
            mask?.follow(backing?.place)
            backing?.layer.mask = mask?.backing?.layer
        }
    }

    /// An empty layer: zero size, no colour.
    public override init() { super.init() }

    /// A layer with the values of `layer`, without its sublayers.
    public init(layer: CALayer) {
        values = layer.values
        super.init()
    }

    /// A layer of the same kind with the same values, without sublayers.
    func makeCopy() -> CALayer { CALayer(layer: self) }
    /// Shows the sublayers in instances, of a layer that draws several. `rebuilding` makes new ones.
    func updateInstances(rebuilding: Bool) {}

    // MARK: Place

    /// Position of ``anchorPoint`` in the superlayer's space, in points.
    open var position: CGPoint {
        get { values.position }
        set {
            let old = values.position
            change(\.position, "position", to: newValue) { $0.updateGeometry() }
            if newValue != old { owner?.placeChanged() }
        }
    }

    /// Rectangle of the layer in its own space, in points. Sublayers are shifted by minus its origin.
    open var bounds: CGRect {
        get { values.bounds }
        set {
            let old = values.bounds
            change(\.bounds, "bounds", to: newValue) {
                $0.updateGeometry()
                $0.updateGradient()
                $0.updateText()
            }
            if newValue.origin != old.origin {
                for layer in ownSublayers { layer.updateGeometry() }
            }
            if newValue.size != old.size { owner?.sizeChanged() }
        }
    }

    /// Fixed point of ``transform``, in fractions of the size; the centre (0.5, 0.5) by default.
    open var anchorPoint: CGPoint {
        get { values.anchorPoint }
        set {
            change(\.anchorPoint, "anchorPoint", to: newValue) {
                $0.updateGeometry()
                $0.updateEffect()
            }
        }
    }

    /// Transform of the layer and its sublayers about ``anchorPoint``. An affine transform animates as scale, rotation
    /// and translation; others, such as perspective, animate element by element.
    open var transform: CATransform3D {
        get { values.transform }
        set { change(\.transform, "transform", to: newValue) { $0.updateEffect() } }
    }

    /// Affine part of ``transform``.
    public func affineTransform() -> CGAffineTransform { values.transform.affine }

    /// Sets ``transform`` to `transform`.
    public func setAffineTransform(_ transform: CGAffineTransform) { self.transform = CATransform3D(transform) }

    /// Bounding rectangle of the transformed layer, in the superlayer's space. Setting it sets size and position as if
    /// there were no transform.
    open var frame: CGRect {
        get { values.frame }
        set {
            let anchor = values.anchorPoint
            // The place comes first: a new size makes scroll views look for bars that cover them at their place.
            position = CGPoint(
                x: newValue.minX + anchor.x * newValue.width, y: newValue.minY + anchor.y * newValue.height)
            bounds.size = newValue.size
        }
    }

    /// Drawing order among the sublayers of one layer, lower first; equal values are drawn in their order. 0 by
    /// default.
    open var zPosition: CGFloat {
        get { values.zPosition }
        set { change(\.zPosition, "zPosition", to: newValue) { $0.superlayer?.updateSublayers() } }
    }

    // MARK: Looks

    /// Opacity of the layer and its sublayers, 0 to 1.
    open var opacity: Float {
        get { values.opacity }
        set { change(\.opacity, "opacity", to: newValue) { $0.updateOpacity() } }
    }

    /// Hides the layer and its sublayers, which then receive no touches either. Does not animate.
    open var isHidden: Bool {
        get { values.isHidden }
        set { change(\.isHidden, nil, to: newValue) { $0.backing?.layer.isHidden = newValue } }
    }

    /// Fill colour; nil draws nothing.
    open var backgroundColor: CGColor? {
        get { values.backgroundColor }
        set { change(\.backgroundColor, "backgroundColor", to: newValue) { $0.updateBackground() } }
    }

    /// Corner radius of background, border and clip (``masksToBounds``), in points.
    open var cornerRadius: CGFloat {
        get { values.cornerRadius }
        set { change(\.cornerRadius, "cornerRadius", to: newValue) { $0.updateOutline() } }
    }

    /// Width of the border, in points, drawn inside the edge and above the sublayers; 0 draws none.
    open var borderWidth: CGFloat {
        get { values.borderWidth }
        set { change(\.borderWidth, "borderWidth", to: newValue) { $0.updateOutline() } }
    }

    /// Colour of the border; nil is black.
    open var borderColor: CGColor? {
        get { values.borderColor }
        set { change(\.borderColor, "borderColor", to: newValue) { $0.updateBorderColor() } }
    }

    /// Clips sublayers to the layer's rounded rectangle; false by default.
    open var masksToBounds: Bool {
        get { values.masksToBounds }
        set { change(\.masksToBounds, nil, to: newValue) { $0.updateClip() } }
    }

    /// Colour of the shadow, which is a blurred copy of everything drawn, behind the layer; nil is black.
    open var shadowColor: CGColor? {
        get { values.shadowColor }
        set { change(\.shadowColor, "shadowColor", to: newValue) { $0.updateShadow() } }
    }

    /// Opacity of the shadow, 0 to 1; 0 by default.
    open var shadowOpacity: Float {
        get { values.shadowOpacity }
        set { change(\.shadowOpacity, "shadowOpacity", to: newValue) { $0.updateShadow() } }
    }

    /// Standard deviation (sigma) of the shadow's Gaussian blur, in points; 3 by default.
    open var shadowRadius: CGFloat {
        get { values.shadowRadius }
        set { change(\.shadowRadius, "shadowRadius", to: newValue) { $0.updateShadow() } }
    }

    /// Offset of the shadow to the right and down, in points; (0, −3) by default.
    open var shadowOffset: CGSize {
        get { values.shadowOffset }
        set { change(\.shadowOffset, "shadowOffset", to: newValue) { $0.updateShadow() } }
    }
}
