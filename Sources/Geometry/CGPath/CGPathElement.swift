public import Foundation

/// Kind of an element of a ``CGPath``.
public enum CGPathElementType: Int32, Sendable {
    /// Begins a part.
    case moveToPoint
    /// Line.
    case addLineToPoint
    /// Quadratic Bézier curve.
    case addQuadCurveToPoint
    /// Cubic Bézier curve.
    case addCurveToPoint
    /// Line to the start of the part.
    case closeSubpath
}

/// Element of a ``CGPath``, while it is passed to a function.
@safe public struct CGPathElement {
    /// Kind of the element.
    public var type: CGPathElementType
    /// Points: none for `closeSubpath`, one for `moveToPoint` and `addLineToPoint`, two and three for the curves, whose
    /// end comes last. Valid during the call only.
    public var points: UnsafeMutablePointer<CGPoint>
}

/// Function that receives the elements of a path, with the pointer that its caller gave.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

extension CGPath {
    /// Calls `function` with `info` and each element in order.
    public final func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
        unsafe applyWithBlock { unsafe function(info, $0) }
    }

    /// Calls `block` with each element in order.
    public final func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        for element in outline.elements {
            // Room for as many points as a curve has, so that there is a pointer for every kind.
            var points = element.points + Array(repeating: .zero, count: 3 - element.points.count)
            unsafe points.withUnsafeMutableBufferPointer { points in
                guard let first = points.baseAddress else { return }
                var element = unsafe CGPathElement(type: element.type, points: first)
                unsafe block(&element)
            }
        }
    }
}

extension Path.Element {
    fileprivate var type: CGPathElementType {
        switch self {
        case .move: .moveToPoint
        case .line: .addLineToPoint
        case .quadCurve: .addQuadCurveToPoint
        case .curve: .addCurveToPoint
        case .closeSubpath: .closeSubpath
        }
    }
}
