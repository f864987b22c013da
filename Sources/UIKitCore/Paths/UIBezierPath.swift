public import Foundation
public import Geometry

/// Outline with the properties of its stroke. ``cgPath`` makes a `Path` of it: `Path(bezier.cgPath)`.
open class UIBezierPath: NSObject, NSCopying {
    /// The outline.
    open var cgPath: CGPath {
        get { outline.cgPath }
        set { outline = Path(newValue) }
    }
    /// Width of the stroke in points; 1 by default.
    open var lineWidth: CGFloat = 1
    /// Shape of the stroke's ends.
    open var lineCapStyle = CGLineCap.butt
    /// Shape of the stroke's corners.
    open var lineJoinStyle = CGLineJoin.miter
    /// Limit of pointed corners, in line widths; 10 by default.
    open var miterLimit: CGFloat = 10
    /// Accuracy in points with which curves may be drawn; curves here are always drawn exactly.
    open var flatness: CGFloat = 0.6
    /// Fills by the even-odd rule instead of the winding rule; false by default.
    open var usesEvenOddFillRule = false

    package var outline = Path()
    package private(set) var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

    /// An empty path.
    public override init() { super.init() }

    /// A rectangle.
    public convenience init(rect: CGRect) {
        self.init()
        outline = Path(rect)
    }

    /// The ellipse that fits into `rect`.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        outline = Path(ellipseIn: rect)
    }

    /// A rectangle with rounded corners; the radius is in points, and limited to half of the shorter side.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        outline = Path(roundedRect: rect, cornerRadius: cornerRadius)
    }

    /// A rectangle some of whose corners are rounded.
    ///
    /// - Parameters:
    ///   - rect: the rectangle.
    ///   - corners: rounded corners.
    ///   - cornerRadii: size of the corners; the width is the radius in points.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        func radius(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? cornerRadii.width : 0 }
        outline = Path(
            roundedRect: rect,
            cornerRadii: RectangleCornerRadii(
                topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft), bottomTrailing: radius(.bottomRight),
                topTrailing: radius(.topRight)))
    }

    /// An arc between angles in radians, which `clockwise` runs clockwise on the screen.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// The outline of `cgPath`.
    public convenience init(cgPath: CGPath) {
        self.init()
        outline = Path(cgPath)
    }

    /// A copy with the same outline and properties.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBezierPath()
        copy.outline = outline
        copy.lineWidth = lineWidth
        copy.lineCapStyle = lineCapStyle
        copy.lineJoinStyle = lineJoinStyle
        copy.miterLimit = miterLimit
        copy.flatness = flatness
        copy.usesEvenOddFillRule = usesEvenOddFillRule
        copy.dash = dash
        return copy
    }

    /// Sets the lengths of dashes and gaps, in points.
    ///
    /// - Parameters:
    ///   - pattern: lengths of dashes and gaps in turn; nil draws whole lines.
    ///   - count: number of lengths.
    ///   - phase: place in the pattern at which the line begins.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dash = (unsafe Array(UnsafeBufferPointer(start: pattern, count: pattern == nil ? 0 : count)), phase)
    }

    /// Properties of the stroke.
    package var strokeStyle: StrokeStyle {
        StrokeStyle(
            lineWidth: lineWidth, lineCap: lineCapStyle, lineJoin: lineJoinStyle, miterLimit: miterLimit,
            dash: dash.lengths, dashPhase: dash.phase)
    }
}
