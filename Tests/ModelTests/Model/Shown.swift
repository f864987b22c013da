import Foundation

/// Drawn part of an evaluated tree, in drawing order: leaves and the effects around them. Strings refer to animators by
/// key.
indirect enum Shown {
    case leaf(name: String, geometry: String, text: String?)
    /// An effect; content is placed in its coordinate space. `geometry` is nil for an opacity directly around a
    /// transform, which shares the transform's frame.
    case effect(Kind, geometry: String?, value: String, content: [Shown])
    /// Content being removed, drawn until the departure with that number has ended.
    case leaving(Int, content: [Shown])

    enum Kind {
        case opacity, scale, rotation, offset, unitOffset, group

        var transforms: Bool { self != .opacity && self != .group }
    }
}

/// One leaf as a frame shows it, in window coordinates.
struct ShownLeaf {
    var name: String
    /// The shown text, if the leaf is a text. Its `quad` is then the middle point only.
    var text: String?
    var quad: [CGPoint]
    var opacity: Double
    /// True if the removal ends in this frame, so that the leaf may already be gone.
    var isEnding: Bool
}

/// Affine map of row vectors.
struct Affine {
    var a = 1.0, b = 0.0, c = 0.0, d = 1.0, x = 0.0, y = 0.0

    func apply(_ point: CGPoint) -> CGPoint {
        CGPoint(x: point.x * a + point.y * c + x, y: point.x * b + point.y * d + y)
    }

    /// This map followed by `next`.
    func then(_ next: Affine) -> Affine {
        Affine(
            a: a * next.a + b * next.c, b: a * next.b + b * next.d, c: c * next.a + d * next.c,
            d: c * next.b + d * next.d, x: x * next.a + y * next.c + next.x, y: x * next.b + y * next.d + next.y)
    }

    static func shift(_ x: Double, _ y: Double) -> Affine { Affine(x: x, y: y) }
}

extension Shown.Kind {
    /// The transform of the content, for the effect's value in a coordinate space of `size` (S27.2, S27.3).
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
