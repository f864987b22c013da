import Foundation

/// Text form: points, then a letter for the element: `m` move, `l` line, `q` quadratic curve, `c` cubic curve, `h`
/// close.
extension Path: LosslessStringConvertible {
    /// Parses the format of ``description``; nil if `string` has another format.
    public init?(_ string: String) {
        var numbers: [CGFloat] = []
        for word in string.split(whereSeparator: \.isWhitespace) {
            if let number = Double(word) {
                numbers.append(CGFloat(number))
                continue
            }
            func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[2 * index], y: numbers[2 * index + 1]) }
            switch (word, numbers.count) {
            case ("m", 2): move(to: point(0))
            case ("l", 2): addLine(to: point(0))
            case ("q", 4): addQuadCurve(to: point(1), control: point(0))
            case ("c", 6): addCurve(to: point(2), control1: point(0), control2: point(1))
            case ("h", 0): closeSubpath()
            default: return nil
            }
            numbers = []
        }
        if !numbers.isEmpty { return nil }
    }

    /// The elements in order, with the shortest numbers that parse to the same values.
    public var description: String {
        func text(_ points: CGPoint...) -> String {
            points.map { "\(Self.number($0.x)) \(Self.number($0.y)) " }.joined()
        }
        return elements.map { element in
            switch element {
            case .move(let to): text(to) + "m"
            case .line(let to): text(to) + "l"
            case .quadCurve(let to, let control): text(control, to) + "q"
            case .curve(let to, let control1, let control2): text(control1, control2, to) + "c"
            case .closeSubpath: "h"
            }
        }.joined(separator: " ")
    }

    private static func number(_ value: CGFloat) -> String {
        let text = "\(value)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
