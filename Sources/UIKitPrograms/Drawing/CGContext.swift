public import Foundation
public import Geometry
public import UIKitCore
import ViewGraph
public import Views

/// Context of Core Graphics that draws into an image. The y axis points downwards, as in UIKit's contexts.
public final class CGContext {
    /// Looks of what is drawn next.
    private struct State {
        var transform = CGAffineTransform.identity
        var fill = Color.black
        var stroke = Color.black
        var style = StrokeStyle()
        var opacity = 1.0
        var blendMode = GraphicsContext.BlendMode.normal
        var shadow: (color: Color, radius: CGFloat, offset: CGSize)?
        /// Outlines that limit drawing, in the context's own coordinates.
        var clips: [(path: Path, style: FillStyle)] = []
    }

    private var state = State()
    private var saved: [State] = []
    private var outline = Path()
    /// Commands so far, in order.
    private(set) var commands: [(GraphicsContext) -> Void] = []

    init() {}

    /// Records a command in the current coordinates and looks.
    func draw(_ command: @escaping (inout GraphicsContext) -> Void) {
        let state = state
        commands.append { context in
            var context = context
            for clip in state.clips { context.clip(to: clip.path, style: clip.style) }
            context.opacity = state.opacity
            context.blendMode = state.blendMode
            if let shadow = state.shadow {
                context.addFilter(
                    .shadow(
                        color: shadow.color, radius: shadow.radius, x: shadow.offset.width, y: shadow.offset.height))
            }
            context.concatenate(state.transform)
            command(&context)
        }
    }

    func fill(_ path: Path, eoFill: Bool = false) {
        let color = state.fill
        draw { $0.fill(path, with: .color(color), style: FillStyle(eoFill: eoFill)) }
    }

    func stroke(_ path: Path, _ style: StrokeStyle? = nil) {
        let (color, style) = (state.stroke, style ?? state.style)
        draw { $0.stroke(path, with: .color(color), style: style) }
    }

    func clip(to path: Path, eoFill: Bool = false) {
        state.clips.append((path.applying(state.transform), FillStyle(eoFill: eoFill)))
    }

    func setFill(_ color: Color) { state.fill = color }
    func setStroke(_ color: Color) { state.stroke = color }
}

extension GraphicsContext {
    /// Draws by the commands of Core Graphics, which `content` gives to its argument.
    ///
    /// - Throws: an error that `content` throws.
    public func withCGContext(content: (CGContext) throws -> Void) rethrows {
        let context = CGContext()
        try content(context)
        for command in context.commands { command(self) }
    }
}

extension CGContext {
    // MARK: Looks

    /// Saves the looks and coordinates.
    public func saveGState() { saved.append(state) }
    /// Brings back those saved last.
    public func restoreGState() { if let last = saved.popLast() { state = last } }

