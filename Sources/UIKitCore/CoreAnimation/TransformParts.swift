import Foundation
import Geometry

/// Parts of a transform that animate separately, so that a rotation stays one on the way: scale, then rotation, then
/// translation, seen in a perspective.
struct TransformParts {
    private var translation: SIMD3<Double>
    private var scale: SIMD3<Double>
    /// Rotation as a unit quaternion: the vector part, then the scalar one.
    private var rotation: SIMD4<Double>
    /// Last column of the matrix that is applied last.
    private var perspective: SIMD4<Double>

    /// The parts of `m`; nil if it is skewed or has no inverse.
    init?(_ m: CATransform3D) {
        var rows = [
            SIMD3(Double(m.m11), Double(m.m12), Double(m.m13)), SIMD3(Double(m.m21), Double(m.m22), Double(m.m23)),
            SIMD3(Double(m.m31), Double(m.m32), Double(m.m33)),
        ]
        translation = SIMD3(Double(m.m41), Double(m.m42), Double(m.m43))
        scale = SIMD3(Self.length(rows[0]), Self.length(rows[1]), Self.length(rows[2]))
        guard scale.min() > 1e-9, scale.max() < .infinity else { return nil }
        for index in 0..<3 { rows[index] /= scale[index] }
        let slack = 1e-6
        guard abs((rows[0] * rows[1]).sum()) < slack, abs((rows[1] * rows[2]).sum()) < slack,
            abs((rows[0] * rows[2]).sum()) < slack
        else { return nil }
        if (Self.cross(rows[0], rows[1]) * rows[2]).sum() < 0 {
            // A mirror image: along x.
            scale.x = -scale.x
            rows[0] = -rows[0]
        }
        rotation = Self.quaternion(rows)
        // The last column is that of the perspective, turned and scaled as the rest.
        let column = SIMD3(Double(m.m14), Double(m.m24), Double(m.m34)) / scale
        let turned = rows[0] * column.x + rows[1] * column.y + rows[2] * column.z
        perspective = SIMD4(turned, Double(m.m44) - (translation * turned).sum())
    }

    /// The parts at `amount` of the way to `other`, with the shorter turn.
    func mixed(with other: TransformParts, _ amount: Double) -> TransformParts {
        var result = self
        result.translation += (other.translation - translation) * amount
        result.scale += (other.scale - scale) * amount
        result.perspective += (other.perspective - perspective) * amount
        var (cosine, end) = ((rotation * other.rotation).sum(), other.rotation)
        if cosine < 0 { (cosine, end) = (-cosine, -end) }
        let angle = acos(min(cosine, 1))
        if angle > 1e-9 {
            result.rotation = (rotation * sin((1 - amount) * angle) + end * sin(amount * angle)) / sin(angle)
        }
        return result
    }

    var transform: CATransform3D {
        let rows = rotationRows
        var m = CATransform3D()
        func last(_ row: SIMD3<Double>) -> CGFloat {
            CGFloat(row.x * perspective.x + row.y * perspective.y + row.z * perspective.z)
        }
        let (a, b, c) = (rows[0] * scale.x, rows[1] * scale.y, rows[2] * scale.z)
        (m.m11, m.m12, m.m13, m.m14) = (CGFloat(a.x), CGFloat(a.y), CGFloat(a.z), last(a))
        (m.m21, m.m22, m.m23, m.m24) = (CGFloat(b.x), CGFloat(b.y), CGFloat(b.z), last(b))
        (m.m31, m.m32, m.m33, m.m34) = (CGFloat(c.x), CGFloat(c.y), CGFloat(c.z), last(c))
        (m.m41, m.m42, m.m43) = (CGFloat(translation.x), CGFloat(translation.y), CGFloat(translation.z))
        m.m44 = last(translation) + CGFloat(perspective.w)
        return m
    }

    /// Images of the axes.
    private var rotationRows: [SIMD3<Double>] {
        let (x, y, z, w) = (rotation.x, rotation.y, rotation.z, rotation.w)
        return [
            SIMD3(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)),
            SIMD3(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)),
            SIMD3(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y)),
        ]
    }

    /// The quaternion of a rotation with these images of the axes, by its largest component.
    private static func quaternion(_ r: [SIMD3<Double>]) -> SIMD4<Double> {
        let squares = SIMD4(
            1 + r[0].x - r[1].y - r[2].z, 1 - r[0].x + r[1].y - r[2].z, 1 - r[0].x - r[1].y + r[2].z,
            1 + r[0].x + r[1].y + r[2].z)
        let size = 2 * squares.max().squareRoot()
        let sums = SIMD3(r[0].y + r[1].x, r[1].z + r[2].y, r[0].z + r[2].x) / size
        let turns = SIMD3(r[1].z - r[2].y, r[2].x - r[0].z, r[0].y - r[1].x) / size
        switch squares.max() {
        case squares.w: return SIMD4(turns, size / 4)
        case squares.x: return SIMD4(size / 4, sums.x, sums.z, turns.x)
        case squares.y: return SIMD4(sums.x, size / 4, sums.y, turns.y)
        default: return SIMD4(sums.z, sums.y, size / 4, turns.z)
        }
    }

    private static func length(_ v: SIMD3<Double>) -> Double { (v * v).sum().squareRoot() }

    private static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
    }
}
