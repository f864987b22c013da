import Foundation

/// Points and letters in turn, the letter behind its points: `m`ove, `l`ine, `q`uadratic and `c`ubic curve, `h` closes.
extension Path: LosslessStringConvertible {
    /// Reads what ``description`` writes; nil if it is something else.
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

    /// The elements in order, numbers as short as they can be told apart.
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
