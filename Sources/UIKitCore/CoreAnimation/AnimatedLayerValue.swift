import Foundation
import Geometry

/// Value of a layer's property as numbers, which animations mix and add.
struct AnimatedLayerValue {
    var numbers: [Double]
    /// Path whose coordinates the numbers are; nil for other values.
    var path: Path?
    /// True if the numbers are the elements of a transform.
    private(set) var isTransform = false

    init(numbers: [Double], path: Path? = nil) {
        self.numbers = numbers
        self.path = path
    }

    /// The value `any` of a program, for a property that has values like `target`; nil if it is of another kind.
    @MainActor init?(_ any: Any, like target: AnimatedLayerValue) {
        let value: AnimatedLayerValue? =
            switch any {
            case let value as AnimatedLayerValue: value
            case let number as CGFloat: AnimatedLayerValue(numbers: [Double(number)])
            case let number as Double: AnimatedLayerValue(numbers: [number])
            case let number as Float: AnimatedLayerValue(numbers: [Double(number)])
            case let number as Int: AnimatedLayerValue(numbers: [Double(number)])
            case let number as NSNumber: AnimatedLayerValue(numbers: [number.doubleValue])
            case let point as CGPoint: AnimatedLayerValue(point)
            case let size as CGSize: AnimatedLayerValue(numbers: [Double(size.width), Double(size.height)])
            case let rect as CGRect: AnimatedLayerValue(rect)
            case let transform as CATransform3D: AnimatedLayerValue(transform)
            case let transform as CGAffineTransform: AnimatedLayerValue(CATransform3D(transform))
            case let color as UIColor: AnimatedLayerValue(color.cgColor)
            case let color as CGColor: AnimatedLayerValue(color)
            case let path as CGPath: AnimatedLayerValue(path.outline)
            case let colors as [CGColor]:
                AnimatedLayerValue(numbers: colors.flatMap { AnimatedLayerValue($0).numbers })
            case let numbers as [NSNumber]: AnimatedLayerValue(numbers: numbers.map(\.doubleValue))
            default: nil
            }
        guard let value, value.numbers.count == target.numbers.count || value.path != nil && target.path != nil,
            value.numbers.allSatisfy(\.isFinite)
        else { return nil }
        self = value
    }

    init(_ point: CGPoint) { self.init(numbers: [Double(point.x), Double(point.y)]) }

    init(_ rect: CGRect) {
        self.init(
            numbers: [Double(rect.origin.x), Double(rect.origin.y), Double(rect.width), Double(rect.height)])
    }

    init(_ color: CGColor?) { self.init(numbers: (color?.components ?? [0, 0, 0, 0]).map { Double($0) }) }

    init(_ m: CATransform3D) {
        self.init(
            numbers: [
                m.m11, m.m12, m.m13, m.m14, m.m21, m.m22, m.m23, m.m24, m.m31, m.m32, m.m33, m.m34, m.m41, m.m42, m.m43,
                m.m44,
            ].map { Double($0) })
        isTransform = true
    }

    init(_ path: Path) {
        var numbers: [Double] = []
        for element in path.elements {
            for point in element.points { numbers += [Double(point.x), Double(point.y)] }
        }
        self.init(numbers: numbers, path: path)
    }

    /// The value that changes nothing when it is added.
    var zero: AnimatedLayerValue { AnimatedLayerValue(numbers: numbers.map { _ in 0 }, path: path) }

    func adding(_ other: AnimatedLayerValue) -> AnimatedLayerValue {
        guard numbers.count == other.numbers.count else { return self }
        return AnimatedLayerValue(numbers: zip(numbers, other.numbers).map { $0 + $1 }, path: path ?? other.path)
    }

    func scaled(by factor: Double) -> AnimatedLayerValue {
        AnimatedLayerValue(numbers: numbers.map { $0 * factor }, path: path)
    }

    /// The value at `part` of the way to `other`. Paths of other elements change at once, at half of the way.
    func mixed(with other: AnimatedLayerValue, _ part: Double) -> AnimatedLayerValue {
        guard numbers.count == other.numbers.count, hasElements(of: other) else { return part < 0.5 ? self : other }
        // Exact at the end, whatever the roundings.
        if part == 1 { return other }
        if isTransform, other.isTransform, let from = TransformParts(transform),
            let to = TransformParts(other.transform)
        {
            return AnimatedLayerValue(from.mixed(with: to, part).transform)
        }
        return AnimatedLayerValue(numbers: zip(numbers, other.numbers).map { $0 + ($1 - $0) * part }, path: path)
    }

    func distance(to other: AnimatedLayerValue) -> Double {
        zip(numbers, other.numbers).reduce(0) { $0 + ($1.1 - $1.0) * ($1.1 - $1.0) }.squareRoot()
    }

    private func hasElements(of other: AnimatedLayerValue) -> Bool {
        guard let path, let second = other.path else { return path == nil && other.path == nil }
        return path.kinds == second.kinds
    }

    // MARK: Results

    var point: CGPoint { CGPoint(x: numbers[0], y: numbers[1]) }
    var size: CGSize { CGSize(width: numbers[0], height: numbers[1]) }
    var rect: CGRect { CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) }
    var number: Double { numbers[0] }

    var color: CGColor {
        func part(_ index: Int) -> CGFloat { CGFloat(min(max(numbers[index], 0), 1)) }
        return CGColor(red: part(0), green: part(1), blue: part(2), alpha: part(3))
    }

    var colors: [CGColor] {
        stride(from: 0, to: numbers.count - 3, by: 4).map { index in
            AnimatedLayerValue(numbers: Array(numbers[index..<index + 4])).color
        }
    }

    var transform: CATransform3D {
        var m = CATransform3D()
        let n = numbers.map { CGFloat($0) }
        (m.m11, m.m12, m.m13, m.m14) = (n[0], n[1], n[2], n[3])
        (m.m21, m.m22, m.m23, m.m24) = (n[4], n[5], n[6], n[7])
        (m.m31, m.m32, m.m33, m.m34) = (n[8], n[9], n[10], n[11])
        (m.m41, m.m42, m.m43, m.m44) = (n[12], n[13], n[14], n[15])
        return m
    }

    /// The path with these coordinates.
    var outline: Path {
        guard let path else { return Path() }
        var points = stride(from: 0, to: numbers.count - 1, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
        func next() -> CGPoint { points.isEmpty ? .zero : points.removeFirst() }
        return Path { result in
            for element in path.elements {
                switch element {
                case .move: result.move(to: next())
                case .line: result.addLine(to: next())
                case .quadCurve:
                    let end = next()
                    result.addQuadCurve(to: end, control: next())
                case .curve:
                    let end = next()
                    let control = next()
                    result.addCurve(to: end, control1: control, control2: next())
                case .closeSubpath: result.closeSubpath()
                }
            }
        }
    }
}

extension Path {
    /// Kinds of the elements, as numbers.
    fileprivate var kinds: [Int] {
        var kinds: [Int] = []
        for element in elements {
            switch element {
            case .move: kinds.append(0)
            case .line: kinds.append(1)
            case .quadCurve: kinds.append(2)
            case .curve: kinds.append(3)
            case .closeSubpath: kinds.append(4)
            }
        }
        return kinds
    }
}

extension Path.Element {
    /// The end, then the control points.
    fileprivate var points: [CGPoint] {
        switch self {
        case .move(let point), .line(let point): [point]
        case .quadCurve(let end, let control): [end, control]
        case .curve(let end, let first, let second): [end, first, second]
        case .closeSubpath: []
        }
    }
}