    /// Sets the colour of fills.
    public func setFillColor(_ color: UIKitCore.CGColor) { state.fill = Color(cgColor: color) }
    /// Sets the colour of fills by components from 0 to 1.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fill = Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
    }
    /// Sets the colour of strokes.
    public func setStrokeColor(_ color: UIKitCore.CGColor) { state.stroke = Color(cgColor: color) }
    /// Sets the colour of strokes by components from 0 to 1.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.stroke = Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
    }
    /// Sets the width of strokes, in points.
    public func setLineWidth(_ width: CGFloat) { state.style.lineWidth = width }
    /// Sets the shape of the ends of strokes.
    public func setLineCap(_ cap: CGLineCap) { state.style.lineCap = cap }
    /// Sets the shape of the corners of strokes.
    public func setLineJoin(_ join: CGLineJoin) { state.style.lineJoin = join }
    /// Sets the limit of pointed corners, in line widths.
    public func setMiterLimit(_ limit: CGFloat) { state.style.miterLimit = limit }
    /// Sets the lengths of dashes and gaps, in points, and the place in this pattern at which lines begin.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.style.dash = lengths
        state.style.dashPhase = phase
    }
    /// Sets the opacity of what is drawn, 0 to 1.
    public func setAlpha(_ alpha: CGFloat) { state.opacity = Double(alpha) }
    /// Sets a shadow below what is drawn; lengths in points.
    public func setShadow(offset: CGSize, blur: CGFloat, color: UIKitCore.CGColor?) {
        state.shadow = color.map { (Color(cgColor: $0), blur / 2, offset) }
    }
    /// Sets a black shadow of an opacity of one third below what is drawn; lengths in points.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        state.shadow = (Color.black.opacity(1.0 / 3), blur / 2, offset)
    }

    // MARK: Coordinates

    /// Moves the origin, in points.
    public func translateBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(translationX: x, y: y)) }
    /// Scales the coordinates.
    public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }
    /// Rotates the coordinates by an angle in radians.
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }
    /// Applies `transform` before the current one.
    public func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(state.transform)
    }
    /// The transform from the current coordinates to the image's.
    public var ctm: CGAffineTransform { state.transform }

    // MARK: The current path

    /// Begins a new path.
    public func beginPath() { outline = Path() }
    /// Begins a part of the path at `point`.
    public func move(to point: CGPoint) { outline.move(to: point) }
    /// Adds a line to `point`.
    public func addLine(to point: CGPoint) { outline.addLine(to: point) }
    /// Adds lines through `points`.
    public func addLines(between points: [CGPoint]) { outline.addLines(points) }
    /// Adds a cubic Bézier curve to `end`.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        outline.addCurve(to: end, control1: control1, control2: control2)
    }
    /// Adds a quadratic Bézier curve to `end`.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) { outline.addQuadCurve(to: end, control: control) }
    /// Adds an arc between angles in radians. `clockwise` refers to a y axis that points upwards.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        outline.addArc(
            center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
            clockwise: clockwise)
    }
    /// Adds a rectangle.
    public func addRect(_ rect: CGRect) { outline.addRect(rect) }
    /// Adds the ellipse that fits into `rect`.
    public func addEllipse(in rect: CGRect) { outline.addEllipse(in: rect) }
    /// Adds the elements of `path`.
    public func addPath(_ path: CGPath) { outline.addPath(Path(path)) }
    /// Closes the current part with a line to its start.
    public func closePath() { outline.closeSubpath() }

    /// Fills the path and begins a new one.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        fill(outline, eoFill: rule == .evenOdd)
        outline = Path()
    }
    /// Strokes the path and begins a new one.
    public func strokePath() {
        stroke(outline)
        outline = Path()
    }
    /// Fills, strokes, or both, the path, and begins a new one.
    public func drawPath(using mode: CGPathDrawingMode) {
        if mode != .stroke { fill(outline, eoFill: mode == .eoFill || mode == .eoFillStroke) }
        if mode == .stroke || mode == .fillStroke || mode == .eoFillStroke { stroke(outline) }
        outline = Path()
    }
    /// Limits drawing to the path, and begins a new one.
    public func clip(using rule: CGPathFillRule = .winding) {
        clip(to: outline, eoFill: rule == .evenOdd)
        outline = Path()
    }
    /// Limits drawing to `rect`.
    public func clip(to rect: CGRect) { clip(to: Path(rect)) }

    // MARK: Shapes

    /// Fills `rect`.
    public func fill(_ rect: CGRect) { fill(Path(rect)) }
    /// Fills rectangles.
    public func fill(_ rects: [CGRect]) { for rect in rects { fill(Path(rect)) } }
    /// Fills the ellipse that fits into `rect`.
    public func fillEllipse(in rect: CGRect) { fill(Path(ellipseIn: rect)) }
    /// Strokes `rect`.
    public func stroke(_ rect: CGRect) { stroke(Path(rect)) }
    /// Strokes `rect` with lines `width` points wide.
    public func stroke(_ rect: CGRect, width: CGFloat) { stroke(Path(rect), StrokeStyle(lineWidth: width)) }
    /// Strokes the ellipse that fits into `rect`.
    public func strokeEllipse(in rect: CGRect) { stroke(Path(ellipseIn: rect)) }
    /// Strokes lines between pairs of points.
    public func strokeLineSegments(between points: [CGPoint]) {
        var path = Path()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            path.move(to: points[index])
            path.addLine(to: points[index + 1])
        }
        stroke(path)
    }
}

/// Way of drawing a path.
public enum CGPathDrawingMode: Int, Sendable {
    /// Filled, by the rule of winding numbers.
    case fill
    /// Filled, by the even-odd rule.
    case eoFill
    /// Stroked.
    case stroke
    /// Filled and stroked.
    case fillStroke
    /// Filled by the even-odd rule, and stroked.
    case eoFillStroke
}
