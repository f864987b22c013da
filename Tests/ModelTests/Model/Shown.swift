import Foundation

/// What of an evaluated tree is drawn, in order: leaves, and the effects around them. Values are names of animators.
indirect enum Shown {
    case leaf(name: String, geometry: String, text: String?)
    /// An effect with a geometry of its own; what is in it counts its place from there. An opacity directly around a
    /// transform has none: the two lie in one place.
    case effect(Kind, geometry: String?, value: String, content: [Shown])
    /// Content on its way out, until the departure of that number has ended.
    case leaving(Int, content: [Shown])

    enum Kind {
        case opacity, scale, rotation, offset, unitOffset, group

        var transforms: Bool { self != .opacity && self != .group }
    }
}

/// One leaf as a frame shows it.
struct ShownLeaf {
    var name: String
    /// What a text says; of a text `quad` is its middle.
    var text: String?
    var quad: [CGPoint]
    var opacity: Double
    /// Whether it leaves in this very frame, and may be gone already.
    var isEnding: Bool
}

/// An affine map for row vectors.
struct Affine {
    var a = 1.0, b = 0.0, c = 0.0, d = 1.0, x = 0.0, y = 0.0

    func apply(_ point: CGPoint) -> CGPoint {
        CGPoint(x: point.x * a + point.y * c + x, y: point.x * b + point.y * d + y)
    }

    /// This map, then `next`.
    func then(_ next: Affine) -> Affine {
        Affine(
            a: a * next.a + b * next.c, b: a * next.b + b * next.d, c: c * next.a + d * next.c,
            d: c * next.b + d * next.d, x: x * next.a + y * next.c + next.x, y: x * next.b + y * next.d + next.y)
    }

    static func shift(_ x: Double, _ y: Double) -> Affine { Affine(x: x, y: y) }
}

extension Shown.Kind {
    /// What the effect does to what is in it, in a space of `size` (S27.2, S27.3).
    func map(_ value: [Double], _ size: CGSize) -> Affine {
        switch self {
        case .opacity, .group: return Affine()
        case .offset: return .shift(value[0], value[1])
        case .unitOffset: return .shift(value[0] / 128 * size.width, value[1] / 128 * size.height)
        case .scale:
            let (x, y) = (value[2] / 128 * size.width, value[3] / 128 * size.height)
            return Affine(a: value[0], d: value[1], x: x - x * value[0], y: y - y * value[1])
        case .rotation:
            let (c, s) = (cos(value[0] / 128), sin(value[0] / 128))
            let (x, y) = (value[1] / 128 * size.width, value[2] / 128 * size.height)
            return Affine(a: c, b: s, c: -s, d: c, x: x - x * c + y * s, y: y - x * s - y * c)
        }
    }
}
